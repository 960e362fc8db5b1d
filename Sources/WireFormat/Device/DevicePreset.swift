package import ControllerHierarchy

/// A device by its marketing name: what its screen measures and with which version of iOS it was first sold.
package struct DevicePreset: Sendable {
    package let model: String
    package let idiom: UserInterfaceIdiom
    /// The screen held upright, in points, without display zoom.
    package let portraitSize: Size
    /// The version that a session has where only the model is given; at least 5.0.
    package let firstVersion: SystemVersion

    /// Whether the screen tells a firm press from a touch.
    ///
    /// Source: Apple's technical specifications of the models: the iPhones of 2015 to 2018 but the smallest
    /// and the cheapest of them.
    var hasForceTouch: Bool {
        [
            "iPhone 6s", "iPhone 6s Plus", "iPhone 7", "iPhone 7 Plus", "iPhone 8", "iPhone 8 Plus",
            "iPhone X", "iPhone XS", "iPhone XS Max",
        ].contains(model)
    }

    /// Pixels to a point.
    ///
    /// Source: Apple's technical specifications of the models.
    package var displayScale: Double {
        switch idiom {
        case .pad: ["iPad 2", "iPad mini"].contains(model) ? 1 : 2
        case .phone: portraitSize.height < 736 || ["iPhone XR", "iPhone 11"].contains(model) ? 2 : 3
        }
    }

    /// Whether the screen shows the colours of P3.
    ///
    /// Source: Apple's technical specifications of the models ("Wide color display (P3)"): the iPhones from
    /// the 7 on, and the iPads from the Pro of 9.7 inches on but those without a further name.
    var hasWideColor: Bool {
        switch idiom {
        case .phone: model.hasPrefix("iPhone") && firstVersion >= SystemVersion(10)
        case .pad: firstVersion >= SystemVersion(9, 3) && !model.hasPrefix("iPad (")
        }
    }

    /// The last major version that the model got; nil for those that get the newest ones.
    ///
    /// Source: Apple's lists of compatible devices, version by version.
    var lastMajor: Int? { Self.lastMajors.first { $0.models.contains(model) }?.version }

    private static let lastMajors: [(version: Int, models: [String])] = [
        (7, ["iPhone 4"]),
        (9, ["iPhone 4s", "iPod touch (5th generation)", "iPad 2", "iPad (3rd generation)", "iPad mini"]),
        (10, ["iPhone 5", "iPhone 5c", "iPad (4th generation)"]),
        (
            12,
            [
                "iPhone 5s", "iPhone 6", "iPhone 6 Plus", "iPod touch (6th generation)", "iPad Air",
                "iPad mini 2", "iPad mini 3",
            ]
        ),
        (
            15,
            [
                "iPhone 6s", "iPhone 6s Plus", "iPhone SE", "iPhone SE (1st generation)", "iPhone 7",
                "iPhone 7 Plus", "iPod touch (7th generation)", "iPad Air 2", "iPad mini 4",
            ]
        ),
        (
            16,
            [
                "iPhone 8", "iPhone 8 Plus", "iPhone X", "iPad (5th generation)", "iPad Pro (9.7-inch)",
                "iPad Pro (12.9-inch)",
            ]
        ),
        (
            17,
            [
                "iPad (6th generation)", "iPad Pro (10.5-inch)", "iPad Pro (12.9-inch) (2nd generation)",
            ]
        ),
        (18, ["iPhone XS", "iPhone XS Max", "iPhone XR", "iPad (7th generation)"]),
    ]

    /// The device of that name; names are compared exactly.
    static func named(_ model: String) -> DevicePreset? {
        places[model].map { all[$0] }
    }

    private static let places = Dictionary(
        all.enumerated().map { ($0.element.model, $0.offset) }, uniquingKeysWith: { first, _ in first })

    /// The device that stands for an idiom on a version: the one that came out with it.
    static func standard(_ idiom: UserInterfaceIdiom, for version: SystemVersion) -> DevicePreset {
        let models = idiom == .phone ? standardPhones : standardPads
        let model = models.last { $0.firstMajor <= version.major }?.model ?? models[0].model
        return named(model) ?? all[0]
    }

    private static let standardPhones: [(firstMajor: Int, model: String)] = [
        (5, "iPhone 4s"), (6, "iPhone 5"), (7, "iPhone 5s"), (8, "iPhone 6"), (9, "iPhone 6s"),
        (10, "iPhone 7"),
        (11, "iPhone 8"), (12, "iPhone XS"), (13, "iPhone 11 Pro"), (14, "iPhone 12"), (15, "iPhone 13"),
        (16, "iPhone 14"), (17, "iPhone 15"), (18, "iPhone 16"), (26, "iPhone 17"),
    ]

    private static let standardPads: [(firstMajor: Int, model: String)] = [
        (5, "iPad 2"), (6, "iPad (4th generation)"), (7, "iPad Air"), (8, "iPad Air 2"),
        (10, "iPad (5th generation)"), (11, "iPad (6th generation)"), (13, "iPad (7th generation)"),
        (14, "iPad (8th generation)"), (15, "iPad (9th generation)"), (16, "iPad (10th generation)"),
        (18, "iPad (A16)"),
    ]
}

