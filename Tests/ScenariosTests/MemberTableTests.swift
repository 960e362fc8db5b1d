import ControllerHierarchy
import Foundation
import Testing

/// The table of iOS 26's members in docs/coverage.md against the list of members, the program's tables and
/// the scenarios.
@Suite struct MemberTableTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let type: String
        let member: String
        let state: String
        /// By what name the program knows the member.
        let word: String
        /// The scenario, or why there is none.
        let note: String

        var testDescription: String { "\(type).\(member)" }
        /// The member as a property or an operation would be called.
        var name: String { member.hasSuffix("()") ? String(member.dropLast(2)) : member }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }

    static let rows: [Row] = {
        let page = text("docs/coverage.md")
        let part = page.split(separator: "\n## Members of iOS 26\n").dropFirst().first ?? ""
        let lines = part.split(separator: "\n").prefix { !$0.hasPrefix("## ") }
        var type = ""
        return lines.compactMap { line in
            if line.hasPrefix("### ") { type = String(line.dropFirst(4)) }
            guard line.hasPrefix("| `") else { return nil }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces.union(["`"])) }
            guard cells.count == 6 else { return Row(type: type, member: "", state: "", word: "", note: "") }
            // A reason may begin or end with a name.
            let note = line.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) ?? ""
            return Row(type: type, member: cells[1], state: cells[2], word: cells[3], note: note)
        }
    }()

    @Test func everyMemberHasOneRow() {
        var type = ""
        let members = Self.text("Tests/Fixtures/ios26-members.txt").split(separator: "\n")
            .compactMap { line -> String? in
                if line.hasPrefix("# ") { type = String(line.dropFirst(2)) }
                return line.hasPrefix("# ") ? nil : "\(type).\(line)"
            }
        #expect(members.count > 300)
        #expect(Self.rows.map(\.testDescription) == members)
    }

    /// What is said to be there is known to the program since the versions that are named, and a scenario
    /// that passes has its name.
    @Test(arguments: rows.filter { $0.state != "no" })
    func whatIsThereIsKnownAndShown(row: Row) {
        if let availability = Self.availability(of: row) {
            #expect(row.state == (availability.words ?? "done"))
        } else {
            let isConstant = row.word.hasPrefix("UI")
            #expect(
                isConstant || Self.text("openapi.yaml").contains("\(row.word):"),
                "no field is named \(row.word)")
        }
        let scenario = Self.text("Scenarios/" + row.note)
        let short = row.word.split(separator: ".").last.map(String.init) ?? row.word
        #expect(scenario.contains(short) || scenario.contains(row.member), "\(row.note) has no \(short)")
        #expect(!Self.text("Scenarios/known-differences.tsv").contains(row.note + "\t"))
    }

    /// What is said not to be there is not; presentations share the names of controllers' properties.
    @Test(arguments: rows.filter { $0.state == "no" })
    func whatIsNotThereSaysWhy(row: Row) {
        #expect(row.word.isEmpty && row.note.count > 5, "\(row.member) does not say why")
        guard !row.type.contains("Presentation") else { return }
        #expect(Property(rawValue: row.name) == nil && OperationKind(rawValue: row.name) == nil)
        #expect(!Callback.allCases.contains { $0.names.swift == row.member })
    }

    /// Since when the program has it: by the method's whole name, else by that under which it is known.
    private static func availability(of row: Row) -> Availability? {
        // A class of the app's may have a method of the name that a delegate's has.
        let isOfDelegate = row.type.hasSuffix("Delegate")
        return Callback.allCases.first {
            $0.names.swift == row.member && !(isOfDelegate && $0.names.kind == .callback)
        }?.availability
            ?? Property(rawValue: row.word)?.availability ?? OperationKind(rawValue: row.word)?.availability
            ?? Callback.named(row.word).first?.availability
    }
}
