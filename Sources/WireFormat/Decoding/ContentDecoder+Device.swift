import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    /// The device of a session; what is not given follows from the rest, in the end an iPhone 15 on iOS 17.
    mutating func device(_ value: JSONValue?) -> Device {
        guard let value else { return DeviceFields().device }
        guard isObject(value, with: "model"),
            let members = members(value, of: "a device", allowed: DeviceFields.names)
        else { return DeviceFields().device }
        var fields = DeviceFields()
        // Some names of models mean one of the version's time.
        fields.systemVersion = value["systemVersion"].flatMap { systemVersion($0) }
        for (key, member) in members {
            switch key.string {
            case "model":
                fields.preset = member.string.flatMap(DevicePreset.named)
                guard fields.preset == nil, !takesIdiom(key, member, in: value) else { continue }
                fields.preset = preset(member, fields)
            case "orientation": fields.orientation = word(member, InterfaceOrientation.self)
            case "idiom": fields.idiom = word(member, UserInterfaceIdiom.self)
            case "size": fields.size = screenSize(member)
            default: break
            }
        }
        if value["model"] != nil {
            for name in ["idiom", "size"] {
                if let given = value[name] {
                    fail(given, "\(name) follows from the model; leave one of them out")
                }
            }
        } else if let size = value["size"], value["idiom"] == nil {
            fail(size, "size needs an idiom beside it, phone or pad")
        }
        return fields.device
    }

    /// Takes a model that is `iPhone` or `iPad` alone for its idiom, which has a device of its own in each
    /// version.
    private mutating func takesIdiom(_ key: JSONValue, _ value: JSONValue, in device: JSONValue) -> Bool {
        let name = value.string.map(ContentDecoder.squeezed)
        let meant = UserInterfaceIdiom.allCases.first { ContentDecoder.squeezed($0.deviceName) == name }
        guard let meant else { return false }
        // Beside an idiom it is one thing said twice, which is refused as it is of every model.
        guard device["idiom"] == nil else { return true }
        take(key, as: ["idiom"])
        take(value, as: [meant.rawValue])
        return true
    }

    /// The device that a name means which is none exactly.
    private mutating func preset(_ value: JSONValue, _ fields: DeviceFields) -> DevicePreset? {
        guard let name = name(value) else { return nil }
        // Apple itself has written iPhone 4S and iPhone 4s, and few write the parentheses.
        let alike = DevicePreset.modelNames.first {
            ContentDecoder.squeezed($0) == ContentDecoder.squeezed(name)
        }
        if let alike {
            take(value, as: [alike])
            return DevicePreset.named(alike)
        }
        let version = fields.systemVersion ?? DeviceFields.defaultVersion
        let line = DevicePreset.lines.first { ContentDecoder.squeezed($0) == ContentDecoder.squeezed(name) }
        if let newest = line.flatMap({ DevicePreset.newest(of: $0, for: version) }) {
            take(value, as: [newest.model])
            return newest
        }
        if let meant = suggestion(for: name, among: DevicePreset.modelNames) {
            fail(value, "\(name) is not a known model; \(meant) is one")
            return nil
        }
        let examples = "such as iPhone 4s, iPhone SE (2nd generation), iPhone 15 or iPad Pro 11-inch (M4)"
        fail(value, "\(name) is not a known model; use Apple's name, \(examples), or give idiom and size")
        return nil
    }

    /// A model's name as it is compared: without case, spaces and parentheses.
    static func squeezed(_ name: String) -> String {
        name.lowercased().filter { !" ()".contains($0) }
    }

    /// A version from 5.0 to 27; there was none between 18 and 26.
    private mutating func systemVersion(_ value: JSONValue) -> SystemVersion? {
        // YAML takes `17.0` for a number, whose digits are kept as they were written.
        let isNumber = isOfYAML && value.kind == .number
        let digits = isNumber ? String(decoding: value.sourceBytes, as: UTF8.self) : nil
        if let digits { take(value, as: [digits]) }
        guard let text = digits ?? string(value) else { return nil }
        guard let version = SystemVersion(text) else {
            fail(value, "must be a version such as 17.0 or 12.1.4")
            return nil
        }
        if SystemVersion.isKnown(version) { return version }
        fail(value, "must be from 5.0 to 18.x, 26.x or 27.x; iOS 18 was followed by iOS 26")
        return nil
    }

    /// The screen's size as it is held.
    private mutating func screenSize(_ value: JSONValue) -> Size? {
        guard let size = size(value) else { return nil }
        let sides = 1...10_000.0
        if sides.contains(size.width), sides.contains(size.height) { return size }
        fail(value, "must be the screen's size in points, each side from 1 to 10000")
        return nil
    }
}

/// What was given of a device, and what follows from it.
private struct DeviceFields {
    var preset: DevicePreset?
    var systemVersion: SystemVersion?
    var orientation: InterfaceOrientation?
    var idiom: UserInterfaceIdiom?
    /// The screen's size as it is held: a wide one means landscape, where no orientation is given.
    var size: Size?

    static let names = ["model", "systemVersion", "orientation", "idiom", "size"]
    static let defaultVersion = SystemVersion(17)

    var device: Device {
        let version = systemVersion ?? preset?.firstVersion ?? DeviceFields.defaultVersion
        let base = preset ?? DevicePreset.standard(idiom ?? .phone, for: version)
        let isWide = size.map { $0.width > $0.height } ?? false
        return Device(
            model: size == nil ? base.model : base.idiom.deviceName, systemVersion: version,
            idiom: base.idiom,
            portraitSize: size.map { isWide ? $0.turned : $0 } ?? base.portraitSize,
            orientation: orientation ?? (isWide ? .landscapeLeft : .portrait),
            hasForceTouch: size == nil ? base.hasForceTouch : nil,
            displayScale: size == nil ? base.displayScale : nil,
            hasWideColor: size == nil ? base.hasWideColor : nil)
    }
}

extension UserInterfaceIdiom {
    /// What a device of that idiom is called that is no known model.
    package var deviceName: String {
        switch self {
        case .phone: "iPhone"
        case .pad: "iPad"
        }
    }
}
