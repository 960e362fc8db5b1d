import Foundation
import FoundationXML

/// Whether text is an XML document.
enum XMLCheck {
    static func isWellFormed(_ text: String) -> Bool {
        XMLParser(data: Data(text.utf8)).parse()
    }
}
