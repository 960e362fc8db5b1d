import ControllerHierarchy

/// How a map looks: colours, type, arrows and the small pictures on cards.
enum MapStyle {
    /// The family of a controller, by which its card is coloured.
    static func kind(of controller: ArchivedController) -> String {
        if controller.reference != nil { return "reference" }
        switch controller.baseClass {
        case "UINavigationController": return "navigation"
        case "UITabBarController": return "tabs"
        case "UISplitViewController": return "split"
        case "UIPageViewController": return "pages"
        default: return "screen"
        }
    }

    /// The colours of segues, by their style.
    static let colours: [(SegueStyle, String)] = [
        (.show, "#2563eb"), (.detail, "#0e8aa8"), (.presentation, "#9333ea"), (.popover, "#e0610c"),
        (.custom, "#15924a"), (.embed, "#7b8794"), (.unwind, "#98a2b0"),
    ]

    static let sheet: String = {
        var rules = """
            text { font-family: Inter, "Helvetica Neue", Helvetica, Arial, "Liberation Sans", "DejaVu Sans", \
            sans-serif; fill: #1f2733; }
            .page { fill: #f6f7f9; }
            .heading { font-size: 19px; font-weight: 700; }
            .section { font-size: 15px; font-weight: 700; fill: #3d4756; }
            .counts { font-size: 12px; fill: #66707d; }
            .frame { fill: #ffffff; stroke: #cdd4dd; stroke-width: 1.2; }
            .navigation > .frame { fill: #e9f0fd; stroke: #a9c3f3; }
            .tabs > .frame { fill: #fdf1e4; stroke: #efc796; }
            .split > .frame { fill: #e8f5ec; stroke: #a3d2b1; }
            .pages > .frame { fill: #f4edfc; stroke: #cdb4ec; }
            .reference > .frame { fill: #f6f7f9; stroke-dasharray: 5 4; }
            .warning > .frame { stroke: #e5a50a; stroke-width: 2; }
            .error > .frame { stroke: #d92d20; stroke-width: 2; }
            .title { font-size: 13px; font-weight: 600; }
            .subtitle { font-size: 10.5px; fill: #717c8a; }
            .row { font-size: 11px; fill: #3d4756; }
            .rule { stroke: #e3e7ec; stroke-width: 1; fill: none; }
            .glyph { stroke: #66707d; stroke-width: 1.4; fill: none; stroke-linecap: round; }
            .line path { fill: none; stroke-width: 1.8; }
            .line .halo { stroke: #f6f7f9; stroke-width: 5; stroke-opacity: 0.85; }
            .line.embed path { stroke-dasharray: 4 4; }
            .start path { fill: none; stroke: #1f2733; stroke-width: 1.8; }
            .start circle { fill: #1f2733; }
            .badge text { fill: #ffffff; font-size: 11px; font-weight: 700; text-anchor: middle; }
            .badge.error circle, .mark.error { fill: #d92d20; }
            .badge.warning circle, .mark.warning { fill: #d98e04; }
            .legend { font-size: 11px; fill: #66707d; }
            .finding { font-size: 11.5px; fill: #3d4756; }

            """
        for (style, colour) in colours {
            rules += ".line.\(style.rawValue) path:not(.halo) { stroke: \(colour); }\n"
            rules += ".dot.\(style.rawValue), .stub.\(style.rawValue) { fill: \(colour); }\n"
        }
        for (mark, colour) in [("added", "#15924a"), ("removed", "#d92d20"), ("changed", "#d98e04")] {
            rules += ".card.\(mark) > .frame { stroke: \(colour); stroke-width: 3; }\n"
            rules += ".line.\(mark) path:not(.halo) { stroke: \(colour); stroke-width: 2.6; }\n"
            rules += ".counts.\(mark) { fill: \(colour); font-weight: 700; }\n"
        }
        return
            "<style>\n\(rules).card.removed > .frame, .line.removed path { stroke-dasharray: 6 4; }\n</style>"
    }()

    static let definitions: String = {
        var markers = ""
        for (name, colour) in colours.map({ ($0.0.rawValue, $0.1) }) + [("start", "#1f2733")] {
            markers += """
                <marker id="arrow-\(name)" viewBox="0 0 10 10" refX="8.5" refY="5" markerWidth="9" \
                markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0.8L9.5 5L0 9.2z" \
                fill="\(colour)"/></marker>

                """
        }
        return "<defs>\n\(markers)</defs>"
    }()

    /// A small picture of what a controller shows, 16 wide and 14 high.
    static func glyph(of controller: ArchivedController, x: Double, y: Double) -> String {
        let path: String
        switch controller.baseClass {
        case "UINavigationController": path = "M1 1h14v12h-14zM1 4.6h14M6 6.8l-2.4 2.2l2.4 2.2"
        case "UITabBarController": path = "M1 1h14v12h-14zM1 9.6h14M4.2 11.4h0.6M7.7 11.4h0.6M11.2 11.4h0.6"
        case "UISplitViewController": path = "M1 1h14v12h-14zM6 1v12"
        case "UIPageViewController": path = "M3.5 1h9v12h-9zM1 3v8M15 3v8"
        case "UITableViewController": path = "M1 1h14v12h-14zM4 4.4h8M4 7h8M4 9.6h8"
        case "UICollectionViewController": path = "M1 1h6v5h-6zM9 1h6v5h-6zM1 8h6v5h-6zM9 8h6v5h-6z"
        default:
            path =
                controller.reference == nil
                ? "M3.5 0.5h9v13h-9zM7 11.4h2" : "M3 3h7v10h-7zM8 1h6v6M14 1l-6.5 6.5"
        }
        return
            "<path class=\"glyph\" transform=\"translate(\(PathText.number(x)) \(PathText.number(y)))\" d=\"\(path)\"/>"
    }
}
