import Testing

@testable import ControllerHierarchy

/// Every operation is refused by the versions of iOS that lack it, and taken by all others.
@Suite struct AvailabilityTests {
    private struct Row {
        let from: Int?
        let before: Int?
        let kinds: [OperationKind]

        init(from: Int? = nil, before: Int? = nil, _ kinds: OperationKind...) {
            self.from = from
            self.before = before
            self.kinds = kinds
        }
    }

    /// "Available in" of the class references of iOS 6 and 10, and of those of the classes that an operation
    /// is on; what is not listed is older than iOS 5 and still there.
    private static let rows = [
        Row(
            from: 6, .beginAppearanceTransition, .endAppearanceTransition, .setNeedsUpdateConstraints,
            .unwind,
            .encodeState, .decodeState, .answerSupportedInterfaceOrientations, .magicTap),
        Row(
            from: 7, .interactivePop, .interactiveDismiss, .animateAlongsideTransition,
            .notifyWhenInteractionChanges, .setNeedsStatusBarAppearanceUpdate, .pressKey,
            .requestInterstitialAdPresentation, .prepareInterstitialAds, .performFetch,
            .interactiveSelect, .takeScreenshot),
        Row(from: 7, before: 10, .receiveBannerAd, .receiveInterstitialAd),
        Row(
            from: 8, .show, .showDetail, .targetViewController, .setOverrideTraits, .overrideTraitCollection,
            .resize, .setTraits, .setDisplayMode, .continueUserActivity, .restoreUserActivityState,
            .saveUserActivity,
            .addAction, .addTextField, .setActionEnabled, .tapContent),
        Row(
            from: 9, .loadViewIfNeeded, .addKeyCommand, .removeKeyCommand, .performShortcut,
            .setNeedsFocusUpdate, .updateFocusIfNeeded),
        Row(from: 9, before: 13, .peek, .cancelPeek, .commitPeek, .unregisterForPreviewing),
        Row(before: 13, .presentMoviePlayer, .dismissMoviePlayer),
        Row(
            from: 11, .setNeedsUpdateOfHomeIndicatorAutoHidden,
            .setNeedsUpdateOfScreenEdgesDeferringSystemGestures),
        Row(from: 13, .openScene, .activateScene, .closeScene, .disconnectScene, .overrideWindowTraits),
        Row(from: 14, .showColumn, .hideColumn, .setColumn, .setNeedsUpdateOfPrefersPointerLocked),
        Row(from: 26, .setNeedsUpdateOfPrefersInterfaceOrientationLocked),
        Row(from: 13, .contextMenu),
        Row(from: 15, .dragSheet, .animateChanges, .moveFocus),
        Row(
            from: 17, .registerForTraitChanges, .unregisterForTraitChanges, .updateTraitsIfNeeded,
            .setNeedsUpdateContentUnavailableConfiguration),
        Row(from: 18, .setTabs, .setTab, .setTabBarHidden, .editTabs, .reconfigureSidebarItem),
        Row(from: 26, .setNeedsUpdateProperties, .updatePropertiesIfNeeded),
        Row(
            from: 16, .requestGeometryUpdate, .setNeedsUpdateOfSupportedInterfaceOrientations,
            .invalidateDetents),
    ]

    /// A check of a property's value looks at no more than that it has dated ones.
    @Test func nothingIsDatedOfValuesThatAreNotLookedAt() {
        let words =
            ModalPresentationStyle.allCases.map(\.rawValue) + SplitDisplayMode.names + [
                "darkContent", "scroll",
            ]
        let names = [
            "detents", "prefersPageSizing", "adaptiveSheetPresentationController", "sourceItem",
            "canOverlapSourceViewRect", "backButtonTitle", "largeTitleDisplayMode", "backAction",
            "primaryAction", "menu",
        ]
        let object = Value.object(names.map { .init($0, .array([.object([])])) })
        for property in Property.allCases where !property.hasDatedValues {
            #expect(words.allSatisfy { property.availability(of: $0) == .always }, "\(property)")
            #expect(property.datedParts(of: object).isEmpty, "\(property)")
            #expect(property.datedParts(of: .array([object])).isEmpty, "\(property)")
        }
    }

    /// A style is found by its name, and by no other one of its length.
    @Test func stylesAreFoundByTheirNames() {
        for style in ModalPresentationStyle.allCases {
            #expect(ModalPresentationStyle(name: style.rawValue) == style)
            for place in 0..<style.rawValue.count {
                var name = Array(style.rawValue)
                name[place] = "#"
                #expect(ModalPresentationStyle(name: String(name)) == nil)
            }
        }
        #expect(ModalPresentationStyle(name: "") == nil)
    }

    @Test(arguments: OperationKind.allCases)
    func anOperationIsThereInTheVersionsThatHaveIt(kind: OperationKind) throws {
        let row = Self.rows.first { $0.kinds.contains(kind) }
        var words: [String] = []
        if let from = row?.from { words.append("from iOS \(from).0 on") }
        if let before = row?.before { words.append("before iOS \(before).0") }
        let refusal = "\(kind.rawValue) exists \(words.joined(separator: ", "))"
        #expect(kind.availability.words == (words.isEmpty ? nil : words.joined(separator: ", ")))
        for major in Array(5...18) + [26] {
            let isThere = (row?.from ?? 0) <= major && major < (row?.before ?? .max)
            let reason = try Self.reason(against: kind, in: SystemVersion(major))
            #expect((reason == refusal) == !isThere, "iOS \(major): \(reason ?? "taken")")
        }
    }

    /// Why an operation without fields does not apply; nil where it does, or is refused for another reason.
    private static func reason(against kind: OperationKind, in version: SystemVersion) throws -> String? {
        let phone = Device(
            model: "iPhone", systemVersion: version, idiom: .phone,
            portraitSize: Size(width: 320, height: 480))
        var definition = ApplicationDefinition(device: phone)
        definition.root = .new(ControllerDescription(className: "UINavigationController", label: "nav"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        do {
            _ = try application.perform(Operation(kind, target: kind.scope == .controller ? "nav" : nil))
            return nil
        } catch OperationError.notApplicable(let reason) {
            return reason
        } catch {
            return nil
        }
    }
}
