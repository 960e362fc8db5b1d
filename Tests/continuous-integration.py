#!/usr/bin/env python3
"""Runs what docs/continuous-integration.md shows, against a program with the settings of the image.

Each document is held against the schema of its service. Then each of its jobs runs in a network of its own, where a
service of the job answers under the name that the job gives it, at an address that is not loopback. `docker run` of the
image is the program itself, and so are an image's entry point and `./dist/understudy`.

usage: continuous-integration.py PROGRAM        as root, or where user namespaces may be made
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import yaml

PROJECT = pathlib.Path(__file__).resolve().parent.parent
IMAGE = "registry.example.com/understudy"
ADDRESS = "192.0.2.2"
# What stands for docker: the options of `docker run` up to the image, then the program with the rest.
DOCKER = f"""#!/bin/bash
[[ $1 == run ]] || {{ echo "docker: only run is stood in for" >&2; exit 64; }}
while [[ $1 != {IMAGE} ]]; do shift; done
shift
exec understudy "$@"
"""
SCHEMAS = {
    ".github/workflows/navigation.yaml": "vendor.github-workflows",
    ".gitlab-ci.yml": "vendor.gitlab-ci",
    "job.yaml": None,  # Kubernetes gives none that the checker brings
}


def image_environment():
    """The variables that the Dockerfile sets for the service, but for the path of its volume."""
    text = (PROJECT / "Dockerfile").read_text()
    return dict(pair for pair in re.findall(r"(UNDERSTUDY_\w+)=(\S+)", text) if pair[0] != "UNDERSTUDY_STORE")


def check_schema(schema, path):
    subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(path)],
        check=True, stdout=subprocess.DEVNULL)


def strings(values):
    return {key: str(value) for key, value in (values or {}).items()}


def jobs(document):
    """Name, commands, environment, and the service's name and environment (None where there is none) of each job."""
    if "jobs" in document:
        for name, job in document["jobs"].items():
            service = next(iter(job.get("services", {}).items()), (None, {}))
            host = "localhost" if "ports" in service[1] else service[0]
            commands = [step["run"] for step in job["steps"] if "run" in step]
            yield name, commands, strings(job.get("env")), host, strings(service[1].get("env"))
    elif document.get("kind") == "Job":
        pod = document["spec"]["template"]["spec"]
        sidecar = pod["initContainers"][0]
        assert sidecar["image"] == IMAGE and sidecar["startupProbe"]["httpGet"] == {"path": "/readyz", "port": 8080}
        environment = {variable["name"]: variable["value"] for variable in sidecar["env"]}
        for container in pod["containers"]:
            yield container["name"], container["args"], {}, "localhost", environment
    else:
        for name, job in document.items():
            service = next(iter(job.get("services", [])), {})
            yield (name, job["script"], strings(job.get("variables")), service.get("alias"),
                   strings(service.get("variables")))


def run_job(name, commands, environment, host, service, scratch):
    """Runs a job's commands one after another; the service, if the job has one, is there already."""
    hosts = scratch / "hosts"
    hosts.write_text(f"127.0.0.1 localhost\n{ADDRESS} {host}\n" if host not in (None, "localhost") else "127.0.0.1 localhost\n")
    subprocess.run(["mount", "--bind", hosts, "/etc/hosts"], check=True)
    server = None
    if host:
        settings = {**os.environ, **image_environment(), "UNDERSTUDY_STORE": "memory:", **service}
        server = subprocess.Popen(["understudy", "serve"], env=settings, stdout=subprocess.DEVNULL)
        for _ in range(200):
            if subprocess.run(["understudy", "healthcheck"], env=settings, stderr=subprocess.DEVNULL).returncode == 0:
                break
            time.sleep(0.05)
    try:
        for command in commands:
            done = subprocess.run(
                ["bash", "-eo", "pipefail", "-c", command], cwd=scratch / "checkout", env={**os.environ, **environment},
                stdin=subprocess.DEVNULL, capture_output=True, text=True)
            if done.returncode != 0:
                sys.exit(f"continuous-integration: {name}: {command}\nended with {done.returncode}\n{done.stdout}{done.stderr}")
            yield command, done.stdout
    finally:
        subprocess.run(["umount", "/etc/hosts"], check=True)
        if server:
            server.terminate()
            if server.wait(10) != 0:
                sys.exit(f"continuous-integration: {name}: the service ended with {server.returncode}")


def main(program):
    if "CONTINUOUS_INTEGRATION_INSIDE" not in os.environ:
        os.environ["CONTINUOUS_INTEGRATION_INSIDE"] = "yes"
        apart = ["unshare", "--net", "--mount", "--propagation", "private"]
        apart += [] if os.geteuid() == 0 else ["--user", "--map-root-user"]
        os.execvp("unshare", [*apart, sys.executable, __file__, str(program)])
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    subprocess.run(["ip", "addr", "add", f"{ADDRESS}/32", "dev", "lo"], check=True)
    text = (PROJECT / "docs/continuous-integration.md").read_text()
    documents = re.findall(r"```yaml\n# (\S+)\n(.*?)```", text, re.DOTALL)
    assert {path for path, _ in documents} == set(SCHEMAS), "each document's schema is named here"
    ran = 0
    with tempfile.TemporaryDirectory() as folder:
        scratch = pathlib.Path(folder)
        tools = scratch / "bin"
        tools.mkdir()
        (tools / "understudy").symlink_to(program)
        (tools / "docker").write_text(DOCKER)
        (tools / "docker").chmod(0o755)
        os.environ["PATH"] = f"{tools}:{os.environ['PATH']}"
        checkout = scratch / "checkout"
        checkout.mkdir()
        (checkout / "Scenarios").symlink_to(PROJECT / "Scenarios/rotation")
        (checkout / "dist").symlink_to(tools)
        for path, content in documents:
            document = scratch / pathlib.Path(path).name
            document.write_text(content)
            if SCHEMAS[path]:
                check_schema(SCHEMAS[path], document)
            # "on" is a truth value to this reader, which nobody asks for here.
            for job in jobs(yaml.safe_load(content)):
                report = checkout / "navigation.xml"
                report.unlink(missing_ok=True)
                for command, output in run_job(*job, scratch):
                    ran += 1
                    if "v1/sessions" in command:
                        assert "viewDidAppear" in output, output
                    if "--junit" in command:
                        assert "<testsuite" in report.read_text()
        for command in re.findall(r"```sh\n(./dist/.*?)```", text, re.DOTALL):
            ran += len(list(run_job("without containers", [command], {}, None, {}, scratch)))
    for compose in ["compose.yaml", "compose.cluster.yaml"]:
        check_schema("vendor.compose-spec", PROJECT / compose)
    print(f"continuous-integration: {len(documents)} documents, {ran} commands")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]).resolve())