extension DevicePreset {
    /// The names of all known devices, phones first, in the order in which they came out.
    package static var modelNames: [String] { all.map(\.model) }

    /// The names under which several models came out one after another, and none by itself.
    package static let lines = ["iPad Pro", "iPod touch"]

    /// The newest model of a line that a version's time has; the first one, where it has none.
    static func newest(of line: String, for version: SystemVersion) -> DevicePreset? {
        let models = all.filter { $0.model.hasPrefix(line + " ") }
        return models.last { $0.firstVersion <= version } ?? models.first
    }

    /// Every known device, phones first, in the order in which they came out.
    package static let all: [DevicePreset] =
        phones.map { DevicePreset($0, idiom: .phone) } + pads.map { DevicePreset($0, idiom: .pad) }

    private typealias Row = (model: String, width: Double, height: Double, major: Int, minor: Int)

    private init(_ row: Row, idiom: UserInterfaceIdiom) {
        model = row.model
        self.idiom = idiom
        portraitSize = Size(width: row.width, height: row.height)
        firstVersion = SystemVersion(row.major, row.minor)
    }

    private static let phones: [Row] = [
        ("iPhone 4", 320, 480, 5, 0), ("iPhone 4s", 320, 480, 5, 0),
        ("iPhone 5", 320, 568, 6, 0), ("iPod touch (5th generation)", 320, 568, 6, 0),
        ("iPhone 5c", 320, 568, 7, 0), ("iPhone 5s", 320, 568, 7, 0),
        ("iPhone 6", 375, 667, 8, 0), ("iPhone 6 Plus", 414, 736, 8, 0),
        ("iPod touch (6th generation)", 320, 568, 8, 4),
        ("iPhone 6s", 375, 667, 9, 0), ("iPhone 6s Plus", 414, 736, 9, 0),
        ("iPhone SE", 320, 568, 9, 3), ("iPhone SE (1st generation)", 320, 568, 9, 3),
        ("iPhone 7", 375, 667, 10, 0), ("iPhone 7 Plus", 414, 736, 10, 0),
        ("iPhone 8", 375, 667, 11, 0), ("iPhone 8 Plus", 414, 736, 11, 0), ("iPhone X", 375, 812, 11, 0),
        ("iPhone XS", 375, 812, 12, 0), ("iPhone XS Max", 414, 896, 12, 0), ("iPhone XR", 414, 896, 12, 0),
        ("iPod touch (7th generation)", 320, 568, 12, 3),
        ("iPhone 11", 414, 896, 13, 0), ("iPhone 11 Pro", 375, 812, 13, 0),
        ("iPhone 11 Pro Max", 414, 896, 13, 0), ("iPhone SE (2nd generation)", 375, 667, 13, 4),
        ("iPhone 12 mini", 375, 812, 14, 1), ("iPhone 12", 390, 844, 14, 1),
        ("iPhone 12 Pro", 390, 844, 14, 1),
        ("iPhone 12 Pro Max", 428, 926, 14, 1),
        ("iPhone 13 mini", 375, 812, 15, 0), ("iPhone 13", 390, 844, 15, 0),
        ("iPhone 13 Pro", 390, 844, 15, 0),
        ("iPhone 13 Pro Max", 428, 926, 15, 0), ("iPhone SE (3rd generation)", 375, 667, 15, 4),
        ("iPhone 14", 390, 844, 16, 0), ("iPhone 14 Plus", 428, 926, 16, 0),
        ("iPhone 14 Pro", 393, 852, 16, 0),
        ("iPhone 14 Pro Max", 430, 932, 16, 0),
        ("iPhone 15", 393, 852, 17, 0), ("iPhone 15 Plus", 430, 932, 17, 0),
        ("iPhone 15 Pro", 393, 852, 17, 0),
        ("iPhone 15 Pro Max", 430, 932, 17, 0),
        ("iPhone 16", 393, 852, 18, 0), ("iPhone 16 Plus", 430, 932, 18, 0),
        ("iPhone 16 Pro", 402, 874, 18, 0),
        ("iPhone 16 Pro Max", 440, 956, 18, 0), ("iPhone 16e", 390, 844, 18, 3),
        ("iPhone 17", 402, 874, 26, 0), ("iPhone Air", 420, 912, 26, 0), ("iPhone 17 Pro", 402, 874, 26, 0),
        ("iPhone 17 Pro Max", 440, 956, 26, 0),
    ]

