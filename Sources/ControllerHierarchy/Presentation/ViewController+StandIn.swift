/// What stands in the place of a controller that presents in its context.
extension ViewController {
    /// Whether another view stands in the place of the controller's own, because it presents in its context.
    ///
    /// One that its container has lost is replaced until the other view has gone as well.
    /// Source: resolve-context-tab-switch-bug, tab-replaced-in-its-context-goes.
    var isReplacedInContext: Bool {
        guard let presentation = presentation.map(Unmanaged.passUnretained) else { return false }
        return presentation._withUnsafeGuaranteedRef { presentation in
            presentation.replacesContext
                && (unmanagedParent != nil
                    || presentation.withPresented { $0.viewIfLoaded?.superview != nil })
        }
    }

    /// The controller that stands in this one's place.
    var standIn: ViewController? { isReplacedInContext ? presentation?.presented : nil }

    /// Who hears of the appearance of this child's container: the child, or what stands in its place.
    ///
    /// Source: context-child-unbalanced-ios11.
    var hearer: ViewController { standIn ?? self }

    /// As a look at `hearer`, without counting a reference where that is this controller itself, as a rule.
    @inline(__always)
    func withHearer<Result, Failure>(
        _ body: (ViewController) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        isReplacedInContext ? try body(hearer) : try body(self)
    }
}
