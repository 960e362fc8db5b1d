/// What reaches the app from outside, in the methods of the application's delegate or of the scene's.
///
/// Source: app-events-traits.md 1.2 to 1.7 and 4; ev-url-warm-11, ev-universal-warm-11.
extension Application {
    /// Brings the app to the front, where the user opens it with the event, and hands the event over.
    ///
    /// Source: radar-own-url-resigns-ios8.
    func receive(_ event: ExternalEvent) throws(Interruption) {
        guard event.opensApp else { return try deliver(event) }
        if life.isActive {
            guard event.interruptsApp, !usesScenes else { return try deliver(event) }
            try leaveActive()
        }
        if life.isInBackground {
            try comeToForeground(with: event)
        } else {
            // As on the way out of the background: the app is inactive when it hears of the event.
            try deliver(event)
            if !life.isActive, !life.isInBackground { try sendDidBecomeActive() }
        }
    }

    /// Hands the event to the delegate that it is for, in a running app.
    ///
    /// - Parameter isAnnounced: Whether the delegate has heard already that it is to come.
    func deliver(_ event: ExternalEvent, isAnnounced: Bool = false) throws(Interruption) {
        if !isAnnounced { try announce(event) }
        switch event {
        case .url(let url):
            if usesScenes {
                try tellOptional(.sceneOpenURLContexts, .array([.string(url)]))
            } else {
                try tellFirst(of: [.openURL, .openURLFromSource, .handleOpenURL], .string(url))
            }
        case .activity(let activity, let isFetched): try deliver(activity, isFetched: isFetched)
        case .shortcut(let item):
            try tellOptional(usesScenes ? .windowScenePerformAction : .performActionForShortcut, item)
        case .notification(let notification): try deliver(notification, isAtLaunch: false)
        case .backgroundFetch:
            guard life.isInBackground else { return ignore(because: "the app is not in the background") }
            try tellOptional(.performFetch, nil)
        }
    }

    /// Hands over the event that an app without scenes was launched for, unless it has dealt with that.
    ///
    /// Source: UIApplicationDelegate reference, `application(_:didFinishLaunchingWithOptions:)`: the answers
    /// of both methods count for URLs, activities and quick actions, and for nothing else.
    ///
    /// - Parameter isWelcome: Whether both methods have answered true.
    func deliverAtLaunch(_ event: ExternalEvent, isWelcome: Bool) throws(Interruption) {
        switch event {
        case .url, .activity, .shortcut: if isWelcome { try deliver(event) }
        case .notification(let notification): try deliver(notification, isAtLaunch: true)
        case .backgroundFetch: try deliver(event)
        }
    }

    /// Hands over a notification that stands in the options of the scene besides, or that launches the app
    /// behind others; nothing else is handed over twice.
    ///
    /// Source: app-events-traits.md 4.2; scene-notification-cold-ios18.
    func deliverToScene(_ notification: DeliveredNotification) throws(Interruption) {
        let method: Callback =
            notification.isTapped ? .didReceiveNotificationResponse : .didReceiveRemoteNotificationWithHandler
        try tellOptional(method, notification.userInfo)
    }

    // MARK: Activities

    /// Tells the delegate that an activity is to come, which may still have to be fetched.
    func announce(_ event: ExternalEvent) throws(Interruption) {
        guard case .activity(let activity, _) = event else { return }
        try tellOptional(
            usesScenes ? .sceneWillContinueUserActivity : .willContinueUserActivity, .string(activity.type))
    }

    private func deliver(_ activity: UserActivity, isFetched: Bool) throws(Interruption) {
        if isFetched {
            try tellOptional(usesScenes ? .sceneContinueUserActivity : .continueUserActivity, activity.value)
        } else {
            try tellOptional(
                usesScenes ? .sceneDidFailToContinueUserActivity : .didFailToContinueUserActivity,
                .string(activity.type))
        }
    }

    // MARK: Notifications

    /// Source: app-events-traits.md 1.7; ev-push-cold-11, ev-push-killed-10, sc-push-tap-warm.
    func deliver(_ notification: DeliveredNotification, isAtLaunch: Bool) throws(Interruption) {
        if notification.isTapped {
            let methods = methodsForTap(on: notification, isAtLaunch: isAtLaunch)
            return try tellFirst(of: methods, notification.userInfo)
        }
        if !life.isInBackground { return try deliverInForeground(notification) }
        // The system shows the others by itself.
        guard notification.isContentAvailable, !notification.isLocal else {
            return ignore(because: "the system shows the notification by itself")
        }
        try tellOptional(.didReceiveRemoteNotificationWithHandler, notification.userInfo)
    }

    /// The older method alone is not called for the notification that launches the app.
    ///
    /// Source: UIApplicationDelegate reference, `application(_:didReceiveRemoteNotification:)`.
    private func methodsForTap(on notification: DeliveredNotification, isAtLaunch: Bool) -> [Callback] {
        if notification.isLocal { return [.didReceiveNotificationResponse, .didReceiveLocalNotification] }
        let methods: [Callback] = [.didReceiveNotificationResponse, .didReceiveRemoteNotificationWithHandler]
        return isAtLaunch ? methods : methods + [.didReceiveRemoteNotification]
    }

    /// Source: UNUserNotificationCenterDelegate reference; UIApplicationDelegate reference.
    private func deliverInForeground(_ notification: DeliveredNotification) throws(Interruption) {
        let older: [Callback] =
            notification.isLocal
            ? [.didReceiveLocalNotification]
            : [.didReceiveRemoteNotificationWithHandler, .didReceiveRemoteNotification]
        guard delegateHas(.willPresentNotification) else {
            return try tellFirst(of: older, notification.userInfo)
        }
        try tellOptional(.willPresentNotification, notification.userInfo)
        guard notification.isContentAvailable, !notification.isLocal else { return }
        try tellOptional(.didReceiveRemoteNotificationWithHandler, notification.userInfo)
    }

    // MARK: Methods that a delegate need not have

    /// Whether the version knows the method, and the delegate has it.
    func delegateHas(_ method: Callback) -> Bool {
        method.availability.holds(in: behavior) && definition.delegateMethods.have(method)
    }

    /// Calls the first of the methods that the delegate has; ignored where it has none of them.
    private func tellFirst(of methods: [Callback], _ argument: Value) throws(Interruption) {
        guard let method = methods.first(where: delegateHas) else {
            return ignore(because: "the app's delegate has no method for it")
        }
        try tellOptional(method, argument)
    }

    /// Calls a method of the delegate of the application or the scene, if it has that.
    private func tellOptional(_ method: Callback, _ argument: Value?) throws(Interruption) {
        guard delegateHas(method) else { return }
        let arguments = argument.map { [$0] } ?? []
        let party = method.isOfScene ? scenes.lastActive.party : parties.application
        guard method.isAnsweredByDelegate, definition.isApplication else {
            return try sendToDelegate(
                method, party: party, payload: arguments.isEmpty ? .none : .values(arguments))
        }
        try ask(method, arguments, target: party, answer: definition.delegateMethods.answer(method))
        try runDelegateScripts(of: method)
    }
}

extension Callback {
    /// Whether the scene's delegate has the method, and not the application's.
    fileprivate var isOfScene: Bool {
        switch self {
        case .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
            .sceneDidFailToContinueUserActivity, .windowScenePerformAction:
            true
        default: false
        }
    }
}
