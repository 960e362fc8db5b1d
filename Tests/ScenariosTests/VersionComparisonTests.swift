import ControllerHierarchy
import Foundation
import Sessions
import Testing

@testable import Scenarios

/// The same course in several versions: which agree, where they part, and what is said to make it.
@Suite struct VersionComparisonTests {
    struct Case: Sendable {
        let steps: String
        var root = "{class: UINavigationController, as: nav, viewControllers: [{as: home}]}"
        let versions: String
        /// The groups in words, their lines being callbacks and console messages.
        let groups: [String]
        /// A line that one of the differences has with its mark, and what makes it.
        let line: String
        let cause: String?
    }

    static let cases: [Case] = [
        Case(
            steps: "[present: {target: home, controller: {as: sheet}}]", versions: "12,13",
            groups: ["12.0", "13.0"], line: "- home.viewWillDisappear(true)",
            cause: "sheetsAdaptToFullScreenOnPhones"),
        Case(
            steps: "[present: {target: home, controller: {as: sheet}}]", versions: "12,13",
            groups: ["12.0", "13.0"], line: "+ sheet.viewIsAppearing(true)", cause: "sendsViewIsAppearing"),
        Case(
            steps: """
                [together: {operations: [{op: present, target: home, controller: {as: sheet}},
                {op: push, target: nav, controller: {as: detail}}]}]
                """, versions: "7,8,18,17", groups: ["7.0", "8.0", "17.0-18.0"],
            line:
                "+ console: pushViewController:animated: called on <UINavigationController nav> while an existing "
                + "transition or presentation is occurring; the navigation stack will not be updated.",
            cause: "presentationsKeepStackFromChanging"),
        Case(
            steps: "[settle: ]", root: "{as: V}", versions: "10,11", groups: ["10.0", "11.0"],
            line: "+ V.viewSafeAreaInsetsDidChange()", cause: "viewSafeAreaInsetsDidChange()"),
        Case(
            steps: "[push: {target: nav, controller: {as: B}}, loadViewIfNeeded: {target: B}]",
            versions: "8,9", groups: ["8.0", "9.0"],
            line: "- refused: loadViewIfNeeded exists from iOS 9.0 on", cause: nil),
        Case(
            steps: "[]", root: "{class: UITabBarController, tabs: []}", versions: "17,18",
            groups: ["17.0", "18.0"], line: "- refused: root/tabs: tabs exists from iOS 18.0 on", cause: nil),
    ]

    private static func course(_ test: Case) throws -> Course {
        let text = "root: \(test.root)\ndevice: {systemVersion: \"18.0\"}\nsteps: \(test.steps)"
        return Course(try ScenarioReader.read(Array(text.utf8), format: .yaml))
    }

    @Test(arguments: cases)
    func differencesAreShownWithWhatMakesThem(test: Case) throws {
        let comparison = try VersionComparison(
            Self.course(test), in: VersionList.read(test.versions),
            filter: LineFilter(kinds: [.callback, .console]))
        #expect(comparison.groups.map(comparison.words(of:)) == test.groups, "\(comparison.text)")
        let found = comparison.differences.first { difference in
            difference.rows.contains { "\($0.mark.rawValue) \($0.text)" == test.line }
        }
        let names = try #require(found, "\(comparison.text)").causes.map(\.name)
        #expect(test.cause.map(names.contains) ?? names.isEmpty, "\(test.line): \(names)")
    }

    /// What a run has not asked is not tried: it would change nothing.
    @Test(arguments: cases)
    func rulesThatARunHasNotAskedChangeNothing(test: Case) throws {
        let course = try Self.course(test)
        let runner = CourseRunner(course, filter: LineFilter(), limits: SessionLimits(), within: nil)
        let run = try runner.run(on: try #require(VersionList.read(test.versions).first))
        #expect(!run.asked.isEmpty)
        for rule in Rule.allCases where !run.asked.contains(rule) {
            var limits = SessionLimits()
            limits.model.ruleChange = .always(!rule.holds(in: run.version), rule)
            let log = try CourseLog(
                run.definition, course.steps, filter: LineFilter(), limits: limits, within: nil)
            #expect(log == run.log, "\(rule)")
        }
    }

    @Test func versionsAreReadOrRefused() throws {
        #expect(VersionList.all.count == 16)
        #expect(try VersionList.read("17,8,12.1.4,8").map(\.description) == ["8.0", "12.1.4", "17.0"])
        for text in [
            "", "4", "19", "8,", "8;9", "x", "28", Array(repeating: "8", count: 65).joined(separator: ","),
        ] {
            #expect(throws: VersionList.Malformed.self, "\(text)") { try VersionList.read(text) }
        }
    }

    /// A cause is one: with that rule alone turned round, one of the two versions does something else.
    ///
    /// And hardly any difference is without: what a version refuses says so itself.
    @Test func causesAreTrueAndNearlyAlwaysFound() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Scenarios").path
        let files = try ScenarioFiles.find([folder])
        var (count, unexplained) = (0, 0)
        for index in stride(from: 0, to: files.count, by: 61) {
            guard let scenario = try? ScenarioFiles.read(files[index]) else { continue }
            let course = Course(scenario)
            let runner = CourseRunner(course, filter: LineFilter(), limits: SessionLimits(), within: nil)
            let comparison = try VersionComparison(course, in: VersionList.read("7,8,12,13,26"))
            for difference in comparison.differences {
                let isRefusal = difference.rows.contains { $0.text.hasPrefix("refused: ") }
                count += isRefusal ? 0 : 1
                unexplained += !isRefusal && difference.causes.isEmpty ? 1 : 0
                for rule in Rule.allCases where difference.causes.contains(where: { $0.name == "\(rule)" }) {
                    #expect(rule.holds(in: difference.from) != rule.holds(in: difference.to))
                    let isCause = try [difference.from, difference.to].contains { version in
                        let run = try runner.run(on: version)
                        return try runner.log(of: run, turning: rule) != run.log
                    }
                    #expect(isCause, "\(files[index]): \(rule)")
                }
            }
        }
        #expect(count > 200)
        #expect(unexplained * 50 <= count, "\(unexplained) of \(count) differences have no cause")
    }
}
