import Foundation
import InterfaceBuilder
import Testing

/// docs/storyboard-rules against the table of rules.
@Suite struct RulePageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/storyboard-rules")

    @Test func everyRuleHasItsPageAndNoOther() throws {
        var pages = ["README.md": RulePages.list]
        for rule in InspectionRule.all {
            #expect(
                rule.kind.rawValue == rule.name
                    && pages.updateValue(
                        RulePages.page(of: rule), forKey: rule.name + ".md") == nil
            )
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(names) == Set(pages.keys))
        for (name, page) in pages.sorted(by: { $0.key < $1.key }) {
            let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
            #expect(text == page, "\(name): run `make openapi`")
        }
    }
}
