/// A document that is made to hurt whoever reads it, and what must come of it.
struct HostileDocument {
    let name: String
    let bytes: [UInt8]
    /// The code of the refusal; nil for a text that is harmless to a reader that opens and expands nothing.
    let code: String?

    private init(_ name: String, _ text: String, _ code: String?) {
        self.init(name, Array(text.utf8), code)
    }

    private init(_ name: String, _ bytes: [UInt8], _ code: String?) {
        self.name = name
        self.bytes = bytes
        self.code = code
    }

    private static let doctype = "doctype_forbidden"
    private static let malformed = "xml_malformed"
    private static let limit = "xml_limit"

    static let all: [HostileDocument] = entities + external + sizes + encodings + structures

    /// Entities that grow.
    private static let entities: [HostileDocument] = [
        .init("a document type alone", "<!DOCTYPE document>" + storyboard(""), doctype),
        .init("billion laughs", laughs + storyboard("&l9;"), doctype),
        .init(
            "quadratic blow-up",
            "<!DOCTYPE d [<!ENTITY a \"" + String(repeating: "a", count: 100_000) + "\">]>"
                + storyboard(String(repeating: "&a;", count: 500)), doctype),
        .init(
            "quadratic blow-up in attributes",
            "<!DOCTYPE d [<!ENTITY a '" + String(repeating: "a", count: 100_000) + "'>]>"
                + storyboard("<a b='" + String(repeating: "&a;", count: 500) + "'/>"), doctype),
        .init("an entity that holds itself", "<!DOCTYPE d [<!ENTITY a '&a;'>]>" + storyboard("&a;"), doctype),
        .init("an entity that nobody declared", storyboard("&nbsp;"), malformed),
        .init("an entity declared in the content", storyboard("<!ENTITY a 'b'>&a;"), malformed),
    ]

    private static let laughs: String =
        "<!DOCTYPE d [<!ENTITY l0 'ha'>"
        + (1...9).map { level in
            "<!ENTITY l\(level) '" + String(repeating: "&l\(level - 1);", count: 10) + "'>"
        }.joined() + "]>"

    /// The ways in which XML names what is outside.
    private static let external: [HostileDocument] = [
        .init(
            "an external entity, a file",
            "<!DOCTYPE d [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>"
                + storyboard("&a;"), doctype),
        .init(
            "an external entity, an address",
            "<!DOCTYPE d [<!ENTITY a SYSTEM 'http://127.0.0.1:9/x'>]>"
                + storyboard("&a;"), doctype),
        .init(
            "an external entity with a public name",
            "<!DOCTYPE d [<!ENTITY a PUBLIC '-//x' 'file:///etc/passwd'>]>" + storyboard("&a;"), doctype),
        .init(
            "a parameter entity",
            "<!DOCTYPE d [<!ENTITY % p SYSTEM 'file:///etc/passwd'>%p;]>" + storyboard(""), doctype),
        .init(
            "an external document type", "<!DOCTYPE d SYSTEM 'file:///etc/passwd'>" + storyboard(""), doctype),
        .init(
            "an unparsed entity",
            "<!DOCTYPE d [<!NOTATION n SYSTEM 'file:///bin/sh'><!ENTITY a SYSTEM '/etc/passwd' NDATA n>]>"
                + storyboard(""), doctype),
        .init(
            "an inclusion",
            storyboard(
                "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='file:///etc/passwd' parse='text'/>"
            ),
            nil),
        .init(
            "a schema's place",
            storyboard(
                "<a xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:schemaLocation='a file:///etc/passwd'/>"
            ), nil),
        .init(
            "a style sheet", "<?xml-stylesheet type='text/xsl' href='file:///etc/passwd'?>" + storyboard(""),
            nil),
    ]

    private static let sizes: [HostileDocument] = [
        .init("deep nesting", storyboard(nested("a", 101)), limit),
        .init("deep nesting that is not closed", String(repeating: "<a>", count: 1_000_000), limit),
        .init("many elements", storyboard(String(repeating: "<a/>", count: 20_001)), limit),
        .init("many attributes", storyboard("<a \(attributes(257))/>"), limit),
        .init("an attribute given twice", storyboard("<a b='1' b='2'/>"), malformed),
        .init(
            "a huge attribute", storyboard("<a b='" + String(repeating: "x", count: 65_537) + "'/>"), limit),
        .init(
            "a class with a huge name",
            storyboard("<a customClass='" + String(repeating: "x", count: 1_025) + "'/>"), limit),
        .init(
            "a class with a long name",
            storyboard("<a customClass='" + String(repeating: "x", count: 1_024) + "'/>"), nil),
        .init("a huge name", storyboard("<" + String(repeating: "x", count: 500_000) + "/>"), limit),
        .init("a huge end tag", storyboard("<x></" + String(repeating: "x", count: 500_000) + ">"), limit),
        .init("a huge comment", storyboard("<!--" + String(repeating: "x", count: 500_000) + "-->"), nil),
        .init("many comments", storyboard(String(repeating: "<!---->", count: 100_000)), nil),
        .init("a huge text", storyboard(String(repeating: "&#65;", count: 100_000)), nil),
    ]

