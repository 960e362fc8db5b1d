import Foundation
import InterfaceBuilder
import Testing

/// Every kind of fault, planted into every document of the project's own, is found and named by what it is.
@Suite struct PlantedFaultTests {
    /// The documents, broken ones left out.
    private static func documents() throws -> [Inspection.Input] {
        let root = ReaderTests.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var inputs: [Inspection.Input] = []
        for folder in ["Scenarios", "Tests/Fixtures/documents", "docs"] {
            let place = root.appending(path: folder)
            let names = try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted()
            for name in names where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
                let bytes = [UInt8](try Data(contentsOf: place.appending(path: name)))
                inputs.append(.init(path: name, bytes: bytes))
            }
        }
        return inputs
    }

    private static func counts(_ inspection: Inspection) -> [Finding.Kind: Int] {
        inspection.findings.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    }

    private static func isFound(_ kind: Finding.Kind, in text: String, _ input: Inspection.Input) -> Bool {
        let sound = counts(Inspection([input]))
        let broken = counts(Inspection([.init(path: input.path, bytes: Array(text.utf8))]))
        return broken[kind, default: 0] > sound[kind, default: 0]
    }

    @Test func plantedFaultsAreFoundAndNamed() throws {
        let documents = try Self.documents()
        #expect(documents.count > 70)
        var planted: [String: (found: Int, all: Int)] = [:]
        func note(_ name: String, _ kind: Finding.Kind, _ texts: [String], _ input: Inspection.Input) {
            for text in texts {
                planted[name, default: (0, 0)].all += 1
                if Self.isFound(kind, in: text, input) { planted[name]?.found += 1 }
            }
        }
        for input in documents {
            let text = String(decoding: input.bytes, as: UTF8.self)
            guard text.contains("<document") else { continue }
            for fault in PlantedFault.all { note(fault.name, fault.kind, try fault.plant(in: text), input) }
            for element in ["segue", "button|label|view|tableViewCell|barButtonItem"] {
                let texts = try PlantedFault.duplicates(of: element, in: text)
                note("two of one identifier: \(element)", .objectDuplicate, texts, input)
            }
        }
        #expect(planted.count == PlantedFault.all.count + 2)
        for (name, count) in planted.sorted(by: { $0.key < $1.key }) {
            #expect(Double(count.found) >= 0.95 * Double(count.all), "\(name): \(count)")
        }
        #expect(planted.values.map(\.all).reduce(0, +) > 700)
    }

    /// What is sound stays without errors, but for the documents that scenarios need broken.
    @Test func soundDocumentsHaveNoErrors() throws {
        var faulty: Set<String> = []
        for input in try Self.documents()
        where Inspection([input]).findings.contains(where: { $0.severity == .error }) {
            faulty.insert(input.name)
        }
        #expect(faulty == ["Legacy", "custom-segues", "missing", "popover", "popover-class"])
    }
}
