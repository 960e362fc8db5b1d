import FoundationEssentials
import MicroHTTPServer

/// The start page: a client of the API in the browser, in one piece.
///
/// Style and script stand in the page itself. The policy names their hashes, so that nothing else is ever
/// run, whatever text a session holds.
enum InspectorPage {
    /// The page with its policy; made once, when it is first asked for.
    static let response: (text: String, policy: HeaderField) = {
        (page(record: "", policy: nil), header(policy + ["connect-src 'self'", "frame-ancestors 'none'"]))
    }()

    /// The page.
    ///
    /// - Parameters:
    ///   - record: What it shows instead of the service's sessions, as JSON; nothing for those.
    ///   - policy: What it may do, where it is a file that nobody sends with a header.
    static func page(record: String, policy: [String]?) -> String {
        let policy = policy.map {
            "<meta http-equiv=\"Content-Security-Policy\" content=\"\($0.joined(separator: "; "))\">"
        }
        return EmbeddedText.inspectorPage.textInPage
            .replacing("<!--POLICY-->", with: policy ?? "")
            .replacing("/*STYLE*/", with: style).replacing("/*SCRIPT*/", with: script)
            .replacing("/*RECORD*/", with: record)
    }

    /// What a page may do that asks nobody anything.
    static let policyOfReports = policy + ["connect-src 'none'"]

    /// A policy as a header.
    static func header(_ policy: [String]) -> HeaderField {
        HeaderField("Content-Security-Policy", policy.joined(separator: "; "))
    }

    private static let style = EmbeddedText.inspectorStyle.textInPage
    private static let script = joined(EmbeddedText.inspectorScript.textInPage)

    private static let policy = [
        "default-src 'none'", "script-src '\(hash(script))'", "style-src '\(hash(style))'",
        "img-src 'self' data:", "form-action 'none'", "base-uri 'none'",
        "require-trusted-types-for 'script'", "trusted-types 'none'",
    ]

    /// The modules as one: in one scope, behind one another, they need neither imports nor exports.
    static func joined(_ modules: String) -> String {
        modules.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("import ") }
            .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
            .joined(separator: "\n")
    }

    /// The source expression that allows exactly this text.
    private static func hash(_ text: String) -> String {
        "sha256-" + Data(SHA256Digest(of: text).bytes).base64EncodedString()
    }
}
