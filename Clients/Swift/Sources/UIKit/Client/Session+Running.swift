import Foundation

/// Runs the app's code in the calls that stop.
extension Session {
    /// Runs the code of a call.
    ///
    /// - Returns: What the app's code answers; nil for what the class or the delegate answers by itself.
    func run(_ frame: Frame) -> JSON? {
        if BlockList.kinds.contains(frame.call) {
            blocks.next(frame.call)?(frame.arguments)
            return nil
        }
        if frame.className == Session.deviceClass {
            Calls.device[frame.call]?(frame)
            return nil
        }
        if let message = Calls.application[frame.call] {
            return answer(message(UIApplication.shared, frame), frame)
        }
        if let message = Calls.scenes[frame.call] {
            message(UIApplication.shared, frame)
            return nil
        }
        if let message = Calls.presentations[frame.call] {
            if let presentation = presentations[frame.target] { message(presentation, frame) }
            return nil
        }
        switch frame.call {
        case "init(coder:)":
            unarchive(frame)
            return nil
        case "handler(_:)":
            (controller(frame.target) as? UIAlertController)?.choose(frame.arguments["action"].string)
            return nil
        case "viewController(withRestorationIdentifierPath:coder:)":
            return restore(frame)
        case _: break
        }
        guard let controller = controller(frame.target) else { return nil }
        if let message = Calls.delegates[frame.call] { return answer(message(controller, frame), frame) }
        guard let method = Calls.controller[frame.call] else {
            act(controller, frame)
            return nil
        }
        if passing.remove([controller.label, frame.call]) != nil {
            callSuper(frame)
            return nil
        }
        return answer(method.run(controller, frame), frame)
    }

    /// Runs the action of an unwind segue, which gets the segue, or of a control.
    private func act(_ controller: UIViewController, _ frame: Frame) {
        let name = frame.call.prefix { $0 != "(" && $0 != ":" }
        let action = type(of: controller).actions.first { $0.key.prefix { $0 != ":" } == name }
        action?.value(controller, segue ?? sender)
    }

    /// What of an answer is to be said.
    private func answer(_ answer: JSON?, _ frame: Frame) -> JSON? {
        guard let answer, !frame.isUnanswered, answer != frame.returned else { return nil }
        guard frame.answers == nil else { return answer }
        Understudy.complain(
            "\(frame.target).\(frame.call): no answer is taken here; the service goes on with its own")
        return nil
    }

    /// Creates the app's object for a controller that a storyboard has made.
    private func unarchive(_ frame: Frame) {
        guard entries[frame.target] == nil else { return }
        let type = AppClass.type(named: frame.className, modules: modules) ?? UIViewController.self
        _ = type.init(coder: ArchivedController(frame.target, isHeld: false))
    }

    /// Asks a restoration class for its controller.
    private func restore(_ frame: Frame) -> JSON? {
        let type: (any UIViewControllerRestoration.Type)? = restorationClass(frame.className)
        let path = frame.arguments["identifierComponents"].strings
        let found = type?.viewController(withRestorationIdentifierPath: path, coder: RestorationCoder([:]))
        return found?.reference
    }

    private func restorationClass(_ name: String) -> (any UIViewControllerRestoration.Type)? {
        for module in modules.sorted() {
            if let found = NSClassFromString("\(module).\(name)") as? any UIViewControllerRestoration.Type {
                return found
            }
        }
        return nil
    }
}
