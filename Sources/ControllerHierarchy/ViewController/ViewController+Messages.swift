/// How messages reach a controller.
extension ViewController {
    /// Sends a message as UIKit does: the event, UIKit's implementation, then what the app's class does.
    ///
    /// An app's override calls super first by convention, so its scripts run after UIKit's implementation.
    func send(_ callback: Callback, _ payload: Event.Payload = .none) throws(Interruption) {
        let index = try application.enter(callback, target: identity, payload: payload, flags: flags)
        if appClass.callsSuper(in: callback) {
            try superImplementation(of: callback, payload)
        }
        application.recordReturn(of: index)
        if appClass.hasScripts(for: callback) {
            try application.runScripts(of: self, for: .callback(callback))
        }
    }

    /// The movement flags as the getters answer them now.
    var flags: Event.Flags { movement.union(presentationFlags) }
}

extension Event.Payload {
    /// Whether this is the controller argument nil, as in `willMove(toParent: nil)`.
    var isNilController: Bool {
        if case .controller(nil) = self { true } else { false }
    }
}
