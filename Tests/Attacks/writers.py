"""Two servers on one file, by another name, another place or without the lock: the second never writes (finding 8)."""

import os
import pathlib
import shutil
import subprocess
import threading

from measure import harness
from target import Attack

STORE = "sqlite:FOLDER/data/sessions.sqlite"
IN_OWN_MOUNTS = ("unshare", "-rm", "--propagation", "private")


def write(port, session, title):
    """The status of one write; 0 if nobody answers."""
    try:
        status, _ = harness.Client(port, 5).set_title(session, title)
        return status
    except harness.FAILURES:
        return 0


def second(name):
    """Starts another server after `name(folder)` has made the way by which it reaches the file, and lets both write."""
    def run(target):
        folder = target.folder / "data"
        made = name(folder)
        path, prefix = made if isinstance(made, tuple) else (made, ())
        try:
            other = harness.Server(target.program, path, under=prefix)
        except harness.Ended as ended:
            target.note(f"not started, exit status {ended.status}")
            if ended.status not in (69, 78):
                target.fault(f"exit status {ended.status}")
            return
        with other:
            accepted = []
            for number in range(6):
                status = write(other.port, target.neighbour, f"second-{number}")
                first = write(target.port, target.neighbour, f"title {number}")
                accepted.append((first, status))
                target.version += first == 200
            # A first server that has ended has left its file to others.
            has_ended = target.attack.may_stop and accepted[-1][0] == 0
            begun = next((place for place, (_, status) in enumerate(accepted) if status == 200), len(accepted))
            if begun < len(accepted) and (not has_ended or any(first == 200 for first, _ in accepted[begun:])):
                target.fault(f"both write: {accepted}")
            made, _ = harness.Client(other.port).create()
            if made == 201 and not has_ended:
                target.fault("the second server makes sessions in the file of the first")
    return run


def made(function):
    """A way to the file, in a folder of its own."""
    def name(folder):
        other = folder.parent / "other"
        shutil.rmtree(other, ignore_errors=True)
        other.mkdir()
        return function(folder / "sessions.sqlite", other)
    return name


def symbolic_link(file, other):
    (other / "link.sqlite").symlink_to(file)
    return other / "link.sqlite"


def symbolic_folder(file, other):
    (other / "folder").symlink_to(file.parent)
    return other / "folder" / file.name


def hard_link(file, other):
    os.link(file, other / "hard.sqlite")
    return other / "hard.sqlite"


def chain_of_links(file, other):
    (other / "one.sqlite").symlink_to(file)
    (other / "two.sqlite").symlink_to(other / "one.sqlite")
    return other / "two.sqlite"


def without_lock(file, other):
    for lock in file.parent.iterdir():
        if "lock" in lock.name:
            lock.unlink()
    return file


def replaced_lock(file, other):
    for lock in file.parent.iterdir():
        if "lock" in lock.name:
            lock.unlink()
            lock.write_bytes(b"")
    return file


def odd_spelling(file, other):
    return file.parent / ".." / file.parent.name / "." / file.name


def by_descriptor(file, other):
    """Through the working directory of another process."""
    return pathlib.Path("/proc/self/cwd") / os.path.relpath(file)


def bound_file(file, other):
    (other / "bound.sqlite").touch()
    script = f'mount --bind "{file}" "{other}/bound.sqlite" && exec "$@"'
    return other / "bound.sqlite", [*IN_OWN_MOUNTS, "sh", "-c", script, "sh"]


def bound_folder(file, other):
    script = f'mount --bind "{file.parent}" "{other}" && exec "$@"'
    return other / file.name, [*IN_OWN_MOUNTS, "sh", "-c", script, "sh"]


def own_processes(file, other):
    """The process numbers of the second server mean nothing to the first."""
    return file, ["unshare", "-rpf", "--kill-child"]


def moved(file, other):
    """The file is renamed while it is open, and its old name is free."""
    for part in list(file.parent.glob(file.name + "*")):
        if "lock" not in part.name:
            (other / part.name).symlink_to(file.parent / ("moved" + part.name.removeprefix(file.name)))
            part.rename(file.parent / ("moved" + part.name.removeprefix(file.name)))
    return file.parent / "moved"


def moved_alone(file, other):
    """The file alone is renamed; its write-ahead log keeps its name."""
    file.rename(file.parent / "moved.sqlite")
    return file.parent / "moved.sqlite"


def started_together(target):
    """Two servers that start at the same moment on a new file, by two names."""
    for number in range(5):
        folder = target.folder / f"new{number}"
        folder.mkdir()
        (folder / "link.sqlite").symlink_to(folder / "new.sqlite")
        started, ended = [], []

        def start(name):
            try:
                started.append(harness.Server(target.program, folder / name))
            except harness.Ended as error:
                ended.append(error.status)

        threads = [threading.Thread(target=start, args=(name,)) for name in ("new.sqlite", "link.sqlite", "new.sqlite")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for server in started:
            server.kill()
        if len(started) > 1:
            target.fault(f"{len(started)} servers on one new file")


def closed_elsewhere(target):
    """A lock that is one of the process goes when any descriptor of the file is closed: reading must not do that."""
    file = target.folder / "data" / "sessions.sqlite"
    file.read_bytes()
    subprocess.run([target.program, "check", file], capture_output=True)
    second(lambda folder: file)(target)


def attack(name, function, sends, first_may_stop=False):
    return Attack(name, "8", sends, second(made(function)), store=STORE, seconds=0, judges_time=False, is_quick=True,
                  may_stop=first_may_stop)


ATTACKS = [
    attack("second-plain", lambda file, other: file, "the same name"),
    attack("second-symbolic-link", symbolic_link, "a symbolic link to the file"),
    attack("second-symbolic-folder", symbolic_folder, "a symbolic link to its folder"),
    attack("second-links", chain_of_links, "a symbolic link to one"),
    attack("second-hard-link", hard_link, "a hard link in another folder"),
    attack("second-spelling", odd_spelling, "another spelling of the path"),
    attack("second-proc", by_descriptor, "/proc/self/cwd"),
    attack("second-lock-removed", without_lock, "the lock removed", True),
    attack("second-lock-replaced", replaced_lock, "the lock replaced by an empty file", True),
    attack("second-bound-file", bound_file, "the file mounted elsewhere"),
    attack("second-bound-folder", bound_folder, "its folder mounted elsewhere"),
    attack("second-own-processes", own_processes, "a process namespace of its own"),
    attack("second-moved", moved, "the file and what belongs to it renamed", True),
    attack("second-moved-alone", moved_alone, "the file alone renamed", True),
    Attack("second-started-together", "8", "three at once on a new file, by two names", started_together, seconds=0, judges_time=False),
    Attack("second-after-reading", "8", "after the file was read and checked", closed_elsewhere, store=STORE, seconds=0, judges_time=False),
]
