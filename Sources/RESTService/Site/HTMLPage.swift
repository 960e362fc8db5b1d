/// A page without scripts, put together from text.
package struct HTMLPage {
    private var body = ""
    private let title: String
    private let hasLandmarks: Bool

    /// Starts a page with its title.
    ///
    /// - Parameter hasLandmarks: Whether its markup says itself what its main part is; else all of it is.
    package init(title: String, hasLandmarks: Bool = false) {
        self.title = title
        self.hasLandmarks = hasLandmarks
    }

    /// Adds markup as it is.
    package mutating func add(markup: String) { body += markup }

    /// Adds an element with text that is escaped.
    package mutating func add(_ element: String, _ text: String) {
        body += "<\(element)>\(HTMLPage.escape(text))</\(element)>\n"
    }

    /// The whole document.
    package var document: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(HTMLPage.escape(title))</title>
        <style>
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
        :root { color-scheme: light dark } body { color: #222; background: #fff }
        code, pre { font: 14px/1.4 ui-monospace, monospace; background: #f3f3f3; border-radius: 4px }
        code { padding: 0 .2em } pre { padding: .8em; overflow: auto }
        a { color: #0b57d0 } summary { cursor: pointer }
        h2 { margin-top: 2.5rem; border-bottom: 1px solid #ddd }
        table { border-collapse: collapse } .wide { overflow: auto; margin: .5em 0 }
        .wide td { border-top: 1px solid #8884; overflow-wrap: anywhere; min-width: 5rem }
        nav { display: flex; flex-wrap: wrap; gap: .2em 1em }
        summary { overflow-wrap: anywhere; padding: .1em 0 }
        #finder { position: sticky; top: 0; padding: .5em 0; margin: 0; background: #fff }
        html { scroll-padding-top: 4rem } input { font: inherit }
        [hidden] { display: none !important }
        figure { margin: 1em 0; overflow: auto } summary h2 { display: inline; border: 0 }
        ins { color: #05681f; text-decoration: none } del { color: #a51d2d }
        td, th { text-align: left; padding: .2em .8em .2em 0; vertical-align: top; overflow-wrap: anywhere }
        @media (prefers-color-scheme: dark) {
        body { color: #ddd; background: #181818 } code, pre { background: #262626 } a { color: #8ab4f8 }
        ins { color: #7fd18b } #finder { background: #181818 } del { color: #ff9a9a }
        }
        </style>
        </head>
        <body>
        \(hasLandmarks ? body : "<main>\n\(body)</main>\n")</body>
        </html>

        """
    }

    /// Text with the characters that have a meaning in HTML escaped.
    package static func escape(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }

    /// Escaped text in which what stands between backquotes becomes code.
    static func inline(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            let isCode = index % 2 == 1 && index < parts.count - 1
            return isCode ? "<code>\(escape(String(part)))</code>" : escape(String(part))
        }.joined()
    }
}
