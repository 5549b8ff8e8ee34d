# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
CLIENT := src/ludonaut/server/client/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: install play test lint mutants actions wire fuzz bench docs gallery legible compile wheel lock clean

install: .venv/.installed $(CLIENT)
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

play: .venv/.installed $(CLIENT)
	$(BIN)/ludonaut serve --port $(PORT) --open

test: install
	$(BIN)/python tools/run_tests.py

lint: .venv/.installed web/node_modules/.installed
	$(BIN)/python tools/run_tests.py --lint

fuzz: .venv/.installed
	@$(BIN)/python -m pip install --quiet 'atheris>=3' || echo "no atheris for this Python: parsers are fuzzed without it"
	$(BIN)/python -m tests.fuzz

mutants: .venv/.installed
	$(BIN)/python tools/mutants.py

actions: .venv/.installed
	$(BIN)/python tools/actions.py

wire: .venv/.installed
	$(BIN)/python tools/wire.py

bench: .venv/.installed
	$(BIN)/ludonaut bench

gallery: install
	$(BIN)/python tools/gallery.py

legible: install
	$(BIN)/python tools/legible.py --worst 30

docs: .venv/.installed
	$(BIN)/python tools/docs.py

compile: .venv/.installed
	$(BIN)/python tools/compile.py

wheel: .venv/.installed $(CLIENT)
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lock: .venv/.installed
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --group dev --extra postgresql --extra lab --extra rl --python-version 3.11 \
		--no-header --no-annotate --no-emit-index-url --quiet --output-file requirements.lock

clean:
	rm -rf .venv web/node_modules src/ludonaut/server/client site build dist
