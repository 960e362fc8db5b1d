extension Inspection {
    /// The findings as workflow commands, which GitHub shows beside the lines of a change.
    ///
    /// Source: GitHub's documentation, "Workflow commands for GitHub Actions".
    package var annotations: String {
        findings.map { finding in
            let command: String
            switch finding.severity {
            case .error: command = "error"
            case .warning: command = "warning"
            case .note: command = "notice"
            }
            let line = finding.line.map { ",line=\($0)" } ?? ""
            let scene = finding.scene.map { " [\($0)]" } ?? ""
            let place =
                "file=\(Self.property(finding.document))\(line),title=\(Self.property(finding.kind.rawValue))"
            return "::\(command) \(place)::\(Self.data(finding.message + scene))\n"
        }.joined()
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    /// What a picture of the whole is called.
    ///
    /// - Parameter folder: Where the documents' paths begin; nil for no folder that has a name.
    package func title(in folder: String?) -> String {
        let all = documents.count
        guard all > 3 else {
            return documents.map { Input(path: $0.path, bytes: []).name }.joined(separator: ", ")
        }
        return "\(commonFolder ?? folder ?? "App"): \(all) files"
    }

    /// The innermost folder that holds all documents.
    private var commonFolder: String? {
        var common = documents.first?.path.split(separator: "/").dropLast().map(String.init) ?? []
        for document in documents {
            let parts = document.path.split(separator: "/").dropLast()
            common = zip(common, parts).prefix { $0.0 == $0.1 }.map(\.0)
        }
        return common.last
    }
}
