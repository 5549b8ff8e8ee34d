# Two commands do everything on a fresh machine: `make play` and `make test`. `make help` lists the others.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
CLIENT := src/ludonaut/server/client/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: help install play check test lint coverage load mutants actions wire fuzz bench docs gallery legible compile wheel lock clean

help: # List the targets
	@sed -n 's/^\([a-z]*\):.*# \(.*\)/\1\t\2/p' Makefile | expand -t 12

install: .venv/.installed $(CLIENT) # Install everything into .venv and build the client
	@tools/system-packages

.venv/.installed: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.installed $(WEB)
	cd web && npm run --silent build

play: .venv/.installed $(CLIENT) # Start a server and open the page
	$(BIN)/ludonaut serve --port $(PORT) --open

check: .venv/.installed web/node_modules/.installed # Linters and fast tests, under two minutes
	$(BIN)/python tools/run_tests.py --fast

test: install # Linters and all tests
	$(BIN)/python tools/run_tests.py

lint: .venv/.installed web/node_modules/.installed # Linters and type checkers
	$(BIN)/python tools/run_tests.py --lint

coverage: install # All Python tests with a coverage report in build/coverage
	$(BIN)/python -m pytest -n auto --cov --cov-report=term --cov-report=html

load: .venv/.installed # Measure a server under load
	$(BIN)/python -m tools.load --tables 100 --seconds 30

fuzz: .venv/.installed # Play and parse at random until stopped
	@$(BIN)/python -m pip install --quiet 'atheris>=3' || echo "no atheris for this Python: parsers are fuzzed without it"
	$(BIN)/python -m tests.fuzz

mutants: .venv/.installed # Change the rules at random; the tests must notice
	$(BIN)/python tools/mutants.py

actions: .venv/.installed # Write docs/actions/ and docs/effects/ from the games
	$(BIN)/python tools/actions.py
	$(BIN)/python tools/effects.py

wire: .venv/.installed # Write the client's types from the server's
	$(BIN)/python tools/wire.py

bench: .venv/.installed # Measure the speed of the games
	$(BIN)/ludonaut bench

gallery: install # Take the screenshots of docs/gallery/
	$(BIN)/python tools/gallery.py

legible: install # Measure text sizes on seven screens
	$(BIN)/python -m tools.legible --worst 30

docs: .venv/.installed # Build the documentation site
	$(BIN)/python tools/docs.py

compile: .venv/.installed # Compile kernel and rules, and test them compiled
	$(BIN)/python tools/compile.py

wheel: .venv/.installed $(CLIENT) # Build a wheel in dist/
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lock: .venv/.installed # Pin the newest requirements
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --group dev --extra postgresql --extra lab --extra rl --python-version 3.11 \
		--no-header --no-annotate --no-emit-index-url --quiet --output-file requirements.lock

clean: # Remove everything that was made
	rm -rf .venv web/node_modules src/ludonaut/server/client site build dist
