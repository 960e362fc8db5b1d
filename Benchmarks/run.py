#!/usr/bin/env python3
"""Measures Understudy against a bare C libmicrohttpd server and writes the figures into docs/performance.md.

Only the ratios carry over to other machines: both servers run in turn, round by round, under the same load, and
every figure is the median of the rounds.
"""

import argparse
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile
from statistics import median

import measurements
import servers
import stores

PAGE = servers.ROOT / "docs/performance.md"
# `--gate` fails where a request costs more than that many times what the page says.
GROWTH_MAX = 1.02
BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"


def middle(loads, side, field):
    return median(getattr(load[side], field) for load in loads)


def comparison_rows(results, other="bare C", this="Understudy"):
    yield (
        f"| load | {other}, requests/s | {this}, requests/s | ratio | lowest, highest | p99, µs | CPU ratio "
        f"| CPU over {other}, µs |")
    yield "|---|---|---|---|---|---|---|---|"
    for pair, setting, loads in results:
        ratios = sorted(full.requests_per_second / bare.requests_per_second for bare, full in loads)
        before, after = (middle(loads, side, "processor_microseconds") for side in range(2))
        yield (
            f"| {pair}, {setting.name} | {middle(loads, 0, 'requests_per_second'):,.0f} "
            f"| {middle(loads, 1, 'requests_per_second'):,.0f} | **{median(ratios):.2f}** "
            f"| {ratios[0]:.2f}, {ratios[-1]:.2f} | {middle(loads, 1, 'microseconds_p99'):,.0f} "
            f"| {after / before:.2f} | {after - before:.1f} |")


def counts(folder, program=servers.PROGRAM, body_of=measurements.same_bodies):
    named = folder / "named"
    servers.strip_debugging(program, named)
    return measurements.counts(
        lambda wrapper, patience: servers.start_understudy(wrapper, patience, named),
        lambda server: servers.create_sessions(server, 1), body_of)


def middle_counts(folder, **load):
    """Of three runs the middle one by its instructions: what the end of a process takes differs, and a part adds some."""
    return sorted((counts(folder, **load) for _ in range(3)), key=lambda found: found["instructions"])[1]


def count_rows(folder):
    bare = measurements.counts(
        lambda wrapper, patience: servers.start_bare(folder, wrapper, patience), lambda server: ["s"])
    same, new = middle_counts(folder), middle_counts(folder, body_of=measurements.new_bodies)
    yield "| a request, by callgrind | bare C | Understudy | ratio | bodies that never repeat |"
    yield "|---|---|---|---|---|"
    for name in measurements.COUNTS:
        ratio = f"{same[name] / bare[name]:.2f}" if bare[name] else ""
        yield f"| {name} | {bare[name]:,.0f} | {same[name]:,.0f} | {ratio} | {new[name]:,.0f} |"


def creation_rows(folder, program=servers.PROGRAM):
    known, new = (creation_counts(folder, program, titles) for titles in ("", "App "))
    yield "| creation and end of a session, by callgrind | Understudy | definitions that never repeat |"
    yield "|---|---|---|"
    for name in measurements.COUNTS:
        yield f"| {name} | {known[name]:,.0f} | {new[name]:,.0f} |"


def creation_counts(folder, program, titles=""):
    named = folder / "named"
    servers.strip_debugging(program, named)
    return measurements.creation_counts(
        lambda wrapper, patience: servers.start_understudy(wrapper, patience, named), titles)


def gate(folder):
    """Whether a request still costs what docs/performance.md says, but for the growth that is allowed."""
    row = re.search(r"^\| instructions \|[^|]*\| ([\d,]+) \|", PAGE.read_text(), re.MULTILINE)
    before = int(row[1].replace(",", ""))
    now = middle_counts(folder)["instructions"]
    print(f"instructions a request: {now:,.0f}, {before:,} in docs/performance.md, ratio {now / before:.3f}")
    return now <= before * GROWTH_MAX


def model_rows():
    figures = measurements.model_operations()
    sizes = list(dict.fromkeys(size for size, *_ in figures))
    yield "| in the model, ns per operation | " + " | ".join(f"{int(size):,} controllers" for size in sizes) + " |"
    yield "|---|" + "---|" * len(sizes)
    for operation, events in dict.fromkeys((operation, events) for _, operation, _, events in figures):
        values = [nanoseconds for _, name, nanoseconds, _ in figures if name == operation]
        yield f"| {operation}, {events} events | " + " | ".join(f"{float(value):,.0f}" for value in values) + " |"


