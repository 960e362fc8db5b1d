/// The notifications of the application and of its scene, for controllers whose classes observe them.
///
/// Source: app-events-traits.md, section 5; ev-note-after-delegate-12, sc-launch-swiftui-17.
extension Application {
    /// Tells the observers of each notification, in the order in which they were created.
    func post(_ notifications: [Callback], _ payload: Event.Payload = .none) throws(Interruption) {
        guard definition.isApplication else { return }
        for notification in notifications where notification.availability.holds(in: behavior) {
            for controller in controllers.all
            where controller.appClass.observes(notification) && controllers.contains(controller) {
                try controller.send(notification, payload)
            }
        }
    }
}

extension Callback {
    /// The notifications that can be observed.
    package static let observable =
        (allCases.map(\.notifications) + [notificationsAlone]).joined().reduce(into: [Callback]()) {
            if !$0.contains($1) { $0.append($1) }
        }

    /// Those that follow no delegate's method.
    private static let notificationsAlone: [Callback] = [
        .userDidTakeScreenshotNotification, .contentSizeCategoryDidChangeNotification,
        .screenDidConnectNotification, .screenDidDisconnectNotification,
        .deviceOrientationDidChangeNotification, .willChangeStatusBarOrientationNotification,
        .didChangeStatusBarOrientationNotification,
    ]

    /// What is posted right behind a delegate's method, that of the scene first.
    var notifications: [Callback] {
        switch self {
        case .didFinishLaunching: [.didFinishLaunchingNotification]
        case .didBecomeActive: [.didBecomeActiveNotification]
        case .willResignActive: [.willResignActiveNotification]
        case .didEnterBackground: [.didEnterBackgroundNotification]
        case .willEnterForeground: [.willEnterForegroundNotification]
        case .willTerminate: [.willTerminateNotification]
        case .applicationDidReceiveMemoryWarning: [.didReceiveMemoryWarningNotification]
        case .sceneWillConnect: [.sceneWillConnectNotification]
        case .sceneDidDisconnect: [.sceneDidDisconnectNotification]
        case .sceneDidBecomeActive: [.sceneDidActivateNotification, .didBecomeActiveNotification]
        case .sceneWillResignActive: [.sceneWillDeactivateNotification, .willResignActiveNotification]
        case .sceneWillEnterForeground:
            [.sceneWillEnterForegroundNotification, .willEnterForegroundNotification]
        case .sceneDidEnterBackground:
            [.sceneDidEnterBackgroundNotification, .didEnterBackgroundNotification]
        default: []
        }
    }
}
