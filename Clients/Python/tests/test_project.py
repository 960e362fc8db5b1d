"""The package itself: what is generated is up to date, and the README's tutorial runs."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
PACKAGE = HERE / "src" / "understudy"


def test_what_is_generated_is_up_to_date(monkeypatch, tmp_path):
    generated = runpy.run_path(str(HERE / "generate.py"))
    for name in ("write_calls", "write_properties", "write_callbacks"):
        monkeypatch.setitem(generated[name].__globals__, "PACKAGE", tmp_path)
        generated[name]()
    for file in tmp_path.iterdir():
        assert file.read_text() == (PACKAGE / file.name).read_text(), f"{file.name}: run generate.py"
    assert len(list(tmp_path.iterdir())) == 3


def blocks():
    """The Python of the README, by the file that its first line names."""
    text = (HERE / "README.md").read_text()
    for block in re.findall(r"```python\n(.*?)```", text, re.S):
        name, code = block.split("\n", 1)
        yield name.lstrip("# "), code


@pytest.mark.parametrize("name", [name for name, _ in blocks() if name.startswith("test_")])
def test_the_tutorial(name, tmp_path, understudy_server):
    for file, code in blocks():
        if file.endswith(".py"):
            with (tmp_path / file).open("a") as output:
                output.write(code + "\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", name]
    command += ["--understudy-url", understudy_server.connection.url]
    environment = {**os.environ, "UNDERSTUDY_URL": understudy_server.connection.url}
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=environment)
    expected = [line for line in re.findall(r"```text\n(.*?)```", (HERE / "README.md").read_text(), re.S)]
    if "fails" in name:
        assert result.returncode == 1
        for line in expected[0].strip().splitlines():
            assert " ".join(line.split()) in [" ".join(one.split()) for one in result.stdout.splitlines()]
    else:
        assert result.returncode == 0, result.stdout


def test_the_wheel_and_the_sdist(tmp_path):
    command = [sys.executable, "-m", "build", "--outdir", str(tmp_path), str(HERE)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    assert sorted(one.suffix for one in tmp_path.iterdir()) == [".gz", ".whl"]
    listing = subprocess.run(
        [sys.executable, "-m", "zipfile", "-l", str(next(tmp_path.glob("*.whl")))],
        capture_output=True,
        text=True,
    ).stdout
    assert "understudy/py.typed" in listing and "entry_points.txt" in listing