def single_rows(folder):
    yield "| | |"
    yield "|---|---|"
    yield f"| bytes per live session of 12 controllers | {measurements.bytes_per_session():,.0f} |"
    yield f"| the same after 20 operations | {measurements.bytes_after_operations():,.0f} |"
    for name, measure in [
        ("a session's creation", measurements.creation_load),
        ("a creation after a pause", measurements.creation_after_pause),
    ]:
        creation, over_bare = measurements.beside_bare(measure, folder)
        yield f"| CPU of the service for {name}, µs | {creation:,.0f} |"
        yield f"| the same over bare C, µs | {over_bare:,.0f} |"
    yield f"| start to ready, ms | {measurements.start_milliseconds():.0f} |"
    yield f"| release program, stripped, MB | {servers.strip_program(folder).stat().st_size / 1e6:.1f} |"


def against_rows(program, rounds, seconds, folder):
    """What another program, such as that of an earlier commit, does in the same rounds."""
    yield from comparison_rows(
        measurements.compare(
            rounds, seconds, folder, lambda *arguments: measurements.load_understudy(*arguments, program=program)),
        "before", "now")
    yield from ("", "| | before | now | ratio |", "|---|---|---|---|")
    before, now = counts(folder, program), counts(folder)
    for name in measurements.COUNTS:
        yield f"| {name} a request | {before[name]:,.0f} | {now[name]:,.0f} | {now[name] / before[name]:.3f} |"
    for titles, what in ("", "a session"), ("App ", "a session with a definition of its own"):
        before, now = (creation_counts(folder, each, titles) for each in (program, servers.PROGRAM))
        for name in measurements.COUNTS:
            yield f"| {name} {what} | {before[name]:,.0f} | {now[name]:,.0f} | {now[name] / before[name]:.3f} |"
    for name, measure in [
        ("bytes per live session of 12 controllers", measurements.bytes_per_session),
        ("the same after 20 operations", measurements.bytes_after_operations),
        ("CPU of the service for a session's creation, µs", lambda program: measurements.creation_load(
            lambda wrapper: servers.start_understudy(wrapper, program=program), folder)),
        ("start to ready, ms", measurements.start_milliseconds),
    ]:
        before, now = measure(program), measure(servers.PROGRAM)
        yield f"| {name} | {before:,.0f} | {now:,.0f} | {now / before:.3f} |"


def machine():
    names = {line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")}
    version = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=servers.ROOT, capture_output=True, text=True)
    return (
        f"{os.cpu_count()} × {', '.join(sorted(names))}, {platform.system()} {platform.release()}, "
        f"commit {version.stdout.strip()}")


def write_page(text):
    page = PAGE.read_text()
    head, rest = page.split(BEGIN, 1)
    _, tail = rest.split(END, 1)
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=int, default=2, help="length of one run of the load generator")
    parser.add_argument("--print", action="store_true", help="print the tables, leave docs/performance.md alone")
    parser.add_argument("--against", metavar="PROGRAM", type=pathlib.Path, help="compare with another program, and print")
    parser.add_argument("--gate", action="store_true", help="exit 1 if a request costs 2 %% more instructions than the page says")
    options = parser.parse_args()
    if options.gate:
        with tempfile.TemporaryDirectory() as name:
            sys.exit(0 if gate(pathlib.Path(name)) else 1)
    if options.against:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for row in against_rows(options.against.absolute(), options.rounds, options.seconds, folder):
                print(row, flush=True)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        servers.compile_bare_server(folder)
        servers.capture_replies(folder)
        results = measurements.compare(options.rounds, options.seconds, folder)
        tables = [
            comparison_rows(results), stores.rows(min(options.rounds, 7), options.seconds, folder),
            count_rows(folder), creation_rows(folder), model_rows(), single_rows(folder)]
        text = "\n\n".join("\n".join(rows) for rows in tables)
    text = (
        f"`make bench` on {machine()}; medians of {options.rounds} interleaved rounds of {options.seconds} s.\n\n"
        f"{text}")
    if not options.print:
        write_page(text)
    print(text)


if __name__ == "__main__":
    main()
