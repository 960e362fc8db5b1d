import ControllerHierarchy

/// A scene on the map: a card with its name, a row for each segue that leaves it, and what it contains.
struct MapBox {
    let node: Int
    var title = ""
    var subtitle = ""
    /// The container that it is drawn in; nil for one that stands by itself.
    var parent: Int?
    var children: [Int] = []
    var rows: [Row] = []
    /// Left and top edge; of a box in a container, relative to it until the layout is done.
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    /// One segue that leaves the scene.
    struct Row {
        let edge: Int
        let text: String
        let style: SegueStyle
        /// Where it leads, if that is written behind it and not drawn.
        let targets: [(node: Int, name: String)]

        /// What stands behind the text.
        var stub: String { targets.isEmpty ? "" : " → " + targets.map(\.name).joined(separator: ", ") }

        var width: Double { TextMetrics.width(text + stub, size: MapMetrics.rowSize) }
    }

    /// The height of a row's middle above the box's top.
    func rowMiddle(_ index: Int) -> Double {
        MapMetrics.header + (Double(index) + 0.5) * MapMetrics.row
    }

    var right: Double { x + width }
    var bottom: Double { y + height }
}

/// Sizes on the map, in pixels.
enum MapMetrics {
    static let header = 44.0
    static let row = 19.0
    static let rowsBottom = 7.0
    static let padding = 12.0
    static let childGap = 12.0
    static let minimumWidth = 132.0
    static let maximumWidth = 640.0
    /// Between neighbours of one layer.
    static let boxGap = 26.0
    /// The height of the lane that an edge needs where it passes a layer.
    static let lane = 12.0
    /// Between layers.
    static let layerGap = 92.0
    static let componentGap = 40.0
    /// Above a box with which a storyboard begins.
    static let startHeight = 24.0
    static let sectionHeading = 34.0
    static let margin = 28.0
    static let titleSize = 13.0
    static let subtitleSize = 10.5
    static let rowSize = 11.0
}

/// How a segue is drawn, by what it does to the screen.
package enum SegueStyle: String, Sendable, CaseIterable {
    case show
    case detail
    case presentation
    case popover
    case custom
    case embed
    case unwind

    init(_ kind: SegueDescription.Kind) {
        switch kind {
        case .push, .show: self = .show
        case .showDetail, .replace: self = .detail
        case .modal, .presentation: self = .presentation
        case .popover, .popoverPresentation: self = .popover
        case .custom: self = .custom
        case .embed, .relationship: self = .embed
        case .unwind: self = .unwind
        }
    }

    /// What the legend says.
    var name: String {
        switch self {
        case .show: "show, push"
        case .detail: "show detail, replace"
        case .presentation: "present modally"
        case .popover: "present as popover"
        case .custom: "custom"
        case .embed: "embed, contain"
        case .unwind: "unwind"
        }
    }
}

/// How wide a text is in a font without serifs, as far as that can be told without the font.
enum TextMetrics {
    /// - Parameter isBold: Whether the text is set in bold, which is wider.
    static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
        var width = 0.0
        for scalar in text.unicodeScalars { width += factor(scalar) }
        return width * size * (isBold ? 1.12 : 1)
    }

    private static func factor(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "I", "'", "|", "!", ".", ",", ":", ";": 0.32
        case "f", "t", "r", "(", ")", "[", "]", "/", "-", " ", "\"": 0.42
        case "m", "w", "M", "W", "@", "%", "…", "→", "↩": 0.95
        case "A"..."Z": 0.72
        case "\u{0}"..."\u{2FF}": 0.61
        default: 1
        }
    }

    /// The text, cut with an ellipsis where it is wider than there is room.
    static func fitted(_ text: String, size: Double, width room: Double, isBold: Bool = false) -> String {
        // What was measured to fit does, whatever became of the last digit on the way.
        guard width(text, size: size, isBold: isBold) > room + 0.5 else { return text }
        var fitted = ""
        for character in text {
            guard width(fitted + String(character) + "…", size: size, isBold: isBold) <= room else { break }
            fitted.append(character)
        }
        return fitted + "…"
    }
}
