"""What callgrind counts: the cost of functions and how often they are called, by their names."""

import re
from collections import Counter


class Profile:
    """A file that callgrind has written."""

    def __init__(self, path):
        # Instructions in a function itself.
        self.costs = Counter()
        # How often one function calls another one.
        self.calls = Counter()
        self.names = {}
        self.read(path)

    def name(self, text):
        number, given = re.match(r"\((\d+)\)(?: (.*))?$", text).groups()
        # `name'2` is a function that calls itself.
        return self.names.setdefault(number, given and given.split("'")[0])

    def read(self, path):
        caller = callee = None
        is_inclusive = False
        for line in open(path, errors="replace"):
            kind, _, text = line.rstrip("\n").partition("=")
            if kind == "fn":
                caller = self.name(text)
            elif kind == "cfn":
                callee = self.name(text)
            elif kind == "calls":
                self.calls[caller, callee] += int(text.split()[0])
                is_inclusive = True
            elif caller and re.match(r"[+\-*\d]", line):
                # The line behind a call has what the called function cost with all that it calls.
                if not is_inclusive:
                    self.costs[caller] += int(line.split()[1])
                is_inclusive = False

    def cost(self, pattern=""):
        return sum(cost for name, cost in self.costs.items() if re.search(pattern, name))

    def called(self, pattern):
        return sum(count for (_, name), count in self.calls.items() if re.fullmatch(pattern, name))
