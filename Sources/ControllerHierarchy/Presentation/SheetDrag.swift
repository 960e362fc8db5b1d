/// A finger on a sheet that is not on its way out: between detents, or pulled down against a refusal.
struct SheetDrag {
    /// The detent near which the finger holds the sheet; nil where it has not moved it.
    var detent: String?
    /// Whether the dismissal was refused when the finger pulled the sheet down.
    var isRefused = false
}

/// Dragging a sheet from detent to detent; below the smallest one the drag is that of a dismissal.
///
/// Source: containers-today.md 2.1 and 2.4; sheet-detent-drag, sheet-attempt-at-release.
extension ViewController {
    /// Carries out one phase of a drag, or all of it.
    ///
    /// - Parameters:
    ///   - identifier: The detent to which the finger moves the sheet; nil for a place below the smallest.
    ///   - phase: Nil for a whole drag.
    func dragSheet(to identifier: String?, phase: GesturePhase?) throws(Interruption) {
        guard let presentation = nearestAncestor(where: { $0.presentedBy != nil })?.presentedBy,
            presentation.style.isSheet
        else { return application.ignore(because: "\(identity.label) is in no sheet") }
        if let identifier { try presentation.checkDetent(identifier) }
        application.log.noteChange()
        switch phase {
        case nil where identifier == nil:
            try interactiveDismiss(.begin)
            try interactiveDismiss(.finish)
        case nil:
            guard presentation.takesDrag else { return application.ignore(because: presentation.refusedDrag) }
            try presentation.settle(at: identifier)
        case .begin?:
            guard presentation.takesDrag else { return application.ignore(because: presentation.refusedDrag) }
            presentation.drag = SheetDrag()
            if let identifier { presentation.hold(at: identifier) }
        case .update?:
            guard presentation.drag != nil else {
                return application.ignore(because: "no finger is on the sheet")
            }
            if let identifier { return presentation.hold(at: identifier) }
            if presentation.transition == nil { try interactiveDismiss(.begin) }
        case .finish?: try release(presentation, at: identifier)
        case .cancel?:
            guard let drag = presentation.drag else {
                return application.ignore(because: "no finger is on the sheet")
            }
            presentation.presented.layOutAround { presentation.drag = nil }
            if drag.isRefused || presentation.transition != nil { try interactiveDismiss(.cancel) }
        }
    }

    /// Lets go of the sheet: near a detent it settles there, below the smallest it goes if it may.
    private func release(
        _ presentation: PresentationController, at identifier: String?
    ) throws(Interruption) {
        guard let drag = presentation.drag else {
            return application.ignore(because: "no finger is on the sheet")
        }
        let isGoing = presentation.transition?.isInteractive ?? false
        if identifier == nil, isGoing || drag.isRefused { return try interactiveDismiss(.finish) }
        if isGoing { try interactiveDismiss(.cancel) }
        try presentation.settle(at: identifier ?? drag.detent)
    }
}

extension PresentationController {
    /// Whether a finger may take the sheet: it rests, and nothing is presented above it.
    fileprivate var takesDrag: Bool { transition == nil && presented.presentation == nil && canBeDragged }

    fileprivate var refusedDrag: String {
        let name = presented.identity.label
        if transition != nil { return "\(name) is on its way" }
        return presented.presentation == nil ? "\(name) is no sheet now" : "\(name) presents something itself"
    }

    /// Refuses a detent at which the sheet cannot rest now.
    fileprivate func checkDetent(_ identifier: String) throws(Interruption) {
        let names = sheetMeasures?.detents.map(\.identifier) ?? []
        guard !names.contains(identifier) else { return }
        let list = names.isEmpty ? "none" : names.joined(separator: ", ")
        let reason = "\(presented.identity.label)'s sheet has no detent \(identifier) now; it has \(list)"
        throw .error(.invalidArgument(field: "to", reason: reason))
    }

    fileprivate func hold(at identifier: String) {
        presented.layOutAround { drag?.detent = identifier }
    }

    /// Comes to rest: the view is laid out on the way, and the delegate hears of another detent at the end.
    fileprivate func settle(at identifier: String?) throws(Interruption) {
        let before = sheetSettings?["selectedDetentIdentifier"]?.string
        let isKnown = sheetMeasures?.detents.contains { $0.identifier == identifier } ?? false
        let old = sheetMeasures?.detents.first { $0.identifier == before } ?? sheetMeasures?.detents.first
        presented.layOutAround { drag = nil }
        guard isKnown, let identifier, identifier != old?.identifier else {
            return try presented.layoutIfNeeded()
        }
        choose(identifier)
        try presented.layoutIfNeeded()
        try tellDelegate(.sheetDidChangeSelectedDetent)
    }
}
