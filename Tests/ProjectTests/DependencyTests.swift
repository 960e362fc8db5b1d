import Foundation
import Testing

/// The arrows between the targets, as docs/ARCHITECTURE.md draws them.
@Suite struct DependencyTests {
    /// What each target may import.
    ///
    /// Package.swift declares the arrows between targets; here stand those to the outside as well. Full
    /// Foundation is in none of them: it adds the Unicode tables of ICU to the program.
    static let allowed: [String: Set<String>] = [
        "ControllerHierarchy": [],
        "JSONBytes": ["Glibc"],
        "WireFormat": ["ControllerHierarchy", "JSONBytes"],
        "InterfaceBuilder": ["ControllerHierarchy"],
        "SourceReading": ["InterfaceBuilder", "SwiftParser", "SwiftSyntax"],
        "Sessions": [
            "ControllerHierarchy", "Dispatch", "Glibc", "InterfaceBuilder", "JSONBytes", "Synchronization",
            "WireFormat",
        ],
        "SQLiteJournal": [
            "CFiles", "Dispatch", "FoundationEssentials", "GRDB", "Glibc", "Sessions",
            "Synchronization", "WireFormat",
        ],
        "PostgresJournal": [
            "CPostgreSQL", "Dispatch", "Glibc", "Sessions", "Synchronization", "WireFormat",
        ],
        "Scenarios": [
            "ControllerHierarchy", "Dispatch", "FoundationEssentials", "Glibc", "InterfaceBuilder",
            "JSONBytes", "Sessions", "Synchronization", "WireFormat", "Yams",
        ],
        "MicroHTTPServer": ["CMicroHTTPShim", "Glibc", "Synchronization"],
        "RESTService": [
            "CNettle", "CZlib", "ControllerHierarchy", "Dispatch", "FoundationEssentials",
            "Glibc", "InterfaceBuilder", "JSONBytes", "Logging", "MicroHTTPServer", "Scenarios", "Sessions",
            "Synchronization", "WireFormat", "Yams",
        ],
        "APIDescription": ["ControllerHierarchy", "JSONBytes", "RESTService", "Scenarios", "WireFormat"],
        "understudy": [
            "ArgumentParser", "ControllerHierarchy", "Dispatch", "FoundationEssentials", "Glibc",
            "InterfaceBuilder", "JSONBytes", "Logging", "MicroHTTPServer", "PostgresJournal", "RESTService",
            "SQLiteJournal", "Scenarios", "Sessions", "SourceReading", "Synchronization", "WireFormat",
        ],
    ]

    @Test func targetsImportOnlyWhatTheyMay() throws {
        let expression = try Regex(
            #"^\s*(?:@\w+ )*(?:(?:public|package|internal|private) )?import (?:\w+ )?(\w+)"#,
            as: (Substring, Substring).self)
        let targets = ProjectFiles.files(in: "Sources", endings: [".swift"])
            .compactMap { $0.path(below: "Sources")?.split(separator: "/").first.map(String.init) }
        #expect(Set(targets) == Set(Self.allowed.keys))
        for (target, modules) in Self.allowed.sorted(by: { $0.key < $1.key }) {
            for file in ProjectFiles.files(in: "Sources/" + target, endings: [".swift"]) {
                for line in file.lines {
                    guard let module = line.prefixMatch(of: expression)?.output.1 else { continue }
                    #expect(modules.contains(String(module)), "\(file.path) imports \(module)")
                }
            }
        }
    }

    @Test func oneTargetAloneKnowsTheShim() throws {
        let others = ProjectFiles.files(in: "Sources", endings: [".swift"])
            .filter { $0.path(below: "Sources/MicroHTTPServer") == nil }
        let found = try ProjectFiles.lines(of: others, matching: #"import CMicroHTTPShim|MHD_|uhttp_"#)
        expectNone(found, "MicroHTTPServer is the Swift face of the shim")
    }
}
