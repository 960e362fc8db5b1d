/// What a report tells besides what failed.
package struct ReportDetail: OptionSet, Sendable {
    package let rawValue: Int

    /// Creates a set of details.
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// All events of the launch and of each step.
    package static let lines = ReportDetail(rawValue: 1)
    /// The same with the controllers after the launch and after each step.
    package static let trees = ReportDetail(rawValue: 3)
    /// The events, and what could be done after the last step.
    static let offers = ReportDetail(rawValue: 5)
}
