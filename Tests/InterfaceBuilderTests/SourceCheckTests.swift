import Foundation
import InterfaceBuilder
import Testing

/// What documents lack of an app's sources, and sources of the documents.
@Suite struct SourceCheckTests {
    private static let folder = InspectionTests.folder.appending(path: "sourced")

    private static func type(
        _ name: String, _ superclass: String?, _ change: (inout SourceType) -> Void = { _ in }
    ) -> SourceType {
        var type = SourceType(
            name: name, superclass: superclass, language: .swift, isDeclaration: superclass != nil)
        change(&type)
        return type
    }

    /// An app whose classes have and lack what the documents name.
    private static func sources() -> SourceIndex {
        var classes = SourceFacts()
        classes.types = [
            type("Ours", nil) { $0.selectors = ["save:"] },
            type("HomeViewController", "BaseController") {
                $0.selectors = ["unwindHome:"]
                $0.formerSelectors = ["oldStyle:", "unwindFormerly:"]
                $0.properties = ["titleLabel"]
            },
            type("BaseController", "UIViewController") { $0.properties = ["_header"] },
            type("UIViewController", nil) { $0.selectors = ["inherited:"] },
            type("OpenController", "LibraryController"), type("PlainView", "UIView"),
            type("NewName", "UIView") { $0.runtimeName = "RenamedView" },
        ]
        classes.aliases = [SourceAlias("Ours", of: "HomeViewController")]
        var calls = SourceFacts()
        calls.constants = [
            SourceConstant(SourceName("fade", in: "Names"), value: "fade"),
            SourceConstant(SourceName("two", in: "Names"), value: "one"),
            SourceConstant(SourceName("two", in: "Names"), value: "other"),
        ]
        calls.literals = ["details", "Open"]
        calls.uses = [
            SourceUse(.segue, .literal("details"), line: 1), SourceUse(.segue, .literal("detials"), line: 2),
            SourceUse(.segue, .constant(SourceName("fade", in: "Names")), line: 3),
            SourceUse(.segue, .constant(SourceName("two", in: "Names")), line: 4),
            SourceUse(.segue, .undecided, line: 5), SourceUse(.scene, .literal("Gone"), line: 6),
            SourceUse(.storyboard, .literal("Sourced"), line: 7),
            SourceUse(.storyboard, .literal("Absent"), line: 8), SourceUse(.nib, .literal("Cell"), line: 9),
            SourceUse(.nib, .literal("Sell"), line: 10), SourceUse(.cell, .literal("Row"), line: 13),
            SourceUse(.cell, .literal("Line"), line: 14), SourceUse(.segue, .literal("detials"), line: 15),
        ]
        for (line, name) in [(11, "Row"), (12, "Cell")] {
            var use = SourceUse(.registration, .literal(name), line: line)
            use.nib = .literal("Cell")
            calls.uses.append(use)
        }
        return SourceIndex(
            [("Classes.swift", classes), ("Calls.swift", calls)], list: ClassList(text: "OldView"))
    }

    private static let parts = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="A" id="a" customClass="Unseen" customModuleProvider="target" \
        sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <tableView id="t"><prototypes><tableViewCell reuseIdentifier="Row" id="c"/></prototypes></tableView>
        <button id="b"><connections>
        <action selector="late:" destination="p" eventType="touchUpInside" id="x"/>
        <segue destination="e" kind="unwind" unwindAction="unwindLate:" id="u"/>
        </connections></button></subviews></view></viewController>
        <viewController id="p" customClass="Partly" customModuleProvider="target"/>
        <exit id="e" sceneMemberID="exit"/>
        </objects></scene></scenes></document>
        """
    private static let nib =
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#

    /// A class, a member or a cell that stands in what was not read is not missing.
    @Test func whatIsNotReadIsNotMissing() {
        var facts = SourceFacts()
        facts.types = [Self.type("Partly", "UIViewController") { $0.selectors = ["early:"] }]
        facts.uses = [
            SourceUse(.cell, .literal("Late"), line: 1), SourceUse(.nib, .literal("Row~ipad"), line: 2),
        ]
        let inputs = [("A.storyboard", Self.parts), ("Row~ipad.xib", Self.nib)].map {
            Inspection.Input(path: $0, bytes: Array($1.utf8))
        }
        var broken = SourceFacts()
        broken.unread = ["Unseen", "Partly", "unwindLate", "register"]
        let kinds = [[], [("Broken.swift", broken)]].map { others in
            var options = Inspection.Options()
            options.sources = SourceIndex([("Whole.swift", facts)] + others)
            return Inspection(inputs, options: options).findings.filter { $0.severity < .note }.map(\.kind)
        }
        #expect(
            kinds == [[.unwindActionMissing, .actionMissing, .classMissing, .identifierUnknown], []],
            "\(kinds)")
    }

    @Test func everyFaultIsFoundAndNothingElse() throws {
        let inputs = try ["Sourced.storyboard", "Left.storyboard", "Cell.xib"].map { name in
            let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
            return Inspection.Input(path: name, bytes: bytes)
        }
        var options = Inspection.Options()
        options.sources = Self.sources()
        let inspection = Inspection(inputs, options: options)
        let lines = inspection.text.split(whereSeparator: \.isNewline).map(String.init)
        let place = Self.folder.appending(path: "findings.txt")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: place)
        }
        let expected = String(decoding: try Data(contentsOf: place), as: UTF8.self)
        #expect(lines == expected.split(whereSeparator: \.isNewline).map(String.init))
        let needed = Finding.Kind.allCases.filter { $0.rule.need == .sources }
        let kinds = Set(inspection.findings.map(\.kind))
        #expect(needed.filter { !kinds.contains($0) } == [])
        for finding in inspection.findings {
            #expect(finding.kind.rule.severities.contains(finding.severity), "\(finding.kind.rawValue)")
        }
    }
}
