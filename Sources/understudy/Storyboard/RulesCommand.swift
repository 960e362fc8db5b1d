import ArgumentParser
import InterfaceBuilder

/// Lists what is checked.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "List the rules, or explain one of them.",
        discussion: "Exit codes: 0 printed, 64 there is no such rule.")

    @Argument(help: "The rule to explain.")
    var name: String?

    func run() throws {
        guard let name else {
            for rule in InspectionRule.all {
                let padding = String(repeating: " ", count: max(1, 36 - rule.name.utf8.count))
                print("\(rule.name)\(padding)\(rule.summary)")
            }
            return
        }
        guard let kind = Finding.Kind(rawValue: name) else {
            throw ValidationError("\(name): no such rule; `understudy storyboard rules` lists them")
        }
        print(RulePages.page(of: kind.rule), terminator: "")
    }
}
