#!/usr/bin/env python3
"""Opens 400 connections from one address beyond loopback, in a network of its own, and counts how many are served.

usage: unshare -rn one_address.py PROGRAM TOKENS-FILE TOKEN
"""

import fcntl
import socket
import struct
import sys

import measure
from measure import harness

ADDRESS = "10.99.0.1"
COUNT = 400
# What one address may have open beyond loopback, where nothing else is said.
MAX = 256


def give_address(interface, address):
    """The same as `ip addr add` and `ip link set up`."""
    control = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    name = interface.encode()
    address = struct.pack("HH4s8x", socket.AF_INET, 0, socket.inet_aton(address))
    SIOCSIFADDR, SIOCSIFFLAGS, UP_AND_RUNNING = 0x8916, 0x8914, 0x41
    fcntl.ioctl(control, SIOCSIFADDR, struct.pack("16s16s8x", name, address))
    fcntl.ioctl(control, SIOCSIFFLAGS, struct.pack("16sH22x", name, UP_AND_RUNNING))


def main():
    program, tokens, token = sys.argv[1:]
    give_address("lo", "127.0.0.1")
    give_address("lo:1", ADDRESS)
    with harness.Server(program, "memory:", "--tokens-file", tokens, "--allowed-hosts", "localhost",
                        listen=f"{ADDRESS}:0") as server:
        connections, served = [], 0
        for _ in range(COUNT):
            try:
                connection = measure.Connection(server.port, token, 2, ADDRESS)
            except OSError:
                continue
            connections.append(connection)
            served += connection.send("GET", "/v1/sessions/5n8qj6k0v3x2m7d4r9t1w5y8za").status == 404
        resident = server.resident_bytes()
    print(f"{served} of {COUNT} connections of one address served, {resident >> 20} MB")
    raise SystemExit(not 0 < served <= MAX)


main()
