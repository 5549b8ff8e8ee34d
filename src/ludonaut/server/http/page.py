"""Pages that need no client: how to build it, and the description of the REST interface."""

from __future__ import annotations

import html
import json
from typing import Any

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludonaut</title>
<h1>Ludonaut runs, but its page is not built</h1>
<p>In the project's folder: <code>make install</code>
(or <code>cd web &amp;&amp; npm install &amp;&amp; npm run build</code>),
then load this page again.</p>
<p>The interface for programs is here already: <a href="/api/docs">/api/docs</a>.</p></html>"""


def describe(openapi: dict[str, Any]) -> str:
    """The OpenAPI description as one plain page."""
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludonaut: the interface</title>',
        f"<h1>{html.escape(openapi['info']['title'])}</h1>",
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a>. Keys go into the header '
        "<code>Authorization: Bearer KEY</code>. The moves go over the WebSocket <code>/api/ws/{table}</code>: "
        'see "The wire" in the documentation.</p>',
    ]
    for path, methods in openapi["paths"].items():
        for method, what in methods.items():
            parts.append(f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>")
            parts.append(f"<p>{html.escape(what.get('description', ''))}</p>")
            body = what.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            if body:
                parts.append(f"<p>Body:</p><pre>{html.escape(json.dumps(_resolve(body, openapi), indent=1))}</pre>")
    return "\n".join([*parts, "</html>"])


def _resolve(schema: Any, openapi: dict[str, Any], depth: int = 0) -> Any:
    """A schema with its references resolved."""
    if depth > 6:
        return "..."
    if isinstance(schema, list):
        return [_resolve(part, openapi, depth + 1) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _resolve(openapi["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]], openapi, depth + 1)
    return {key: _resolve(part, openapi, depth + 1) for key, part in schema.items()}
