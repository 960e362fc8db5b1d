package import InterfaceBuilder
package import Scenarios

extension Inspection {
    /// The inspection as a test suite: a case for each document, which fails with what is bad enough.
    ///
    /// - Parameter severity: The least severity that makes a case fail.
    package func junit(failingOn severity: Finding.Severity) -> JUnitReport {
        let cases = documents.map { document in
            let bad = findings.filter { $0.document == document.path && $0.severity <= severity }
            return JUnitReport.Case(
                className: "storyboard.inspect", name: document.path,
                failure: bad.first.map(\.message), detail: bad.map(\.text).joined(separator: "\n"))
        }
        return JUnitReport(name: "understudy storyboard inspect", cases: cases)
    }
}
