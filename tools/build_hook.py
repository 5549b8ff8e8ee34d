"""Compiles kernel and rules for a wheel if there is a compiler; without one the wheel is plain Python.

`LUDONAUT_PLAIN=1 pip wheel .` makes a plain one anywhere. An editable install is always plain.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import compile as compiling  # type: ignore[import-not-found]

CLIENT = compiling.SOURCE / "server" / "client" / "index.html"


class Compile(BuildHookInterface[Any]):
    """Called by hatchling before it packs a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add the compiled modules to the wheel."""
        if version == "editable":
            return
        if not CLIENT.is_file():
            self.app.display_warning("the browser client is not built: `make wheel` builds it first")
        if os.environ.get("LUDONAUT_PLAIN") or not compiling.has_compiler():
            return
        target = Path(self.directory) / "compiled"
        try:
            compiling.build(target, compiling.games())
        except compiling.DoesNotCompile as fault:
            self.app.display_warning(f"{fault}\nthis wheel will be plain Python")
            return
        for file in [*target.rglob("*.so"), *target.rglob("*.pyd"), *target.rglob("*_read.py")]:
            build_data["force_include"][str(file)] = str(file.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
