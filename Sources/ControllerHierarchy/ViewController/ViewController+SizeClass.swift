extension Device {
    /// The horizontal size class of a window of that size on this device.
    ///
    /// A phone is compact but for the large ones in landscape; a window on an iPad is compact up to the
    /// widest of the narrow multitasking sizes.
    ///
    /// Source: UITraitCollection reference; Human Interface Guidelines, Layout.
    func horizontalSizeClass(window: Size) -> SizeClass {
        switch idiom {
        case .pad: window.width > 639 ? .regular : .compact
        case .phone: portraitSize.width >= 414 && window.width > window.height ? .regular : .compact
        }
    }
}

extension ViewController {
    /// The size class in force: the nearest one that a parent overrides, else what the window gives.
    ///
    /// Source: split-override-traits.
    var horizontalSizeClass: SizeClass {
        traits(in: windowEnvironment).horizontalSizeClass
    }

    /// Lets this controller and all below it adapt after a change of the size class.
    ///
    /// That includes those that are presented inside of it, and from iOS 17 on those whose views the app has
    /// put into these by hand. They are listed first: a parent's view may stand in that of its own child.
    func adaptToSizeClass() throws(Interruption) {
        try adaptWithChildren()
        // As a rule nobody stands below but the controller itself, and no list is made.
        let isAlone = unmanagedView?._withUnsafeGuaranteedRef { $0.subviews.isEmpty } ?? true
        if isAlone, !application.transitions.havePresentationInContext { return }
        for controller in controllersBelow
        where application.controllers.contains(controller)
            && controller.nearestAncestor(where: { $0 === self }) == nil
        {
            try controller.adaptWithChildren()
        }
    }

    private func adaptWithChildren() throws(Interruption) {
        try sizeClassDidChange()
        for child in children { try child.adaptWithChildren() }
    }
}