    private static let encodings: [HostileDocument] = [
        .init("broken UTF-8", Array("<document a='".utf8) + [0xC3, 0x28] + Array("'/>".utf8), malformed),
        .init("an overlong form", Array("<document a='".utf8) + [0xC0, 0xBC] + Array("'/>".utf8), malformed),
        .init(
            "a surrogate", Array("<document a='".utf8) + [0xED, 0xA0, 0x80] + Array("'/>".utf8), malformed),
        .init("a text that ends in a character", Array("<document a='".utf8) + [0xF0, 0x9F], malformed),
        .init(
            "UTF-16, its mark first", [0xFF, 0xFE] + "<!DOCTYPE d><d/>".utf16.flatMap { [UInt8($0), 0] },
            malformed),
        .init("UTF-16 without a mark", "<!DOCTYPE d><d/>".utf16.flatMap { [0, UInt8($0)] }, malformed),
        .init("UTF-32", [0, 0, 0xFE, 0xFF] + Array("<d/>".utf8).flatMap { [0, 0, 0, $0] }, malformed),
        .init(
            "UTF-7", "<?xml version='1.0' encoding='UTF-7'?>+ADwAIQ-DOCTYPE d+AD4-<document/>", malformed),
        .init("an encoding that is not so", "<?xml version='1.0' encoding='UTF-16'?><document/>", malformed),
        .init("NUL in the text", storyboard("a\0b"), malformed),
        .init("NUL in a name", storyboard("<a\0b/>"), malformed),
        .init("NUL in an attribute", storyboard("<a b='\0'/>"), malformed),
        .init("a reference to NUL", storyboard("&#0;"), malformed),
        .init("a control character", storyboard("\u{1}"), malformed),
        .init("a reference beyond Unicode", storyboard("&#x110000;"), malformed),
        .init(
            "a reference without an end", storyboard("&#" + String(repeating: "9", count: 100_000) + ";"),
            malformed),
    ]

    private static let structures: [HostileDocument] = [
        .init("blanks", "   \n", malformed),
        .init("no XML", "{\"document\": {}}", malformed),
        .init("two documents", storyboard("") + storyboard(""), malformed),
        .init("a text that breaks off", String(storyboard("<a b='").prefix(90)), malformed),
        .init(
            "a section that is not ended", storyboard("<![CDATA[" + String(repeating: "]", count: 10_000)),
            malformed),
        .init("something else", "<plist version='1.0'/>", "unsupported_document"),
        .init(
            "a storyboard for a watch", "<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard'/>",
            "unsupported_document"),
        .init(
            "a storyboard for a Mac", "<document type='com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB'/>",
            "unsupported_document"),
        .init("scenes that contain each other", storyboard(circle), nil),
        .init("references that lead to each other", storyboard(references), nil),
    ]

    /// A storyboard with something among its scenes.
    static func storyboard(_ inside: String) -> String {
        "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' "
            + "initialViewController='a'><scenes>\(inside)</scenes></document>"
    }

    private static func nested(_ name: String, _ depth: Int) -> String {
        String(repeating: "<\(name)>", count: depth) + String(repeating: "</\(name)>", count: depth)
    }

    private static func attributes(_ count: Int) -> String {
        (0..<count).map { "a\($0)='1'" }.joined(separator: " ")
    }

    /// Two stacks, each the root of the other.
    private static let circle: String = [("a", "b"), ("b", "a")].map { object, other in
        "<scene><objects><navigationController id='\(object)' sceneMemberID='viewController'><connections>"
            + "<segue kind='relationship' relationship='rootViewController' destination='\(other)' id='s\(object)'/>"
            + "</connections></navigationController></objects></scene>"
    }.joined()

    private static let references: String =
        "<scene><objects><viewControllerPlaceholder id='a' sceneMemberID='viewController'/></objects></scene>"
}
