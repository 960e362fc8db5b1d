import ControllerHierarchy

/// Looks for what goes wrong in nibs.
enum NibChecks {
    static func findings(of document: Inspection.Document, _ sources: SourceIndex?) -> [Finding] {
        guard case .success(.nib(let nib)) = document.content else { return [] }
        let faults = nib.faults.map { fault in
            Finding(
                severity: fault.severity, kind: fault.kind, document: document.path, element: fault.object,
                line: fault.line, message: fault.message)
        }
        return faults + (missingView(nib, document.path, sources).map { [$0] } ?? [])
    }

    /// A nib that a controller loads its view from by its own name must say which view that is.
    ///
    /// Source: class reference, `nibName`: without a name the class's without `Controller`, then the class's;
    /// `exc-nib-view-outlet-not-set`.
    private static func missingView(
        _ nib: NibDocument, _ path: String, _ sources: SourceIndex?
    ) -> Finding? {
        let description = nib.description
        guard let owner = description.ownerClass, !description.setsViewOutlet,
            let view = description.views.first
        else { return nil }
        // A view that the owner knows by another name is one that its code has asked for.
        let destinations = Set(description.outlets.map(\.destination))
        guard !description.views.contains(where: { destinations.contains($0.objectID) }) else { return nil }
        let name = description.name.prefix { $0 != "~" }
        let isOwn = name == owner || name == owner.dropLast("Controller".count)
        // Where no source tells, its name does; of some other thing that controls, the nib is seldom its own.
        let isController =
            sources?.isController(owner) ?? owner.hasSuffix(isOwn ? "Controller" : "ViewController")
        guard isController else { return nil }
        // Code may load any other nib for some part of the screen, with the controller as its owner.
        guard isOwn || (description.views.count == 1 && view.className == "UIView") else { return nil }
        return Finding(
            severity: .warning, kind: .viewOutletMissing, document: path,
            element: view.objectID, line: nib.lines[view.objectID],
            message:
                "the nib's owner \(owner) has no view outlet; loading the controller's view from here raises")
    }
}
