import Foundation

/// A value that the service writes as a word, which is the name of its case.
public protocol Word: RawRepresentable, CaseIterable, Hashable, Sendable {}

extension Word {
    var word: String { "\(self)" }

    static func word(_ word: String?) -> Self? { allCases.first { $0.word == word } }
}

extension CGSize {
    init(_ json: JSON) { self.init(width: json["width"].number ?? 0, height: json["height"].number ?? 0) }

    var json: JSON { ["width": .number(Double(width)), "height": .number(Double(height))] }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Word {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
        blurOverFullScreen
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Word {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Word {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Word { case none, fade, slide }
public enum UIUserInterfaceStyle: Int, Word { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Word {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}
public enum UIUserInterfaceSizeClass: Int, Word { case unspecified, compact, regular }

public enum UIInterfaceOrientation: Int, Word {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Orientations that an interface may have.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    private static let names: [(String, UIInterfaceOrientationMask)] = [
        ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
        ("landscapeLeft", .landscapeLeft),
        ("landscapeRight", .landscapeRight),
    ]

    init(_ words: [String]) { self = Self(Self.names.filter { words.contains($0.0) }.map(\.1)) }

    var json: JSON { .array(Self.names.filter { contains($0.1) }.map { .string($0.0) }) }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]

    private static let names: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]

    init(_ words: [String]) { self = Self(Self.names.filter { words.contains($0.0) }.map(\.1)) }

    var json: JSON { .array(Self.names.filter { contains($0.1) }.map { .string($0.0) }) }
}

/// The environment of a controller. Source: https://developer.apple.com/documentation/uikit/uitraitcollection
@preconcurrency @MainActor open class UITraitCollection: NSObject {
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let displayScale: CGFloat

    init(_ json: JSON) {
        userInterfaceIdiom = .word(json["userInterfaceIdiom"].string) ?? .unspecified
        horizontalSizeClass = .word(json["horizontalSizeClass"].string) ?? .unspecified
        verticalSizeClass = .word(json["verticalSizeClass"].string) ?? .unspecified
        userInterfaceStyle = .word(json["userInterfaceStyle"].string) ?? .unspecified
        displayScale = CGFloat(json["displayScale"].number ?? 0)
    }
}

/// The name of a method; on platforms without Objective-C it is a name and nothing else.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
    public var description: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
