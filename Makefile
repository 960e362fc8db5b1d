# `make` alone lists the targets. Each works on a fresh Debian 12 machine that has Swift 6.3.

LISTEN ?= 127.0.0.1:8080
STORE ?=
TREES ?= 100000
SECONDS_EACH ?= 300
# With the reader of sources in Swift, which the service has no use for (docs/decisions/0031).
DEBUG := --traits SwiftSources
SOURCES ?=
SWIFT_SOURCES := Package.swift Plugins Sources Tests Benchmarks Tools $(addprefix Clients/Swift/,Package.swift Sources Tests Routers)
NEEDS := Tools/install-packages.sh libmicrohttpd-dev nettle-dev libsqlite3-dev libpq-dev zlib1g-dev libjemalloc-dev
RELIABILITY := reliability-kill reliability-pauses reliability-power reliability-fsync reliability-full-disk \
    reliability-calls reliability-idle reliability-drain
CLUSTER_NEEDS := Tools/install-packages.sh python3 postgresql nginx-light

.DEFAULT_GOAL := help
.PHONY: help run build test mutants bench bench-gate bench-documents function-order profile fuzz walk logs round-trip openapi atlas format verify image-check \
    sanitize rules api-conformance attack clean streams cluster kill-postgres cluster-faults clients page page-picture continuous-integration \
    dist debug-program reliability $(RELIABILITY)

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 24

run: build ## build the server and serve on 127.0.0.1:8080 (LISTEN=address:port, STORE=memory: for others)
	.build/release/understudy serve --listen $(LISTEN) $(if $(STORE),--store $(STORE))

build: ## build the release program, .build/release/understudy (SOURCES=1: one that reads apps' sources in Swift)
	@$(NEEDS)
	Tools/build-release.sh understudy $(if $(SOURCES),--traits SwiftSources)

test: ## build everything, run all tests, then what README and the tour show
	@$(NEEDS) curl python3 postgresql iproute2 util-linux zip
	swift build --build-tests $(DEBUG)
	Tools/with-postgres.py Tools/run-tests.sh
	Tests/readme-tour.sh --program .build/debug/understudy
	Tests/reached-by-name.sh .build/debug/understudy
	Tests/Reliability/drain.py --rounds 3
	Tests/Attacks/attack.py --program .build/debug/understudy --quick

mutants: ## change conditions of the model, hundreds of them, and say which changes no scenario and no test notices (ten minutes)
	swift build --package-path Tools/Mutants --scratch-path .build-mutants/tool
	nice .build-mutants/tool/debug/Mutants $(MUTANTS)

bench: build ## measure against a bare C server and rewrite the table in docs/performance.md (BENCH="--against PROGRAM": against another build)
	@$(NEEDS) wrk valgrind gcc libc6-dev binutils python3
	@$(CLUSTER_NEEDS)
	Tools/build-release.sh ModelBenchmark
	Benchmarks/run.py $(BENCH)

bench-gate: build ## fail if a request costs 2 % more instructions than docs/performance.md says
	@$(NEEDS) valgrind binutils python3
	Benchmarks/run.py --gate

function-order: build ## write the order of the functions in the release program, which the next build follows
	@$(NEEDS) valgrind binutils python3
	Benchmarks/function-order.py

profile: ## count which ways requests take through the program, which the next release build follows behind make clean
	@$(NEEDS) python3
	Benchmarks/profile.py

bench-documents: ## measure reading, inspecting and drawing a storyboard of 176 kB, and what memory it takes
	Tools/build-release.sh DocumentBenchmark
	.build/release/DocumentBenchmark --write .build/sample.storyboard
	.build/release/DocumentBenchmark .build/sample.storyboard

fuzz: ## fuzz the readers of storyboards and of JSON, five minutes each (SECONDS_EACH=... for others)
	@Tools/install-packages.sh strace
	Benchmarks/fuzz-documents.sh $(SECONDS_EACH)
	Benchmarks/fuzz-json.sh $(SECONDS_EACH)

round-trip: ## save, launch again and restore 100,000 random apps (TREES=... for another number)
	@$(NEEDS)
	swift build --build-tests $(DEBUG)
	UNDERSTUDY_ROUND_TRIPS=$(TREES) swift test --skip-build $(DEBUG) --disable-xctest --filter RestorationTests

walk: ## walk at random, a million operations on every version of iOS, and over every operation; failing walks go to .build/walks
	Tools/build-release.sh RandomWalk
	.build/release/RandomWalk --save .build/walks $(WALK)
	.build/release/RandomWalk --everything --operations 100000 --save .build/walks $(WALK)

logs: ## a digest of what each scenario and many walks answer, to compare two versions of the program with diff
	@Tools/build-release.sh Logs >&2
	@.build/release/Logs $(LOGS)

rules: ## turn each rule off and on, move each of its bounds, and say which scenarios notice (two minutes)
	@$(NEEDS)
	Tools/build-release.sh RuleProof
	.build/release/RuleProof Scenarios

reliability: $(RELIABILITY) ## fail in every way

