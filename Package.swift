// swift-tools-version: 6.2
import PackageDescription

// The compiler knows how often requests take which way (docs/decisions/0035-profile-of-requests.md); `make profile` builds
// a program that counts.
let isCounting = Context.environment["UNDERSTUDY_PROFILE"] == "count"

let package = Package(
    name: "understudy",
    products: [.executable(name: "understudy", targets: ["understudy"])],
    // `storyboard inspect --sources` reads Swift with the compiler's parser, which takes longer to build than
    // all else; the service has no use for it (docs/decisions/0031-sources-by-the-compilers-parser.md).
    traits: [.trait(name: "SwiftSources", description: "Read an app's sources in Swift.")],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        // The model: UIKit's rules and nothing else.
        .target(name: "ControllerHierarchy", plugins: ["ListOperations"]),
        // The list of all operations, of the names of their files.
        .plugin(name: "ListOperations", capability: .buildTool()),
        // A strict JSON reader and writer over bytes, for the way of an operation.
        .target(name: "JSONBytes"),
        // JSON to and from the model's types; nothing below knows JSON, nothing above spells a field name
        // twice.
        .target(name: "WireFormat", dependencies: ["ControllerHierarchy", "JSONBytes"]),
        // zlib, for the deflated entries of zip archives.
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        // Interface Builder's documents: XML to the model's descriptions; inspection.
        .target(name: "InterfaceBuilder", dependencies: ["ControllerHierarchy"]),
        // An app's sources in Swift and Objective-C: classes, and names that calls ask for.
        .target(
            name: "SourceReading",
            dependencies: [
                "InterfaceBuilder",
                .product(
                    name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["SwiftSources"])),
                .product(
                    name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["SwiftSources"])),
            ]),
        // A session is its definition and its operations; the registry; the journal.
        .target(
            name: "Sessions",
            dependencies: ["ControllerHierarchy", "InterfaceBuilder", "JSONBytes", "WireFormat"]),
        // `statx` and `O_DIRECT`, which Glibc shows to Swift as little as other extensions.
        .target(name: "CFiles"),
        // Sessions in a file: SQLite through GRDB.
        .target(
            name: "SQLiteJournal",
            dependencies: [
                "CFiles", "Sessions", "WireFormat", .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        // PostgreSQL's client library, loaded when a store is PostgreSQL's.
        .target(name: "CPostgreSQL"),
        // Sessions that several machines share: PostgreSQL through libpq.
        .target(name: "PostgresJournal", dependencies: ["CPostgreSQL", "Sessions", "WireFormat"]),
        // Scenario files: reading, running, comparing, reporting.
        .target(
            name: "Scenarios",
            dependencies: [
                "ControllerHierarchy", "InterfaceBuilder", "JSONBytes", "Sessions", "WireFormat",
                .product(name: "Yams", package: "Yams"),
            ]),
        // Everything about libmicrohttpd, in C. The library comes from its archive, without TLS
        // (docs/decisions/0033-no-tls.md).
        .target(name: "CMicroHTTPShim", linkerSettings: [.linkedLibrary(":libmicrohttpd.a")]),
        // The Swift face of the shim.
        .target(name: "MicroHTTPServer", dependencies: ["CMicroHTTPShim"]),
        // The pages, openapi.yaml, the atlas and the schema of scenarios take a tenth to a third of the room.
        .plugin(name: "DeflateFiles", capability: .buildTool()),
        // In the place of ICU's data, which Foundation's static library would bring (docs/decisions/0032-no-icu-data.md).
        .target(name: "CNoICUData"),
        // Hashes of tokens.
        .systemLibrary(name: "CNettle", providers: [.apt(["nettle-dev"])]),
        // Routes, problems, wire types.
        .target(
            name: "RESTService",
            dependencies: [
                "CNettle", "CZlib", "ControllerHierarchy", "InterfaceBuilder", "JSONBytes",
                "MicroHTTPServer", "Scenarios", "Sessions", "WireFormat",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Yams", package: "Yams"),
            ], exclude: ["Site/Documentation/search.js"], plugins: ["DeflateFiles"]),
        // openapi.yaml from what follows from the program and from what is written in openapi/: `make
        // openapi`.
        .target(
            name: "APIDescription",
            dependencies: ["ControllerHierarchy", "JSONBytes", "RESTService", "Scenarios", "WireFormat"]),
        .executableTarget(
            name: "DescribeAPI", dependencies: ["APIDescription", "InterfaceBuilder"],
            path: "Tools/DescribeAPI"),
        // A page for each topic from its steps and the rules: `make atlas`.
        .executableTarget(
            name: "Atlas",
            dependencies: ["ControllerHierarchy", "RESTService", "Scenarios", "Sessions", "WireFormat"],
            path: "Tools/Atlas"),
        .executableTarget(
            name: "understudy",
            dependencies: [
                "CNoICUData", "ControllerHierarchy", "InterfaceBuilder", "JSONBytes", "MicroHTTPServer",
                "PostgresJournal", "RESTService", "Scenarios", "Sessions", "SourceReading", "SQLiteJournal",
                "WireFormat",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            // The release program's allocator (docs/decisions/0010-allocator.md). The debug build keeps the C
            // library's, which the sanitizers replace.
            linkerSettings: [
                .linkedLibrary("jemalloc", .when(configuration: .release)),
                // Functions of a request side by side (docs/decisions/0030-hot-code-in-one-place.md); the rest makes the
                // program smaller (0032-no-icu-data.md).
                .unsafeFlags(
                    [
                        "-use-ld=lld", "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker",
                        "--symbol-ordering-file=\(Context.packageDirectory)/Benchmarks/function-order.txt",
                        "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker",
                        "--no-export-dynamic", "-Xlinker", "--icf=all",
                        // Where Tools/build-release.sh puts libraries that it has linked in; else it is not there.
                        "-L\(Context.packageDirectory)/.build/archives",
                    ] + (isCounting ? ["-Xclang-linker", "-fprofile-generate"] : []),
                    .when(configuration: .release)),
            ]),
        // Nanoseconds of one operation; part of `make bench`. Nothing else here links the C library's
        // rounding.
        .executableTarget(
            name: "ModelBenchmark", dependencies: ["ControllerHierarchy"], path: "Benchmarks/ModelBenchmark",
            linkerSettings: [.linkedLibrary("m")]),
        // Reading and drawing of a storyboard: `make bench-documents`.
        .executableTarget(
            name: "DocumentBenchmark", dependencies: ["ControllerHierarchy", "InterfaceBuilder"],
            path: "Benchmarks/DocumentBenchmark",
            linkerSettings: [.linkedLibrary("m")]),
        // Random walks over the model, for its tests and for `make walk`.
        .target(name: "RandomWalks", dependencies: ["ControllerHierarchy"], path: "Tests/RandomWalks"),
        .executableTarget(
            name: "RandomWalk", dependencies: ["ControllerHierarchy", "RandomWalks"],
            path: "Benchmarks/RandomWalk", linkerSettings: [.linkedLibrary("m")]),
        // What each scenario and many walks answer, to compare two versions of the program.
        .executableTarget(
            name: "Logs",
            dependencies: [
                "ControllerHierarchy", "JSONBytes", "RandomWalks", "Scenarios", "Sessions", "WireFormat",
            ], path: "Benchmarks/Logs", linkerSettings: [.linkedLibrary("m")]),
        // Which scenarios notice that a rule is another one, for a test and for `make rules`.
        .target(
            name: "RuleProofs", dependencies: ["ControllerHierarchy", "Scenarios", "WireFormat"],
            path: "Tests/RuleProofs"),
        .executableTarget(
            name: "RuleProof", dependencies: ["ControllerHierarchy", "RuleProofs"],
            path: "Benchmarks/RuleProof", linkerSettings: [.linkedLibrary("m")]),
        // A store for tests that takes its time.
        .target(
            name: "JournalSupport", dependencies: ["Sessions", "WireFormat"], path: "Tests/JournalSupport"),
        .testTarget(
            name: "ControllerHierarchyTests", dependencies: ["ControllerHierarchy", "RandomWalks"]),
        .testTarget(name: "JSONBytesTests", dependencies: ["JSONBytes"]),
        .testTarget(
            name: "InterfaceBuilderTests", dependencies: ["ControllerHierarchy", "InterfaceBuilder"]),
        .testTarget(name: "SourceReadingTests", dependencies: ["InterfaceBuilder", "SourceReading"]),
        .testTarget(
            name: "WireFormatTests", dependencies: ["ControllerHierarchy", "JSONBytes", "WireFormat"]),
        .testTarget(
            name: "SessionsTests",
            dependencies: ["ControllerHierarchy", "JSONBytes", "JournalSupport", "Sessions", "WireFormat"]),
        .testTarget(
            name: "JournalTests",
            dependencies: [
                "ControllerHierarchy", "PostgresJournal", "Sessions", "SQLiteJournal", "WireFormat",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "ScenariosTests",
            dependencies: [
                "ControllerHierarchy", "InterfaceBuilder", "RandomWalks", "RuleProofs", "Scenarios",
                "Sessions", "WireFormat",
                "Atlas", "understudy",
            ]),
        .testTarget(name: "MicroHTTPServerTests", dependencies: ["MicroHTTPServer"]),
        .testTarget(
            name: "RESTServiceTests",
            dependencies: [
                "APIDescription", "ControllerHierarchy", "JSONBytes", "JournalSupport", "MicroHTTPServer",
                "RESTService", "Sessions", "SQLiteJournal", "WireFormat",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Yams", package: "Yams"),
            ],
            exclude: ["answers.yaml"]),
        .testTarget(name: "ProjectTests", dependencies: [.product(name: "Yams", package: "Yams")]),
    ]
)

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
]
// The way of an operation runs through six targets and over shared state that one lock guards: the release
// build sees across targets, and leaves to the debug build's tests what would check that state at every
// access.
let fast: [SwiftSetting] = [
    .unsafeFlags(
        [
            "-cross-module-optimization", "-enforce-exclusivity=unchecked", "-Xfrontend",
            "-function-sections",
        ], .when(configuration: .release))
]
// The others have generic functions of the standard library in common with these, which would become larger there.
let onTheWayOfAnOperation: Set = [
    "ControllerHierarchy", "JSONBytes", "MicroHTTPServer", "RESTService", "Sessions", "WireFormat",
]
let profiled: [SwiftSetting] = [
    .unsafeFlags(
        [
            "-Xllvm", "-static-func-full-module-prefix=false", "-Xfrontend",
            isCounting
                ? "-ir-profile-generate"
                : "-ir-profile-use=\(Context.packageDirectory)/Benchmarks/understudy.profdata",
        ], .when(configuration: .release))
]
let inC: Set = ["CFiles", "CMicroHTTPShim", "CNoICUData"]
for target in package.targets where !inC.contains(target.name) && ![.system, .plugin].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + strict + fast
}
// What runs once for a file or a command: the program is a quarter of a megabyte smaller.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]
let onceForAFile: Set = ["InterfaceBuilder", "Scenarios", "SourceReading", "understudy"]
for target in package.targets {
    if onTheWayOfAnOperation.contains(target.name) { target.swiftSettings?.append(contentsOf: profiled) }
    if onceForAFile.contains(target.name) { target.swiftSettings?.append(contentsOf: small) }
}
for target in package.targets where inC.contains(target.name) {
    target.cSettings = [.unsafeFlags(["-Wall", "-Wextra", "-Wpedantic", "-Werror"])]
}
