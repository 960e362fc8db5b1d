import Foundation
import FoundationXML
import InterfaceBuilder

/// What a reader of XML finds in a text, in a form that readers can be compared by.
struct FoundationReading: Equatable {
    private(set) var elements: [Element] = []

    struct Element: Equatable {
        let name: String
        let attributes: [String: String]
    }

    /// Reads with the project's own reader.
    init(_ document: MarkupDocument) {
        for element in [document.root] + Array(document.root.descendants) {
            let attributes = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
            elements.append(Element(name: element.name, attributes: attributes))
        }
    }

    /// Reads with Foundation; nil if it refuses the text.
    init?(_ bytes: [UInt8]) {
        let collector = Collector()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = collector
        // A text that ends behind a mistake is answered with true.
        guard parser.parse(), !collector.failed else { return nil }
        elements = collector.elements
    }

    private final class Collector: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        var failed = false

        func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { failed = true }

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
        ) {
            elements.append(Element(name: elementName, attributes: attributeDict))
        }
    }
}

/// A generator of numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A text with one byte changed, taken out or put in; Foundation's parser traps on broken UTF-8, so only
    /// ASCII is put in, and nothing else is taken out.
    mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
        var damaged = bytes
        var place = Int.random(in: 0..<bytes.count, using: &self)
        while bytes[place] >= 0x80 { place = (place + 1) % bytes.count }
        let byte = Array(" <>&;\"'=/!?-[]x\n\u{1}".utf8).randomElement(using: &self) ?? 0
        switch Int.random(in: 0..<3, using: &self) {
        case 0: damaged[place] = byte
        case 1: damaged.remove(at: place)
        default: damaged.insert(byte, at: place)
        }
        return damaged
    }
}