    private static let pads: [Row] = [
        ("iPad 2", 768, 1024, 5, 0), ("iPad (3rd generation)", 768, 1024, 5, 1),
        ("iPad (4th generation)", 768, 1024, 6, 0), ("iPad mini", 768, 1024, 6, 0),
        ("iPad Air", 768, 1024, 7, 0), ("iPad mini 2", 768, 1024, 7, 0),
        ("iPad Air 2", 768, 1024, 8, 1), ("iPad mini 3", 768, 1024, 8, 1),
        ("iPad mini 4", 768, 1024, 9, 0), ("iPad Pro (12.9-inch)", 1024, 1366, 9, 1),
        ("iPad Pro (9.7-inch)", 768, 1024, 9, 3),
        ("iPad (5th generation)", 768, 1024, 10, 2), ("iPad Pro (10.5-inch)", 834, 1112, 10, 3),
        ("iPad Pro (12.9-inch) (2nd generation)", 1024, 1366, 10, 3),
        ("iPad (6th generation)", 768, 1024, 11, 3),
        ("iPad Pro (11-inch)", 834, 1194, 12, 0),
        ("iPad Pro (12.9-inch) (3rd generation)", 1024, 1366, 12, 0),
        ("iPad Air (3rd generation)", 834, 1112, 12, 1), ("iPad mini (5th generation)", 768, 1024, 12, 1),
        ("iPad (7th generation)", 810, 1080, 13, 1),
        ("iPad Pro (11-inch) (2nd generation)", 834, 1194, 13, 4),
        ("iPad Pro (12.9-inch) (4th generation)", 1024, 1366, 13, 4),
        ("iPad (8th generation)", 810, 1080, 14, 0), ("iPad Air (4th generation)", 820, 1180, 14, 0),
        ("iPad Pro (11-inch) (3rd generation)", 834, 1194, 14, 5),
        ("iPad Pro (12.9-inch) (5th generation)", 1024, 1366, 14, 5),
        ("iPad (9th generation)", 810, 1080, 15, 0), ("iPad mini (6th generation)", 744, 1133, 15, 0),
        ("iPad Air (5th generation)", 820, 1180, 15, 4),
        ("iPad (10th generation)", 820, 1180, 16, 1),
        ("iPad Pro (11-inch) (4th generation)", 834, 1194, 16, 1),
        ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366, 16, 1),
        ("iPad Air 11-inch (M2)", 820, 1180, 17, 4), ("iPad Air 13-inch (M2)", 1024, 1366, 17, 4),
        ("iPad Pro 11-inch (M4)", 834, 1210, 17, 5), ("iPad Pro 13-inch (M4)", 1032, 1376, 17, 5),
        ("iPad mini (A17 Pro)", 744, 1133, 18, 0), ("iPad (A16)", 820, 1180, 18, 3),
        ("iPad Air 11-inch (M3)", 820, 1180, 18, 3), ("iPad Air 13-inch (M3)", 1024, 1366, 18, 3),
        ("iPad Pro 11-inch (M5)", 834, 1210, 26, 0), ("iPad Pro 13-inch (M5)", 1032, 1376, 26, 0),
    ]
}

extension Device {
    /// The device of that marketing name on a version; nil for an unknown name.
    ///
    /// Tablets lie on their side.
    package static func named(_ model: String, _ version: SystemVersion) -> Device? {
        DevicePreset.named(model).map { $0.device(version) }
    }

    /// The device that came out with a version.
    ///
    /// Tablets lie on their side.
    package static func standard(_ idiom: UserInterfaceIdiom, _ version: SystemVersion) -> Device {
        DevicePreset.standard(idiom, for: version).device(version)
    }
}

extension DevicePreset {
    fileprivate func device(_ version: SystemVersion) -> Device {
        Device(
            model: model, systemVersion: version, idiom: idiom, portraitSize: portraitSize,
            orientation: idiom == .pad ? .landscapeLeft : .portrait, hasForceTouch: hasForceTouch,
            displayScale: displayScale, hasWideColor: hasWideColor)
    }
}

extension SystemVersion {
    /// Whether there was, or will be, such a version that the model knows; there was none between 18 and 26.
    package static func isKnown(_ version: SystemVersion) -> Bool {
        (5...18).contains(version.major) || (26...27).contains(version.major)
    }
}

extension Device {
    /// What is to be said of a model on a version that it never had; nil where there is nothing to be said.
    ///
    /// It is no mistake: versions are compared on one screen. The device that a version has where no model
    /// is named may be a little younger than the version, which is no choice of the author's.
    package var remark: String? {
        guard let preset = DevicePreset.named(model) else { return nil }
        if systemVersion < preset.firstVersion {
            guard model != DevicePreset.standard(idiom, for: systemVersion).model else { return nil }
            return "there was no \(model) with iOS \(systemVersion); it came with iOS \(preset.firstVersion)"
        }
        guard let last = preset.lastMajor, systemVersion.major > last else { return nil }
        return "there was no \(model) with iOS \(systemVersion); its last was iOS \(last)"
    }
}
