import Foundation

/// The device. Source: https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()

    /// How the user holds it, which is the other way round on its side than the interface that fits.
    open var orientation: UIDeviceOrientation {
        let session = Understudy.current
        return switch session.heldOrientation ?? session.interfaceOrientation {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        }
    }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { Understudy.current.idiom }
    open var systemVersion: String { Understudy.current.settings.systemVersion }
    open var systemName: String {
        let major = systemVersion.prefix { $0 != "." }
        return userInterfaceIdiom == .pad && Int(major) ?? 0 >= 13 ? "iPadOS" : "iOS"
    }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var name: String { Understudy.current.settings.model ?? model }

    /// How many have asked for notifications of the orientation and still want them; they come in any case.
    private var generations = 0
    open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { generations += 1 }
    open func endGeneratingDeviceOrientationNotifications() { generations = max(generations - 1, 0) }

    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held; none of the operations lays it down.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The screen of the device. Source: https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor open class UIScreen: NSObject {
    public static let main = UIScreen()

    /// The screen as the interface stands.
    open var bounds: CGRect { CGRect(origin: .zero, size: Understudy.current.screenSize) }
    open var scale: CGFloat { Understudy.current.screenScale }
}
