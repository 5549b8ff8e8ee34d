"""The table of docs/load.md is made by the tool that measures."""

from __future__ import annotations

from pathlib import Path

from tools.load import BEGIN, COLUMNS, END, Load, Seen, row, summary, written


def test_a_row_replaces_that_of_the_same_load_and_the_others_stay_in_order() -> None:
    page = f"before\n{BEGIN}{END}after\n"
    for processes, tables, seconds in ((2, 300, 10.0), (1, 100, 10.0), (2, 300, 60.0)):
        page = written(page, row(summary(Load(tables=tables, processes=processes, seconds=seconds), Seen())))
    lines = page.split(END)[0].split(BEGIN)[1].split("\n")
    assert [line[:20] for line in lines[3:5]] == ["| 1 | 100 | 200 | 10", "| 2 | 300 | 600 | 60"]
    assert page.startswith("before\n")
    assert page.endswith("after\n")
    assert written(page, row(summary(Load(tables=300, processes=2, seconds=60.0), Seen()))) == page


def test_the_page_has_the_table_that_the_tool_writes() -> None:
    table = Path("docs/load.md").read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0].strip().splitlines()
    assert table[0] == f"| {' | '.join(COLUMNS)} |"
    assert all(line.count("|") == len(COLUMNS) + 1 for line in table)
