import ControllerHierarchy

/// Looks at every object of a document for what Interface Builder would never leave there, but a merge or
/// an edit by hand does.
///
/// One pass finds the identifiers, a second one what leads to them. Archives of Xcode 3 and 4 have no such
/// identifiers.
struct ObjectAudit {
    let root: MarkupElement
    private(set) var faults: [ObjectFault] = []
    private var firstLines: [String: Int] = [:]
    /// Elements of scenes that stand a second time; what is wrong with the scene is wrong with all in it.
    private var twins: [Range<Int>] = []
    private let isLaunchScreen: Bool

    static func faults(in document: MarkupDocument) -> [ObjectFault] {
        guard document.root.isNamed("document") else { return [] }
        var audit = ObjectAudit(document.root)
        audit.run()
        return audit.faults
    }

    private init(_ root: MarkupElement) {
        self.root = root
        isLaunchScreen = root.attribute("launchScreen") == "YES"
    }

    private mutating func run() {
        for scenes in root.children where scenes.isNamed("scenes") { findTwins(scenes) }
        for holder in root.children where holder.isNamed("scenes") || holder.isNamed("objects") {
            for element in holder.descendants { noteIdentifier(element) }
            for element in holder.descendants { check(element) }
        }
    }

    /// Scenes with the identifier, or the controller, of one before.
    private mutating func findTwins(_ scenes: MarkupElement) {
        var firstLines: [String: Int] = [:]
        for scene in scenes.children where scene.isNamed("scene") {
            let controller = scene.child("objects")?.children.first {
                $0.attribute("sceneMemberID") == "viewController"
            }
            let names = [scene.attribute("sceneID"), controller?.attribute("id")].compactMap(\.self)
            if let first = names.lazy.compactMap({ firstLines[$0] }).first {
                twins.append(scene.range)
                let name = controller?.attribute("id") ?? names.first ?? ""
                add(
                    .error, .sceneDuplicate, scene, object: controller?.attribute("id"),
                    "the scene \(name) stands in the document already, on line \(first)")
            }
            for name in names where firstLines[name] == nil { firstLines[name] = scene.line }
        }
    }

    private mutating func noteIdentifier(_ element: MarkupElement) {
        guard let identifier = element.attribute("id") else { return }
        guard let first = firstLines[identifier] else {
            firstLines[identifier] = element.line
            return
        }
        guard !twins.contains(where: { $0.contains(element.index) }) else { return }
        add(
            .error, .objectDuplicate, element, object: identifier,
            "the identifier \(identifier) is also that of the object on line \(first)")
    }

    private mutating func check(_ element: MarkupElement) {
        switch element.name {
        case "outlet", "outletCollection", "action": checkConnection(element)
        case "constraint": checkConstraint(element)
        case "prototypes": checkCells(element, "tableViewCell")
        case "cells": checkCells(element, "collectionViewCell")
        case "tableView": checkTable(element)
        default: break
        }
        if isLaunchScreen { checkLaunchScreen(element) }
    }

    private mutating func checkConnection(_ element: MarkupElement) {
        guard let destination = element.attribute("destination"), firstLines[destination] == nil else {
            return
        }
        let isAction = element.isNamed("action")
        let name = element.attribute(isAction ? "selector" : "property") ?? ""
        let what = isAction ? "action" : element.isNamed("outlet") ? "outlet" : "outlet collection"
        add(
            .error, .connectionDangling, element, object: element.parent?.parent?.attribute("id"),
            "the \(what) \(name) leads to \(destination), which is not there")
    }

    private mutating func checkConstraint(_ element: MarkupElement) {
        for item in [element.attribute("firstItem"), element.attribute("secondItem")] {
            guard let item, firstLines[item] == nil else { continue }
            add(
                .warning, .constraintDangling, element, object: element.attribute("id"),
                "the constraint is for \(item), which is not there")
        }
    }

    /// Cells that code asks for need an identifier each, and one of their own.
    private mutating func checkCells(_ holder: MarkupElement, _ name: StaticString) {
        var seen: Set<String> = []
        for cell in holder.children where cell.isNamed(name) {
            guard let identifier = cell.attribute("reuseIdentifier"), !identifier.isEmpty else {
                add(
                    .warning, .reuseIdentifierMissing, cell, object: cell.attribute("id"),
                    "the prototype cell has no reuse identifier, so nothing can ask for it")
                continue
            }
            guard !seen.insert(identifier).inserted else { continue }
            add(
                .warning, .reuseIdentifierDuplicate, cell, object: cell.attribute("id"),
                "another prototype cell has the reuse identifier \"\(identifier)\"; one of them is never used"
            )
        }
    }

    /// Source: Xcode's error "Static table views are only valid when embedded in UITableViewController
    /// instances".
    private mutating func checkTable(_ table: MarkupElement) {
        guard table.attribute("dataMode") == "static" else { return }
        let owner = table.parent
        guard owner?.isNamed("tableViewController") != true else { return }
        add(
            .error, .staticTableMisplaced, table, object: table.attribute("id"),
            "static cells are for the table of a table view controller; here they do not appear")
    }

    /// What only a running app could use.
    ///
    /// Source: Xcode's errors "Launch screens may not set custom classnames", "may not have triggered
    /// segues", "may not use user defined runtime attributes".
    private mutating func checkLaunchScreen(_ element: MarkupElement) {
        let isOwner = element.isNamed("placeholder")
        if !isOwner, let name = element.attribute("customClass") {
            add(
                .error, .launchScreenContent, element, object: element.attribute("id"),
                "a launch screen cannot have the class \(name); none of the app's code runs yet")
        }
        if element.isNamed("segue"), let kind = element.attribute("kind"),
            !["relationship", "embed"].contains(kind)
        {
            add(
                .error, .launchScreenContent, element, object: element.attribute("id"),
                "a launch screen cannot have a \(kind) segue; nobody can tap it")
        }
        if element.isNamed("userDefinedRuntimeAttributes") {
            add(
                .error, .launchScreenContent, element, object: element.parent?.attribute("id"),
                "a launch screen cannot have runtime attributes")
        }
    }

    private mutating func add(
        _ severity: Finding.Severity, _ kind: Finding.Kind, _ element: MarkupElement,
        object: StoryboardDescription.ObjectID?, _ message: String
    ) {
        var fault = ObjectFault(
            severity: severity, kind: kind, object: object, line: element.line, message: message)
        fault.controller = controller(of: element)
        faults.append(fault)
    }

    /// The controller of the scene that holds an element.
    private func controller(of element: MarkupElement) -> StoryboardDescription.ObjectID? {
        var current: MarkupElement? = element
        while let element = current, !element.isNamed("scene") { current = element.parent }
        let members = current?.child("objects")?.children
        return members?.first { $0.attribute("sceneMemberID") == "viewController" }?.attribute("id")
    }
}
