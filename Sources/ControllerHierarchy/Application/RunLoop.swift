/// The virtual run loop: what waits for the end of the turn, and what waits for a moment in virtual time.
struct RunLoop: ~Copyable {
    /// Something that UIKit does later.
    enum Work {
        /// Starts a transition that was requested in the turn.
        case begin(Transition)
        /// Goes on with a transition of several parts.
        case carryOn(Transition)
        /// Ends a transition whose animation is over.
        case finish(Transition)
        /// Sends the did-callback of an appearance that a view's move into or out of the window began.
        case endAppearance(ViewController)
        /// Runs what the app animates alongside a transition.
        case animate(Transition)
        /// Tells that the on-screen keyboard has come to rest.
        case endKeyboardMovement
        /// Tells that the interface of a search has come or gone.
        case endSearchChange(SearchDisplayController)
        /// Tells that an alert view has come or gone.
        case endAlertMovement(AlertView)
        /// Carries out an update of the focus.
        case updateFocus
        /// Has the system answer what the app's code has asked for.
        case answer(Boxed<Operation>)
        /// Runs what the app's code has put off.
        case dispatch(Boxed<DispatchedCode>)
    }

    /// Code that the app has put off to a later turn.
    struct DispatchedCode: Sendable {
        let operations: [Operation]
        /// The controller that it calls `self`, and holds until then.
        let receiver: Identity?
    }

    private struct Timer {
        let microseconds: Int
        let work: Work
    }

    /// Virtual time since launch; whole microseconds, so that sums stay exact.
    private(set) var microseconds = 0 { didSet { time = Double(microseconds) / 1_000_000 } }
    /// Virtual seconds since launch; kept, because every event carries them.
    private(set) var time = 0.0
    /// Runs after the turn's commit, in order.
    private var afterCommit: [Work] = []
    /// Sorted by time; equal times in the order of scheduling.
    private var timers: [Timer] = []

    var isIdle: Bool { afterCommit.isEmpty && timers.isEmpty }

    /// Whether something runs after this turn's commit.
    var awaitsCommit: Bool { !afterCommit.isEmpty }

    mutating func scheduleAfterCommit(_ work: consuming Work) {
        afterCommit.append(work)
    }

    /// Schedules work `delay` virtual seconds from now; zero means the next turn.
    mutating func schedule(_ work: consuming Work, after delay: Double) {
        let due = microseconds + Self.microseconds(delay)
        var index = timers.count
        while index > 0, timers[index - 1].microseconds > due { index -= 1 }
        let timer = Timer(microseconds: due, work: work)
        // As a rule it is the last one; to insert it there costs three times as much.
        if index == timers.count { timers.append(timer) } else { timers.insert(timer, at: index) }
    }

    mutating func nextAfterCommit() -> Work? {
        // Not `removeFirst`, which costs thrice as much: it is made for any part of an array.
        afterCommit.isEmpty ? nil : afterCommit.remove(at: 0)
    }

    /// Takes the next timer that is due not later than `limit`, and moves the clock there.
    mutating func nextTimer(until limit: Int?) -> Work? {
        if timers.isEmpty { return nil }
        if let limit, timers[0].microseconds > limit { return nil }
        microseconds = max(microseconds, timers[0].microseconds)
        return timers.remove(at: 0).work
    }

    mutating func advance(to newTime: Int) {
        microseconds = max(microseconds, newTime)
    }

    /// The nearest whole number of microseconds.
    static func microseconds(_ seconds: Double) -> Int { Int((seconds * 1_000_000).rounded()) }

    /// Whether nothing but time is missing for a transition to end.
    func awaitsEnd(of transition: Transition) -> Bool {
        timers.contains { timer in
            if case .finish(let other) = timer.work { other === transition } else { false }
        }
    }

    /// Drops the end of a transition that something else ended first.
    mutating func cancel(_ transition: Transition) {
        func concerns(_ work: Work) -> Bool {
            switch work {
            case .begin(let other), .carryOn(let other), .finish(let other), .animate(let other):
                other === transition
            case .endAppearance, .endKeyboardMovement, .endSearchChange, .endAlertMovement, .updateFocus,
                .answer, .dispatch:
                false
            }
        }
        afterCommit.removeAll(where: concerns)
        timers.removeAll { concerns($0.work) }
    }

    /// Drops the end of a movement of the keyboard.
    mutating func cancelKeyboardMovement() {
        timers.removeAll { timer in
            if case .endKeyboardMovement = timer.work { true } else { false }
        }
    }

    /// Drops the end of a search's beginning or end.
    ///
    /// - Returns: whether there was one.
    mutating func cancelSearchChange(of search: SearchDisplayController) -> Bool {
        let count = timers.count
        timers.removeAll { timer in
            if case .endSearchChange(let other) = timer.work { other === search } else { false }
        }
        return timers.count < count
    }

    /// Whether an alert view comes or goes.
    func moves(_ alert: AlertView) -> Bool {
        timers.contains { timer in
            if case .endAlertMovement(let other) = timer.work { other === alert } else { false }
        }
    }

    /// Drops the end of an alert view's movement.
    mutating func cancelMovement(of alert: AlertView) {
        timers.removeAll { timer in
            if case .endAlertMovement(let other) = timer.work { other === alert } else { false }
        }
    }

    /// Drops everything that waits.
    mutating func cancelAll() {
        afterCommit = []
        timers = []
    }

    /// What is still waiting, in the order in which it will run.
    var waiting: [String] {
        (afterCommit + timers.map(\.work)).map { work in
            switch work {
            case .begin(let transition): "\(transition.name) has not begun"
            case .carryOn(let transition), .finish(let transition): "\(transition.name) is running"
            case .endAppearance(let controller): "\(controller.identity.label) has not finished appearing"
            case .animate(let transition): "\(transition.name) has not been animated"
            case .endKeyboardMovement: "the keyboard is moving"
            case .endSearchChange(let search): "\(search.name) is coming or going"
            case .endAlertMovement(let alert): "\(alert.name) is coming or going"
            case .updateFocus: "the focus has not been updated"
            case .answer(let request): "\(request.content.kind.rawValue) has not been answered"
            case .dispatch: "what the app has put off has not run"
            }
        }
    }
}
