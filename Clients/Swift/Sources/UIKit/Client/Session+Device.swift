import Foundation

/// The device of the session: a controller that is never shown, by which the screen is read and which hears of turns.
extension Session {
    static let deviceClass = "Device"
    static let deviceLabel = "device"

    /// Makes the device known to the session, whose run of the app may be a new one.
    func addDevice() {
        guard !hasDevice else { return }
        hasDevice = true
        let description: JSON = ["class": .string(Self.deviceClass), "as": .string(Self.deviceLabel)]
        for (place, fields) in [
            ("/instantiate", ["controller": description]),
            ("/controllers/\(Self.deviceLabel)/load-view", [:]),
        ] {
            if let refusal = post(place, .object(fields), pause: token)["refused"].string {
                fatalError("Understudy: \(refusal)")
            }
        }
    }

    private var device: JSON {
        addDevice()
        return look("/controllers/\(Self.deviceLabel)")
    }

    var interfaceOrientation: UIInterfaceOrientation {
        .word(device["interfaceOrientation"].string) ?? .unknown
    }

    var idiom: UIUserInterfaceIdiom {
        .word(device["traitCollection"]["userInterfaceIdiom"].string) ?? .unspecified
    }

    var screenScale: CGFloat { device["traitCollection"]["displayScale"].number.map { CGFloat($0) } ?? 1 }

    /// The size of the screen as the interface stands.
    var screenSize: CGSize {
        let size = CGSize(device["view"]["frame"]["size"])
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return interfaceOrientation.isLandscape
            ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    }
}

extension Calls {
    /// What the device hears, by its names in Swift: notifications for whoever observes them in the app.
    static let device: [String: @MainActor (Frame) -> Void] = [
        "UIDevice.orientationDidChangeNotification": { _ in
            NotificationCenter.default.post(
                name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        },
        "willChangeStatusBarOrientationNotification": {
            post(UIApplication.willChangeStatusBarOrientationNotification, $0)
        },
        "didChangeStatusBarOrientationNotification": {
            post(UIApplication.didChangeStatusBarOrientationNotification, $0)
        },
    ]

    private static func post(_ name: NSNotification.Name, _ frame: Frame) {
        let orientation = UIInterfaceOrientation.word(frame.arguments["statusBarOrientation"].string)
        NotificationCenter.default.post(
            name: name, object: UIApplication.shared,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: (orientation ?? .unknown).rawValue])
    }
}