reliability-kill: build debug-program ## kill the server under load, 200 times, then with a planted fault
	Tests/Reliability/sqlite-kill.py --program .build/release/understudy
	Tests/Reliability/sqlite-kill.py --planted

reliability-pauses: debug-program ## kill the server in the middle of calls that wait, 200 times
	Tests/Reliability/pauses.py

reliability-power: debug-program ## cut the power under load, then without waiting for the disk
	Tests/Reliability/power.py
	Tests/Reliability/power.py --planted --rounds 20

reliability-fsync: debug-program ## have each of 200 fsyncs fail, then with a planted fault
	Tests/Reliability/fsync.py
	Tests/Reliability/fsync.py --planted --last 50

reliability-full-disk: debug-program ## fill a disk of 4 MiB
	Tests/Reliability/full-disk.py

reliability-calls: debug-program ## have the n-th system call fail, for every kind
	Tests/Reliability/failing-calls.py

reliability-drain: build ## ask the server to end under load, 50 times
	@$(NEEDS) python3
	Tests/Reliability/drain.py --program .build/release/understudy

reliability-idle: build ## count the bytes of idle sessions, and wake one
	@$(NEEDS) python3 wrk
	Tests/Reliability/idle.py --program .build/release/understudy

# Debug builds alone know the planted faults.
debug-program:
	@$(NEEDS) python3 gcc libc6-dev
	swift build --product understudy $(DEBUG)

openapi: ## write openapi.yaml, the list of operations and the schema of scenarios from openapi/ and from the sources
	@$(NEEDS)
	swift run --quiet $(DEBUG) DescribeAPI
	Clients/Python/generate.py

atlas: ## write docs/atlas from its topics, the rules and the scenarios
	@$(NEEDS)
	swift run --quiet $(DEBUG) Atlas

clients: ## test the clients in Python and in Swift, and those that generators make of openapi.yaml, against the debug program
	@$(NEEDS) python3-venv curl default-jre-headless nodejs node-typescript
	swift build --product understudy $(DEBUG)
	Clients/Python/test.sh .build/debug/understudy
	Clients/Swift/test.sh .build/debug/understudy
	Clients/Generated/test.sh .build/debug/understudy

page: ## drive the pages at / and /docs and reports in Debian's chromium
	@$(NEEDS) python3-venv chromium fonts-dejavu-core
	swift build --product understudy $(DEBUG)
	Tests/Page/test.sh .build/debug/understudy

page-picture: page ## write the picture of the page that README.md shows
	Tests/Page/.venv/bin/python Tests/Page/picture.py .build/debug/understudy docs

format: ## lay out the Swift sources as .swift-format says
	swift format format --in-place --parallel --recursive $(SWIFT_SOURCES)

verify: ## check the layout of the sources and the project's own rules
	@$(NEEDS)
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	swift test --disable-xctest $(DEBUG) --filter ProjectTests

sanitize: ## run tests, scenarios and walks under AddressSanitizer, tests under ThreadSanitizer, fail the shim's allocations
	@$(NEEDS) python3 postgresql
	Tools/sanitize.sh

api-conformance: build ## hold the running server against openapi.yaml with schemathesis
	@$(NEEDS) python3-venv
	Tools/api-conformance.sh

streams: build ## open 10,000 event streams: memory of each, time until all have an event
	@$(NEEDS) python3
	Benchmarks/streams.py

cluster: build ## run PostgreSQL with a standby, three replicas and nginx, as compose.cluster.yaml does, until Ctrl-C
	@$(CLUSTER_NEEDS)
	Tools/run-cluster.py

attack: build ## attack the release program in a hundred ways, in about five minutes, and hold it to bounds
	@$(NEEDS) python3 util-linux
	Tests/Attacks/attack.py

kill-postgres: build ## kill the service 200 times under load over PostgreSQL; then find a planted fault
	@$(CLUSTER_NEEDS)
	swift build --product understudy $(DEBUG)
	Tests/Reliability/kill-shared.py --store postgres
	Tests/Reliability/kill-shared.py --store postgres --count 20 --plant

cluster-faults: build ## kills, pauses and failovers under 100,000 operations; then find a planted fault
	@$(CLUSTER_NEEDS)
	Tests/Reliability/replicas.py
	Tests/Reliability/replicas.py --operations 8000 --failovers 1 --plant

image-check: ## build the Dockerfile for real with buildah, run the image locked down, drive the tour
	@Tools/install-packages.sh buildah debootstrap curl
	Tools/image-check.sh

continuous-integration: ## run what docs/continuous-integration.md shows against the debug program
	@$(NEEDS) python3-venv iproute2 util-linux curl
	swift build --product understudy $(DEBUG)
	python3 -m venv .venv
	.venv/bin/python -m pip install --quiet check-jsonschema PyYAML
	.venv/bin/python Tests/continuous-integration.py .build/debug/understudy

dist: build ## gather the stripped program, the image, the clients' packages and their checksums in dist/
	@$(NEEDS) binutils python3-venv buildah debootstrap curl
	Tools/dist.sh

clean: ## remove everything that was built
	rm -rf .build .build-* .venv dist .schemathesis Clients/Python/.venv Clients/Swift/.build Clients/Generated/.build Tests/Page/.venv
