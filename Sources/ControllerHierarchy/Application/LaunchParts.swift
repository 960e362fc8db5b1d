/// What a launch makes and nothing ever changes: the app's classes, and who its parties and controllers are.
///
/// A launch does the same each time, so that sessions of one definition share these parts: the controller
/// that is the third to be made has the same class, number and label in all of them.
package final class LaunchParts: Sendable {
    let parties: Application.Parties
    /// Those that the launch has come upon, too; nil for an app with documents, in which it matters whether a
    /// class is known yet.
    let classes: ClassTable?
    /// Who the controllers are, and of which classes: by number, the first one's first; nil in the place of
    /// those that have ended.
    private let identities: [Identity?]
    private let controllerClasses: [AppClass?]
    /// How many events the launch causes, and how long the table of their targets is.
    let (eventCount, targetCount): (Int, Int)

    fileprivate init(of application: Application, _ events: EventList) {
        parties = application.parties
        let hasDocuments = application.bundle.hasNibs || !application.bundle.storyboards.isEmpty
        classes = hasDocuments ? nil : application.bundle.classes
        (eventCount, targetCount) = (events.count, events.targetCount)
        var controllers = [ViewController?](repeating: nil, count: application.controllers.lastNumber)
        for controller in application.controllers.all {
            controllers[controller.identity.number - 1] = controller
        }
        identities = controllers.map { $0?.identity }
        controllerClasses = controllers.map { $0?.appClass }
    }

    /// How many controllers the launch makes.
    var controllerCount: Int { identities.count }

    /// The class of the controller of that number; nil where it is to be looked for.
    func appClass(ofController number: Int) -> AppClass? {
        classes != nil && number <= controllerClasses.count ? controllerClasses[number - 1] : nil
    }

    /// An identity for the controller of that number; nil where it is to be made.
    func identity(ofController number: Int) -> Identity? {
        guard number <= identities.count, let known = identities[number - 1] else { return nil }
        return Identity(like: known)
    }
}

extension Application {
    /// What the launch has made; asked before anything else has happened.
    package func parts(ofLaunch outcome: OperationOutcome) -> LaunchParts {
        LaunchParts(of: self, outcome.events)
    }
}
