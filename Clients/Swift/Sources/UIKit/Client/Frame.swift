/// A call of UIKit's that waits for the app's code.
@MainActor final class Frame {
    let token: String
    let target: String
    let className: String
    let call: String
    let arguments: JSON
    /// What UIKit, or the delegate that is data, answers by itself.
    let returned: JSON
    /// The kind of answer that the service takes here; nil for none.
    let answers: String?
    /// Whether UIKit's own implementation has still to run.
    var mayCallSuper: Bool
    /// Whether the app's object turned out to have no such method.
    var isUnanswered = false

    init(_ paused: JSON) {
        let event = paused["event"]
        token = paused["token"].string ?? ""
        target = event["target"].string ?? ""
        className = event["class"].string ?? ""
        call = event["call"].string ?? ""
        arguments = event["args"]
        returned = event["returned"]
        answers = paused["answers"].string
        mayCallSuper = paused["mayCallSuper"].bool ?? false
    }

    var animated: Bool { arguments["animated"].bool ?? false }
}
