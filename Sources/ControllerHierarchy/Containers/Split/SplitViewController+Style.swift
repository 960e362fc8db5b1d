/// What a split view controller refuses that was not made for it, from iOS 26 on.
///
/// Source: probe-split-raises-ios26; that reading raises as well is told there and not modelled.
extension SplitViewController {
    /// - Throws: an invalid argument for a property that the style does not have.
    func checkStyle(for property: Property) throws(Interruption) {
        guard application.behavior.holds(.splitStylesRefuseProperties) else { return }
        switch property {
        case .preferredSplitBehavior where namedStyle == .unspecified:
            throw .exception(
                .invalidArgument,
                "This API requires initializing the UISplitViewController with -initWithStyle:")
        case .preferredSupplementaryColumnWidth, .preferredSupplementaryColumnWidthFraction,
            .minimumSupplementaryColumnWidth, .maximumSupplementaryColumnWidth:
            guard namedStyle == .doubleColumn else { return }
            throw .exception(
                .invalidArgument,
                "UISplitViewController supplementaryColumnWidth properties unsupported for style "
                    + "= DoubleColumn")
        default: return
        }
    }

    /// - Throws: an inconsistency for a controller that stands in another column.
    func checkIsInNoOtherColumn(
        _ controller: ViewController, _ column: SplitColumn
    ) throws(Interruption) {
        guard application.behavior.holds(.splitStylesRefuseProperties),
            let other = columns.filled.first(where: { columns[$0].map(content) === controller }),
            other != column
        else { return }
        throw .exception(
            .internalInconsistency,
            "\(controller.identity.printed) is already specified as the view controller for the "
                + "\(other.rawValue) column. Split view controller: \(identity.printed)")
    }
}
