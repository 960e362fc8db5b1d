import Testing

@testable import RESTService

/// The choice of a representation by an `Accept` header.
@Suite struct AcceptTests {
    /// What is chosen among JSON, text, YAML and HTML, offered in that order; nil where none is taken.
    static let headers: [(header: String, chosen: MediaType?)] = [
        ("", .json), ("nonsense", .json), ("*/*", .json), ("text/html", .html), ("TEXT/HTML", .html),
        ("image/png", nil), ("*/png", nil), ("text/*", .text), ("application/*", .json),
        ("application/x-yaml", .yaml), ("text/x-yaml;q=0.1", .yaml),
        // By quality, in thousandths.
        ("application/json;q=0.5, text/plain;q=0.501", .text),
        ("application/json;q=0.5,text/plain;q=0.5", .json),
        ("application/json;q=0.569, text/plain;q=0.57", .text), ("text/plain;q=0", nil),
        ("application/json;q=0.999, text/html", .html),
        ("application/json ; q=0.1 , text/html; q=0.2", .html),
        ("application/json;q=0, */*;q=0.1", .text), ("text/html;level=1;q=0.4", .html),
        // The most specific range says it.
        ("text/*, text/plain;q=0.1, application/json;q=0.5", .yaml), ("text/*;q=0.1, text/html;q=0.3", .html),
        ("*/*, application/*;q=0.2", .text), ("application/*;q=0.2, */*", .text),
        ("application/*;q=0.9, application/json;q=0.1, text/html;q=0.5", .yaml),
        // What cannot be read is passed over.
        ("text/html;q=2, text/plain;q=0.1", .text), ("text/html;q=-1, text/plain;q=0.1", .text),
        ("text/html;q=x, text/plain;q=0.1", .text), ("text/html;q=1.001", .json),
        ("a/b/c, text/plain", .text),
        ("text/html;q=1.000", .html), ("text/plain, ,", .text),
    ]

    @Test("The header's qualities decide, those of the most specific range first", arguments: headers)
    func choice(_ header: String, _ chosen: MediaType?) {
        #expect(Accept.choose(among: [.json, .text, .yaml, .html], accepting: header) == chosen)
    }
}
