#!/usr/bin/env python3
"""Runs a command with a PostgreSQL server of its own, whose address is in UNDERSTUDY_TEST_POSTGRES.

The server lives in a temporary folder, listens on a free port of this machine, and is gone when the command ends.

usage: with-postgres.py COMMAND [ARGUMENT...]
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from cluster.postgres import PostgresServer  # noqa: E402


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="understudy-postgres-"))
    folder.chmod(0o755)
    server = PostgresServer(folder / "server", durable=False)
    try:
        server.create()
        environment = os.environ | {"UNDERSTUDY_TEST_POSTGRES": server.uri}
        return subprocess.run(sys.argv[1:], env=environment, check=False).returncode
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
