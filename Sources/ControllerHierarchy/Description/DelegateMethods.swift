/// What the delegates of the application and of its scene answer, and which methods they have not.
///
/// A delegate has every method that the version knows, and answers true, where nothing else is said.
package struct DelegateMethods: Sendable {
    private var answers: [(callback: Callback, answer: Bool?)] = []

    /// Says what a method answers; nil takes the method away.
    package mutating func set(_ callback: Callback, _ answer: Bool?) {
        answers.removeAll { $0.callback == callback }
        answers.append((callback, answer))
    }

    /// Whether the delegate has the method, in a version that knows it.
    func have(_ callback: Callback) -> Bool {
        answers.first { $0.callback == callback }.map { $0.answer != nil } ?? true
    }

    func answer(_ callback: Callback) -> Bool {
        answers.first { $0.callback == callback }?.answer ?? true
    }
}

extension Callback {
    /// Whether a delegate of the application or the scene may lack the method.
    package var isOptionalOfDelegate: Bool {
        switch self {
        case .openURL, .openURLFromSource, .handleOpenURL, .sceneOpenURLContexts, .willContinueUserActivity,
            .continueUserActivity, .didFailToContinueUserActivity, .didUpdateUserActivity,
            .sceneWillContinueUserActivity, .sceneContinueUserActivity, .sceneDidFailToContinueUserActivity,
            .performActionForShortcut, .windowScenePerformAction, .didReceiveRemoteNotification,
            .didReceiveRemoteNotificationWithHandler, .didReceiveLocalNotification, .willPresentNotification,
            .didReceiveNotificationResponse, .performFetch, .windowSceneDidUpdate,
            .didUpdateEffectiveGeometry, .sceneDidUpdateUserActivity, .sceneRestoreInteractionState:
            true
        default: false
        }
    }

    /// Whether a delegate of the application answers the method with true or false.
    package var isAnsweredByDelegate: Bool {
        switch self {
        case .willFinishLaunching, .didFinishLaunching, .openURL, .openURLFromSource, .handleOpenURL,
            .willContinueUserActivity, .continueUserActivity:
            true
        default: false
        }
    }
}
