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

    /// How often each kind of fault was planted, and how often it was found.
    ///
    /// - Parameter placesMax: In how many places of a document each kind is planted at most.
    private static func plant(
        in documents: [Inspection.Input], placesMax: Int
    ) throws -> [String: (found: Int, all: Int)] {
        var planted: [String: (found: Int, all: Int)] = [:]
        for input in documents {
            let text = String(decoding: input.bytes, as: UTF8.self)
            let inspection = Inspection([input])
            // Not those for other systems.
            guard text.contains("<document"), case .success? = inspection.documents.first?.content else {
                continue
            }
            let sound = counts(inspection)
            func note(_ name: String, _ kind: Finding.Kind, _ texts: [String]) {
                for text in texts.prefix(placesMax) {
                    let broken = counts(Inspection([.init(path: input.path, bytes: Array(text.utf8))]))
                    planted[name, default: (0, 0)].all += 1
                    if broken[kind, default: 0] > sound[kind, default: 0] { planted[name]?.found += 1 }
                }
            }
            for fault in PlantedFault.all { note(fault.name, fault.kind, try fault.plant(in: text)) }
            for element in ["segue", "button|label|view|tableViewCell|barButtonItem"] {
                let texts = try PlantedFault.duplicates(of: element, in: text)
                note("two of one identifier: \(element)", .objectDuplicate, texts)
            }
        }
        return planted
    }

    @Test func plantedFaultsAreFoundAndNamed() throws {
        let documents = try Self.documents()
        #expect(documents.count > 70)
        let planted = try Self.plant(in: documents, placesMax: .max)
        #expect(planted.count == PlantedFault.all.count + 2)
        for (name, count) in planted.sorted(by: { $0.key < $1.key }) {
            #expect(Double(count.found) >= 0.95 * Double(count.all), "\(name): \(count)")
        }
        #expect(planted.values.map(\.all).reduce(0, +) > 700)
    }

    /// The same in documents of real apps, which stand beside the checkout or in a folder of one's own.
    @Test(.enabled(if: SharedDocuments.exist || folder != nil, "\(SharedDocuments.absence)"))
    func plantedFaultsAreFoundInDocumentsOfRealApps() throws {
        let root = Self.folder.map { URL(filePath: $0) } ?? SharedDocuments.folder
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        let documents = try names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map { name in
            Inspection.Input(
                path: name, bytes: [UInt8](try Data(contentsOf: root.appending(path: name))))
        }
        let planted = try Self.plant(in: documents, placesMax: 2)
        #expect(planted.count > 10)
        for (name, count) in planted.sorted(by: { $0.key < $1.key }) {
            // Where there are few places, one may be missed.
            let wanted = min(0.95 * Double(count.all), Double(count.all - 1))
            #expect(Double(count.found) >= wanted, "\(name): \(count)")
        }
        if Self.folder != nil {
            print(planted.map { "\($0.key)\t\($0.value)" }.sorted().joined(separator: "\n"))
        }
    }

    /// More documents, to be had where `UNDERSTUDY_DOCUMENTS` says.
    private static let folder = ProcessInfo.processInfo.environment["UNDERSTUDY_DOCUMENTS"]

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
