import ControllerHierarchy

/// What the user and the device do in a random walk.
extension OperationSource {
    static let deviceKinds: [OperationKind] = [
        .rotate, .rotate, .resize, .background, .foreground, .setTraits, .statusBar,
        .setNeedsStatusBarAppearanceUpdate, .setNeedsUpdateOfSupportedInterfaceOrientations,
        .attemptRotationToDeviceOrientation, .requestGeometryUpdate, .peek, .commitPeek, .cancelPeek,
    ]

    /// The fields of one of these operations.
    mutating func deviceArguments(of kind: OperationKind) -> [Operation.Argument] {
        switch kind {
        case .rotate, .requestGeometryUpdate: [.init("to", .value(.string(orientation().rawValue)))]
        case .resize:
            ["width", "height"].map { (field: OperationField) in
                .init(field, .value(.number(Double(Int.random(in: 1...4, using: &generator) * 250))))
            }
        case .setTraits:
            [.init("traits", .value(.object([oneOf("horizontalSizeClass", "compact", "regular"), style()])))]
        case .statusBar: [.init("inCall", .value(.bool(Bool.random(using: &generator))))]
        default: []
        }
    }

    private static let hidingProperties: [Property] = [
        .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact, .hidesBarsWhenKeyboardAppears,
    ]

    /// What a description may say about bars that hide, zooms, orientations and previews.
    mutating func describeDevice(_ description: inout ControllerDescription) {
        if description.className == "UINavigationController", present.properties.contains(.hidesBarsOnTap),
            let property = Self.hidingProperties.randomElement(using: &generator)
        {
            description.properties.append(.init(property, .bool(true)))
        }
        if present.properties.contains(.preferredTransition), Int.random(in: 0..<3, using: &generator) == 0 {
            description.properties.append(.init(.preferredTransition, .string("zoom")))
        }
        var delegate = PreviewingDelegate(
            written: .object([
                .init("viewControllerForLocation", .object([.init("class", .string("UIViewController"))]))
            ]))
        delegate.preview = .new(ControllerDescription())
        description.previewingDelegate = Boxed(delegate)
        if present.kinds.contains(.contextMenu) {
            var menu = ContextMenuDelegate()
            menu.preview = .new(ControllerDescription())
            description.contextMenuDelegate = Boxed(menu)
        }
        guard Int.random(in: 0..<4, using: &generator) == 0 else { return }
        description.properties.append(
            .init(.supportedInterfaceOrientations, .array([.string(orientation().rawValue)])))
    }

    /// Takes out of a description what the version has not, for which it would be refused as a whole.
    func leaveOutAbsent(_ description: inout ControllerDescription) {
        description.properties.removeAll { !has($0.property) }
        if !has(.transitioningDelegate) {
            description.transitioningDelegate = nil
            description.delegate = nil
        }
        if !has(.presentationDelegate) {
            description.presentationDelegate = nil
            description.popoverAnchor = nil
        }
        if !present.kinds.contains(.peek), !present.kinds.contains(.contextMenu) {
            description.previewingDelegate = nil
        }
    }

    private mutating func style() -> Value.Member { oneOf("userInterfaceStyle", "light", "dark") }

    private mutating func oneOf(_ name: String, _ first: String, _ second: String) -> Value.Member {
        .init(name, .string(Bool.random(using: &generator) ? first : second))
    }

    private mutating func orientation() -> InterfaceOrientation {
        InterfaceOrientation.allCases.randomElement(using: &generator) ?? .portrait
    }
}
