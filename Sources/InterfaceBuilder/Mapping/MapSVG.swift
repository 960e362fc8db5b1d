import ControllerHierarchy

/// Draws a map as SVG.
package struct MapSVG {
    private let map: StoryboardMap
    private let title: String
    /// How scenes and segues differ from another version, if two are drawn.
    private let marks: [SceneObject: StoryboardDiff.Change.Kind]
    private var links: String?
    private var body = ""

    /// Draws both versions of an app's storyboards: what was added, removed or changed in a colour each.
    package static func document(_ diff: StoryboardDiff, title: String) -> String {
        var drawing = MapSVG(map: StoryboardMap(diff.both), title: title, marks: diff.marks)
        return drawing.document()
    }

    /// Draws the map of an inspection, with a title.
    ///
    /// - Parameter links: An address before the documents' paths; with it each card leads to its line.
    package static func document(
        _ inspection: Inspection, title: String, links: String? = nil,
        arrangement: MapArrangement = .layers
    ) -> String {
        var drawing = MapSVG(map: StoryboardMap(inspection, arrangement: arrangement), title: title)
        drawing.links = links
        return drawing.document()
    }

    private init(
        map: StoryboardMap, title: String, marks: [SceneObject: StoryboardDiff.Change.Kind] = [:]
    ) {
        self.map = map
        self.title = title
        self.marks = marks
    }

    private func mark(of object: StoryboardDescription.ObjectID, in node: Int) -> String? {
        marks[SceneObject(document: map.graph.nodes[node].storyboard, object: object)]?.rawValue
    }

    private static let titleHeight = 58.0

    private mutating func document() -> String {
        let footer = MapFooter(map)
        let width = max(map.width, footer.width, 480)
        let height = Self.titleHeight + map.height + footer.height
        addHeading(width: width)
        body += "<g transform=\"translate(0 \(PathText.number(Self.titleHeight)))\">\n"
        for section in map.sections {
            body += text(section.title, x: section.x, y: section.y, class: "section")
        }
        for root in map.roots { addBox(root) }
        for route in map.routes { addRoute(route) }
        for box in map.boxes.compactMap({ $0 }) { addBadge(box, map.findings(of: box.node)) }
        for node in map.starts { addStart(node) }
        body += "</g>\n"
        body += footer.text(top: Self.titleHeight + map.height)
        let size = "\(PathText.number(width)) \(PathText.number(height))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(PathText.number(width))" \
            height="\(PathText.number(height))" role="img" aria-label="\(XMLEscaping.text(title))">
            <title>\(XMLEscaping.text(title))</title>
            \(MapStyle.sheet)
            \(MapStyle.definitions)
            <rect class="page" width="100%" height="100%"/>
            \(body)</svg>

            """
    }

    private mutating func addHeading(width: Double) {
        let heading = TextMetrics.fitted(
            title, size: 19, width: width - 2 * MapMetrics.margin, isBold: true)
        let scenes = map.boxes.count { $0 != nil }
        let segues = map.graph.edges.count
        if !marks.isEmpty { return addDifferences(heading) }
        let counts = [
            Self.count(scenes, "scene"), Self.count(segues, "segue"),
            Self.count(map.findings.count { $0.severity == .error }, "error"),
            Self.count(map.findings.count { $0.severity == .warning }, "warning"),
        ].joined(separator: "  ·  ")
        body += """
            <text class="heading" x="\(PathText.number(MapMetrics.margin))" y="36">\(XMLEscaping.text(heading))</text>
            <text class="counts" x="\(PathText.number(MapMetrics.margin))" y="55">\(counts)</text>

            """
    }

    /// How much differs, each kind in its colour.
    private mutating func addDifferences(_ heading: String) {
        var x = MapMetrics.margin
        body += text(heading, x: x, y: 36, class: "heading")
        for kind in StoryboardDiff.Change.Kind.allCases {
            let words = "\(marks.values.count { $0 == kind }) \(kind.rawValue)"
            body += text(words, x: x, y: 55, class: "counts \(kind.rawValue)")
            x += TextMetrics.width(words, size: 12) + 18
        }
    }

    static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    // MARK: Boxes

    private mutating func addBox(_ node: Int) {
        guard let box = map.boxes[node] else { return }
        let controller = map.graph.scene(node).controller
        let own = map.findings(of: node)
        let severity = own.map(\.severity).min()
        var classes = ["card", MapStyle.kind(of: controller)]
        if severity == .error || severity == .warning { classes.append(severity?.rawValue ?? "") }
        if let mark = mark(of: controller.objectID, in: node) { classes.append(mark) }
        let link = link(to: controller.objectID, in: node)
        if let link { body += "<a href=\"\(XMLEscaping.text(link))\">" }
        body += "<g class=\"\(classes.joined(separator: " "))\" id=\"card-\(node)\">"
        body += "<title>\(XMLEscaping.text(tooltip(box, controller, own)))</title>"
        body += rectangle(box.x, box.y, box.width, box.height, radius: 10, class: "frame")
        body += MapStyle.glyph(of: controller, x: box.x + MapMetrics.padding, y: box.y + 9)
        let textX = box.x + MapMetrics.padding + 22
        let room = box.right - textX - 6 - (severity == .note || severity == nil ? 0 : 14)
        body += text(
            TextMetrics.fitted(box.title, size: MapMetrics.titleSize, width: room, isBold: true), x: textX,
            y: box.y + 20,
            class: "title")
        let subtitle = TextMetrics.fitted(
            box.subtitle, size: MapMetrics.subtitleSize, width: box.width - 2 * MapMetrics.padding)
        body += text(subtitle, x: box.x + MapMetrics.padding, y: box.y + 36, class: "subtitle")
        for (index, row) in box.rows.enumerated() { addRow(row, at: index, of: box) }
        body += link == nil ? "</g>\n" : "</g></a>\n"
        for child in box.children { addBox(child) }
    }

    /// The address of the line on which a scene's controller begins.
    private func link(to object: StoryboardDescription.ObjectID, in node: Int) -> String? {
        guard let links else { return nil }
        let path = map.paths[map.graph.nodes[node].storyboard].utf8.map { byte -> String in
            let character = Character(UnicodeScalar(byte))
            let isWord = character.isLetter || character.isNumber || "/-._~".contains(character)
            let isPlain = byte < 0x80 && isWord
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(character) : "%" + (digits.utf8.count < 2 ? "0" : "") + digits
        }.joined()
        let line = map.graph.line(of: object, in: node).map { "#L\($0)" } ?? ""
        return links + path + line
    }

    private mutating func addRow(_ row: MapBox.Row, at index: Int, of box: MapBox) {
        let y = box.y + box.rowMiddle(index)
        if index == 0 {
            let top = PathText.number(box.y + MapMetrics.header)
            body +=
                "<path class=\"rule\" d=\"M\(PathText.number(box.x)) \(top)H\(PathText.number(box.right))\"/>"
        }
        body +=
            "<circle class=\"dot \(row.style.rawValue)\" cx=\"\(PathText.number(box.x + MapMetrics.padding + 3))\" "
        body += "cy=\"\(PathText.number(y))\" r=\"3\"/>"
        let room = box.width - 2 * MapMetrics.padding - 12
        let fitted = TextMetrics.fitted(row.text + row.stub, size: MapMetrics.rowSize, width: room)
        let x = PathText.number(box.x + MapMetrics.padding + 12)
        body += "<text class=\"row\" x=\"\(x)\" y=\"\(PathText.number(y + 4))\">"
        // Where all of it fits, each name leads to its card.
        guard fitted == row.text + row.stub, links == nil else {
            body += "\(XMLEscaping.text(fitted))</text>"
            return
        }
        body += XMLEscaping.text(row.text)
        for (index, target) in row.targets.enumerated() {
            body += "<tspan class=\"stub \(row.style.rawValue)\">\(index == 0 ? " → " : ", ")"
            body += "<a href=\"#card-\(target.node)\">\(XMLEscaping.text(target.name))</a></tspan>"
        }
        body += "</text>"
    }

    /// The number of errors and warnings, at the card's corner.
    private mutating func addBadge(_ box: MapBox, _ findings: [Finding]) {
        let serious = findings.filter { $0.severity != .note }
        guard let worst = serious.map(\.severity).min() else { return }
        let x = PathText.number(box.right - 4)
        let y = PathText.number(box.y + 4)
        let messages = serious.map { "\($0.severity.rawValue): \($0.message)" }.joined(separator: "\n")
        body += "<g class=\"badge \(worst.rawValue)\"><title>\(XMLEscaping.text(messages))</title>"
        body += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"9\"/>"
        body += "<text x=\"\(x)\" y=\"\(PathText.number(box.y + 8))\">\(serious.count)</text></g>\n"
    }

    private func tooltip(_ box: MapBox, _ controller: ArchivedController, _ findings: [Finding]) -> String {
        var lines = ["\(box.title): \(controller.className)"]
        if let identifier = controller.storyboardIdentifier { lines.append("identifier \(identifier)") }
        lines += findings.map { "\($0.severity.rawValue): \($0.message)" }
        return lines.joined(separator: "\n")
    }

    // MARK: Lines

    private mutating func addRoute(_ route: MapRoute) {
        let edge = map.graph.edges[route.edge]
        let segue = edge.segue
        let parts = [
            segue.kind.rawValue, segue.identifier.map { "\"\($0)\"" },
            edge.control?.label.map { "on \($0)" },
        ]
        let words = parts.compactMap { $0 }.joined(separator: " ")
        let mark = mark(of: segue.objectID, in: edge.source).map { " " + $0 } ?? ""
        body += "<g class=\"line \(route.style.rawValue)\(mark)\"><title>\(XMLEscaping.text(words))</title>"
        body += "<path class=\"halo\" d=\"\(route.path)\"/>"
        body += "<path d=\"\(route.path)\" marker-end=\"url(#arrow-\(route.style.rawValue))\"/></g>\n"
    }

    /// Marks the scene with which a storyboard begins: with an arrow from above, where no segue comes from;
    /// or with a dot, where a segue leads there from elsewhere, or there is no room in a container.
    private mutating func addStart(_ node: Int) {
        guard let box = map.boxes[node] else { return }
        let x = PathText.number(box.x + MapMetrics.padding + 8)
        guard box.parent == nil, map.graph.incoming[node].isEmpty else {
            let place = "cx=\"\(x)\" cy=\"\(PathText.number(box.y))\" r=\"4\""
            body += "<g class=\"start\"><title>initial view controller</title><circle \(place)/></g>\n"
            return
        }
        let start = PathText.number(box.y - 18)
        let end = PathText.number(box.y - 2)
        body += "<g class=\"start\"><title>initial view controller</title>"
        body += "<circle cx=\"\(x)\" cy=\"\(start)\" r=\"4.5\"/>"
        body += "<path d=\"M\(x) \(start)V\(end)\" marker-end=\"url(#arrow-start)\"/></g>\n"
    }

    // MARK: Elements

    private func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, class name: String
    ) -> String {
        let place = "x=\"\(PathText.number(x))\" y=\"\(PathText.number(y))\""
        let size = "width=\"\(PathText.number(width))\" height=\"\(PathText.number(height))\""
        return "<rect class=\"\(name)\" \(place) \(size) rx=\"\(PathText.number(radius))\"/>"
    }

    private func text(_ text: String, x: Double, y: Double, class name: String) -> String {
        let place = "x=\"\(PathText.number(x))\" y=\"\(PathText.number(y))\""
        return "<text class=\"\(name)\" \(place)>\(XMLEscaping.text(text))</text>"
    }
}

extension StoryboardMap {
    /// The findings about a scene or something in it.
    func findings(of node: Int) -> [Finding] {
        let object = graph.scene(node).controller.objectID
        return findingsByScene[SceneObject(document: graph.nodes[node].storyboard, object: object)] ?? []
    }
}
