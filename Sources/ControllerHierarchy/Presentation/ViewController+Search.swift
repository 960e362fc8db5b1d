/// `UISearchController`, as far as its presentation differs from that of other controllers.
///
/// Source: UISearchController reference ("presented ... definesPresentationContext"); search-over-context.
extension ViewController {
    var isSearchController: Bool { appClass.builtIn == .searchController }

    /// The style of one, which covers its context and leaves the presenter's view where it is.
    ///
    /// That of a popover can be asked for; all others come to the same.
    var searchStyle: ModalPresentationStyle? {
        guard isSearchController, application.behavior.holds(.hasPresentationControllers) else { return nil }
        return modalPresentationStyle == .popover ? .popover : .overCurrentContext
    }
}
