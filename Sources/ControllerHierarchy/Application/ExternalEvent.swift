/// What reaches the app from outside: by another app, the home screen, another device or a server.
enum ExternalEvent {
    case url(String)
    case activity(UserActivity, isFetched: Bool)
    case shortcut(Value)
    case notification(DeliveredNotification)
    case backgroundFetch

    /// Whether the user opens the app with it; what does not may launch it behind others.
    var opensApp: Bool {
        switch self {
        case .url, .activity, .shortcut: true
        case .notification(let notification): notification.isTapped
        case .backgroundFetch: false
        }
    }

    /// Whether an app without scenes is inactive while it hears of it, though it was in front already.
    var interruptsApp: Bool {
        switch self {
        case .url: true
        case .activity, .shortcut, .notification, .backgroundFetch: false
        }
    }

    /// What both methods of the launch are given; null for nothing.
    ///
    /// Source: UIApplication.LaunchOptionsKey reference; ev-universal-cold-11, ev-push-cold-11,
    /// ev-bgfetch-then-tap-9.
    var launchOptions: Value {
        switch self {
        case .url(let url): .object([.init("url", .string(url))])
        case .activity(let activity, _):
            .object([.init("userActivityDictionary", .object([.init("type", .string(activity.type))]))])
        case .shortcut(let item): .object([.init("shortcutItem", item)])
        case .notification(let notification):
            .object([
                .init(
                    notification.isLocal ? "localNotification" : "remoteNotification", notification.userInfo)
            ])
        case .backgroundFetch: .null
        }
    }

    /// What the scene is given that connects because of it; null for nothing.
    ///
    /// Source: UIScene.ConnectionOptions reference; app-events-traits.md 4.1.
    var connectionOptions: Value {
        switch self {
        case .url(let url): .object([.init("urlContexts", .array([.string(url)]))])
        case .activity(let activity, let isFetched):
            .object([
                isFetched
                    ? .init("userActivities", .array([activity.value]))
                    : .init("handoffUserActivityType", .string(activity.type))
            ])
        case .shortcut(let item): .object([.init("shortcutItem", item)])
        case .notification(let notification):
            notification.isTapped ? .object([.init("notificationResponse", notification.userInfo)]) : .null
        case .backgroundFetch: .null
        }
    }
}

/// `NSUserActivity`, as far as it is handed on.
struct UserActivity {
    let type: String
    let userInfo: Value

    var value: Value { .object([.init("activityType", .string(type)), .init("userInfo", userInfo)]) }
}

/// A notification that has arrived, or that the user has tapped.
struct DeliveredNotification {
    let userInfo: Value
    let isLocal: Bool
    let isTapped: Bool
    /// Whether it lets the app fetch something behind others.
    let isContentAvailable: Bool
}
