"""A real PostgreSQL for the tests, from Debian's package, run by an unprivileged user and thrown away."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any


def binaries() -> Path | None:
    """Where PostgreSQL's programs are, if it is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if found:
        return found[-1].parent
    here = shutil.which("postgres")
    return Path(here).resolve().parent if here else None


def _user() -> dict[str, Any]:
    """The user to run PostgreSQL as: it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise RuntimeError("there is no unprivileged user to run PostgreSQL")


class Cluster:
    """One database server in a folder of its own."""

    def __init__(self) -> None:
        programs = binaries()
        assert programs is not None
        self._programs = programs
        self._as = _user()
        self.folder = Path(tempfile.mkdtemp(prefix="ludonaut-pg-"))
        if self._as:
            os.chown(self.folder, self._as["user"], self._as["group"])
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self._made = 0
        self._run("initdb", "-D", str(self.folder / "db"), "-A", "trust", "-U", "ludonaut", "-E", "UTF8", "--no-sync")
        self.start()

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *args], capture_output=True, cwd=self.folder, check=False, **self._as
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start it and wait until it answers."""
        args = ["-D", str(self.folder / "db"), "-k", str(self.folder), "-p", str(self.port)]
        self.process = subprocess.Popen(
            [str(self._programs / "postgres"), *args, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=40"],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "log").open("ab"),
            start_new_session=True,
            **self._as,
        )
        for _ in range(200):
            ready = subprocess.run(
                [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False
            )
            if ready.returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text())

    def kill(self) -> None:
        """Kill it and all its processes at once, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"ludonaut{self._made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "ludonaut", name)
        return f"postgresql://ludonaut@127.0.0.1:{self.port}/{name}"

    def end(self) -> None:
        """Stop it and delete its folder."""
        if self.process is not None and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
