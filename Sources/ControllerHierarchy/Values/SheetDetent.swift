/// `UISheetPresentationController.Detent`: a height at which a sheet comes to rest.
///
/// Source: UISheetPresentationController.Detent reference, `medium()`, `large()`,
/// `custom(identifier:resolver:)`.
struct SheetDetent {
    let identifier: String
    let height: Height

    enum Height {
        case medium
        case large
        /// Points within the safe area.
        case points(Double)
        /// A part of the largest height that there is.
        case fraction(Double)
        /// `UISheetPresentationController.Detent.inactive`, which the resolver answers.
        case inactive
    }

    /// Reads `medium`, `large`, or an object with an identifier and what its resolver answers.
    init?(_ value: Value) {
        switch value.string {
        case "medium"?: self.init(identifier: "medium", height: .medium)
        case "large"?: self.init(identifier: "large", height: .large)
        case _?: return nil
        case nil:
            guard let identifier = value["identifier"]?.string else { return nil }
            let height: Height =
                value["height"]?.number.map { .points(max(0, $0)) }
                ?? value["fraction"]?.number.map { .fraction(max(0, $0)) } ?? .inactive
            self.init(identifier: identifier, height: height)
        }
    }

    private init(identifier: String, height: Height) {
        self.identifier = identifier
        self.height = height
    }
}
