/// `UIStoryboardSegue`: one performance of a segue.
final class Segue {
    /// What the document says; nil for an unwind that no document describes.
    let description: SegueDescription?
    let identifier: String?
    let source: ViewController
    let destination: ViewController
    /// The app's own class, if there is one.
    let appClass: AppClass?
    /// How the segue stands in the log.
    let identity: Identity
    /// Whether the pops of the unwind are animated.
    var animatesPops = true

    init(
        _ description: SegueDescription?, identifier: String?, from source: ViewController,
        to destination: ViewController, class appClass: AppClass?
    ) {
        self.description = description
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.appClass = appClass
        identity = source.application.parties.make("segue", appClass?.name ?? "UIStoryboardSegue")
    }

    var isAnimated: Bool { description?.animates ?? true }

    /// The identifier as a value of an event.
    var name: Value { identifier.map(Value.string) ?? .null }

    /// Identifier, source and destination, as events name them.
    var arguments: [Value] {
        [name, .controller(source.identity.label), .controller(destination.identity.label)]
    }
}

extension ViewController {
    /// Creates the destination of a segue, which the source's class may do itself.
    ///
    /// Source: segue-ibsegueaction-then-prepare.
    func createDestination(
        of segue: SegueDescription, at place: ScenePlace, sender: Value
    ) throws(Interruption) -> ViewController {
        guard let selector = segue.creationSelector,
            application.behavior.holds(.appsCreateArchivedControllers)
        else {
            return try application.unarchive(place)
        }
        let index = try application.enter(
            .action, target: identity, payload: .action(selector), flags: flags)
        let given = try application.pause(
            .action, at: index, of: identity, receiver: self, answers: .newController)
        try application.runScripts(of: self, for: .action(selector))
        let destination = try createDestination(bySegueAction: selector, given: given, at: place)
        application.log.noteReturn(of: index)
        return destination
    }

    /// What the app's own method makes of a scene, inside of its call.
    private func createDestination(
        bySegueAction selector: String, given: AppCodeAnswer?, at place: ScenePlace
    ) throws(Interruption) -> ViewController {
        let description: ControllerDescription
        switch (given, appClass.destination(ofSegueAction: selector)) {
        case (.created(let made), _): description = made
        case (nil, .new(let own)): description = own.content
        case (.value, _), (nil, ControllerReference.none?), (nil, nil):
            return try application.unarchive(place)
        case (nil, .existing):
            // Source: segue-action-answers-what-exists-ios18.
            throw .exception(
                .internalInconsistency,
                "Custom instantiated view controller must call -[super initWithCoder:]")
        }
        let archived = place.scene.controller
        let isOwn = description.className != "UIViewController"
        let appClass = isOwn ? application.classCreated(by: description, for: archived) : nil
        let controller = try application.unarchive(place, label: description.label, class: appClass)
        try application.apply(description, to: controller)
        return controller
    }

    /// Makes the segue object; the app's class, if it names one, sees its own initializer run.
    ///
    /// Source: segue-init-runs-before-prepare, exc-segue-class-missing, embed-customClass-ignored.
    func makeSegue(
        _ description: SegueDescription, to destination: ViewController
    ) throws(Interruption) -> Segue {
        var appClass: AppClass?
        if let name = description.customClass, description.kind != .embed {
            appClass = application.bundle.classes.segue(named: name, module: description.customModule)
            guard appClass != nil else {
                throw .exception(.invalidArgument, "Could not find a segue class named '\(name)'")
            }
        }
        let segue = Segue(
            description, identifier: description.identifier, from: self, to: destination, class: appClass)
        try application.initialize(segue)
        return segue
    }
}

extension Application {
    /// Tells the app's own class of segues that it has been created.
    func initialize(_ segue: Segue) throws(Interruption) {
        guard segue.appClass != nil else { return }
        try record(.segueInit, target: segue.identity, payload: .values(segue.arguments))
        try whileRunning(segue) { () throws(Interruption) in
            try self.runScripts(of: segue, for: .segueInit)
        }
    }

    /// Runs work in which app code can say `source` and `destination`.
    func whileRunning(_ segue: Segue, _ work: () throws(Interruption) -> Void) throws(Interruption) {
        calls.begin(segue)
        defer { calls.endSegue() }
        try work()
    }

    /// Runs what the app's class of a segue does at a moment; the receiver is the source.
    func runScripts(of segue: Segue, for callback: Callback) throws(Interruption) {
        guard let appClass = segue.appClass else { return }
        let moment = ClassDescription.Moment.callback(callback)
        for (index, script) in appClass.scripts(for: moment).enumerated() where isToRun(script) {
            try runAppCode(
                script.operations, receiver: segue.source,
                at: AppCodePlace.script(index, of: appClass, at: moment))
        }
    }

    /// Sends `prepare(for:sender:)` to the source.
    func prepare(_ segue: Segue, sender: Value) throws(Interruption) {
        try whileRunning(segue) { () throws(Interruption) in
            try segue.source.send(
                .prepareForSegue, .values([segue.name, sender] + segue.arguments.dropFirst()))
        }
    }
}
