"""Replicas of the service, and nginx in front of them that hashes the session's identifier."""

import http.client
import pathlib
import shutil
import signal
import subprocess
import time

from cluster.postgres import free_port

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Replica:
    """One process of the service, on the same port whenever it is started."""

    def __init__(self, program, store, folder, name, environment=None, options=()):
        self.program = program
        self.store = store
        self.name = name
        self.log = pathlib.Path(folder) / f"{name}.log"
        self.port = free_port()
        self.environment = environment
        self.options = list(options)
        self.process = None

    def start(self):
        """Starts the process and waits until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.program), "serve", "--listen", f"127.0.0.1:{self.port}", "--store", self.store,
                 "--log", "warning", *self.options],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self.environment, start_new_session=True)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if self.answers():
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.01)
        status = self.process.poll()
        state = "does not answer" if status is None else f"ended with status {status}"
        raise SystemExit(f"{self.name} {state}:\n{self.log.read_text()[-500:]}")

    def answers(self):
        """Whether the process says that it lives."""
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
            connection.request("GET", "/livez")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def kill(self):
        """Ends the process at once."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
            self.process.wait()

    def pause(self):
        """Has the process stand still."""
        self.process.send_signal(signal.SIGSTOP)

    def resume(self):
        """Lets it go on."""
        self.process.send_signal(signal.SIGCONT)

    def stop(self):
        """Asks the process to finish what it does and end; returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.terminate()
            try:
                self.process.wait(40)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        return self.process.returncode


class Nginx:
    """nginx as compose.cluster.yaml runs it, with other addresses."""

    def __init__(self, folder, replicas):
        self.folder = pathlib.Path(folder) / "nginx"
        self.port = free_port()
        self.replicas = replicas
        self.process = None

    def start(self):
        """Starts nginx and waits until it listens."""
        self.folder.mkdir(exist_ok=True)
        text = (ROOT / "Tools/cluster/nginx.conf").read_text()
        servers = "\n".join(
            f"        server 127.0.0.1:{replica.port} max_fails=1 fail_timeout=1s;" for replica in self.replicas)
        start, end = text.index("        server replica-1"), text.index("    }", text.index("        server replica-1"))
        text = text[:start] + servers + "\n" + text[end:]
        text = text.replace("listen 8080", f"listen 127.0.0.1:{self.port}")
        text = text.replace("/run/nginx/", f"{self.folder}/").replace("/dev/stderr", f"{self.folder}/error.log")
        (self.folder / "nginx.conf").write_text(text)
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        self.process = subprocess.Popen(
            [program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-g", "daemon off;"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        for _ in range(200):
            try:
                http.client.HTTPConnection("127.0.0.1", self.port, timeout=1).connect()
                return
            except OSError:
                time.sleep(0.02)
        raise SystemExit("nginx did not start")

    def stop(self):
        """Stops nginx."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait()
