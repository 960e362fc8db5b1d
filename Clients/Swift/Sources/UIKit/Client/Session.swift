import Dispatch
import Foundation

/// The app's life in the service: carries operations out and runs the app's code in the calls that stop.
///
/// Whatever the app does outside of UIKit's calls belongs to a turn of the main run loop: the first operation begins
/// one, and the main queue ends it. To the service a turn is the initializer of an object that stops until then, so
/// that what is done in it is done as in one piece of code.
@MainActor final class Session {
    let connection: HTTPConnection
    let settings: Understudy.Settings
    let path: String
    /// The controllers, by label; each is held here until UIKit and the app have let go of it.
    var entries: [String: Entry] = [:]
    var labels: [String: String] = [:]
    /// The app's code that runs, the outermost first.
    private(set) var frames: [Frame] = []
    /// The token of the turn that is open.
    private(set) var turn: String?
    /// How many turns there have been.
    private var turns = 0
    private var cache: [String: JSON] = [:]
    var blocks = BlockList()
    /// What has to come before the next call of an animator.
    var animations: [String: any UIViewControllerAnimatedTransitioning] = [:]
    /// Presentation controllers of the app's own, by the names under which the session knows them.
    var presentations: [String: UIPresentationController] = [:]
    /// Gestures that drive the next transition, by the label of who hands it to them.
    var interactions: [String: Interaction] = [:]
    var timers: [(due: Double, block: () -> Void)] = []
    /// Virtual seconds since launch.
    private(set) var time = 0.0
    private(set) var isSettled = true
    private(set) var waitingFor: [String] = []
    /// Whether the main queue will turn the clock.
    var isScheduled = false
    private(set) var isClosed = false
    /// Blocks of `CATransaction`, for when nothing moves any more.
    var blocksAtRest: [() -> Void] = []

    /// The calls of methods that pass since the app's own code has called them, and stands in them.
    var passing: Set<[String]> = []
    /// Who has caused the segue that is being prepared.
    var sender: Any?
    /// The segue that was prepared last; the action of an unwind segue gets it.
    var segue: UIStoryboardSegue?
    /// The modules in which the app's classes are.
    var modules: Set<String> = []
    private var made = 0
    /// Whether the session has its device.
    var hasDevice = false
    /// The interface orientation that would fit the way in which the user holds the device.
    var heldOrientation: UIInterfaceOrientation?

    /// A controller of the session.
    final class Entry {
        var controller: UIViewController
        let number: Int
        /// Whether the app's code may be what holds the controller in the session.
        var isHeld: Bool

        init(_ controller: UIViewController, number: Int, isHeld: Bool) {
            self.controller = controller
            self.number = number
            self.isHeld = isHeld
        }
    }

    func keep(_ controller: UIViewController, _ label: String, isHeld: Bool) {
        made += 1
        controller.label = label
        controller.session = self
        entries[label] = Entry(controller, number: made, isHeld: isHeld)
    }

    init(_ settings: Understudy.Settings, connection: HTTPConnection) throws {
        self.settings = settings
        self.connection = connection
        path = "/v1/sessions/\(try Self.create(settings, connection, &modules))"
        addDevice()
    }

    /// Creates a session; what the version of iOS has not is left out, since it is never called.
    private static func create(
        _ settings: Understudy.Settings, _ connection: HTTPConnection, _ modules: inout Set<String>
    ) throws -> String {
        var missing: Set<String> = []
        while true {
            let definition = SessionDefinition(settings, without: missing)
            modules = definition.modules
            let (status, content) = try connection.request(
                "POST", "/v1/sessions", definition.json.text, accept: "application/json", pause: nil)
            let answer = JSONReader.value(content) ?? .null
            if status < 300, let id = answer["session"]["id"].string {
                // The launch of the session itself is behind: the app is launched in it, in a turn.
                _ = try connection.request(
                    "PUT", "/v1/sessions/\(id)/pauses", definition.pauses.text, accept: "application/json",
                    pause: nil)
                return id
            }
            let pointers = (answer["errors"].array ?? []).compactMap {
                $0["pointer"].string?.split(separator: "/")
            }
            let found = pointers.filter { $0.count == 4 && $0[2] == "callsSuper" }.map { String($0[3]) }
            guard answer["code"].string == "not_available", !missing.isSuperset(of: found) else {
                throw HTTPConnection.Failure(
                    description: "no session: \(String(decoding: content, as: UTF8.self))")
            }
            missing.formUnion(found)
        }
    }

    /// Deletes the session.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        if let turn { _ = try? request("POST", "/abandon", [:], pause: turn) }
        _ = try? request("DELETE", "", nil, pause: nil)
        for entry in entries.values { entry.controller.session = nil }
        entries = [:]
        blocks = BlockList()
    }

    // MARK: Requests

    private func request(
        _ method: String, _ place: String, _ body: JSON?, pause: String?, accept: String = "application/json"
    ) throws -> (status: Int, content: [UInt8]) {
        try connection.request(method, path + place, body?.text, accept: accept, pause: pause)
    }

    var token: String? { frames.last?.token ?? turn }

    func post(_ place: String, _ body: JSON, pause: String?) -> JSON {
        cache = [:]
        do {
            let (status, content) = try request("POST", place, body, pause: pause)
            let answer = JSONReader.value(content) ?? .null
            guard status < 300 else {
                let detail = answer["detail"].string ?? String(decoding: content, as: UTF8.self)
                return ["refused": .string(detail)]
            }
            return answer
        } catch { fatalError("Understudy: \(error)") }
    }

    /// A look at the session, as of this moment.
    func look(_ place: String) -> JSON {
        if let known = cache[place] { return known }
        do {
            let (status, content) = try request("GET", place, nil, pause: token)
            let answer = status < 300 ? JSONReader.value(content) ?? .null : .null
            cache[place] = answer
            return answer
        } catch { fatalError("Understudy: \(error)") }
    }

    /// A look at the session as text.
    func text(_ place: String) -> String {
        do {
            let (_, content) = try request("GET", place, nil, pause: token, accept: "text/plain")
            return String(decoding: content, as: UTF8.self)
        } catch { fatalError("Understudy: \(error)") }
    }

    // MARK: Operations

    /// Carries out an operation of the app's code, inside of the call or the turn that is open.
    @discardableResult
    func perform(_ operation: String, on target: UIViewController? = nil, _ fields: [String: JSON] = [:])
        -> JSON
    {
        guard !isClosed else { return .null }
        if token == nil { beginTurn() }
        let place = target.map { "/controllers/\(escaped($0.label))" } ?? ""
        return follow(post("\(place)/\(hyphened(operation))", .object(fields), pause: token), operation)
    }

    /// Carries out an operation of the user or the device, which is a turn of its own.
    @discardableResult
    func performFromOutside(
        _ operation: String, on target: UIViewController? = nil, _ fields: [String: JSON] = [:]
    ) -> JSON {
        guard !isClosed else { return .null }
        precondition(frames.isEmpty, "the user and the clock do nothing while the app's code runs")
        endTurn()
        if operation == "rotate" { heldOrientation = .word(fields["to"]?.string) }
        let place = target.map { "/controllers/\(escaped($0.label))" } ?? ""
        let result = follow(post("\(place)/\(hyphened(operation))", .object(fields), pause: nil), operation)
        releaseUnheld()
        schedule()
        return result
    }

    /// Runs UIKit's own implementation of the method that has stopped.
    func callSuper(_ frame: Frame) {
        guard frame.mayCallSuper else { return }
        frame.mayCallSuper = false
        follow(post("/super", [:], pause: frame.token), "super")
    }

    /// The innermost call that waits, if it is that one of the controller.
    func frame(of controller: UIViewController, _ call: String) -> Frame? {
        guard let frame = frames.last, frame.call == call, frame.target == controller.label else {
            return nil
        }
        return frame
    }

    /// The innermost call that waits.
    var frame: Frame? { frames.last }

    /// Runs the app's code for each call that stops, until the operation at hand has ended.
    @discardableResult
    private func follow(_ first: JSON, _ operation: String) -> JSON {
        var reply = first
        while true {
            if let refusal = reply["refused"].string { fatalError("Understudy: \(operation): \(refusal)") }
            note(reply)
            let paused = reply["paused"]
            guard !paused.isNull else { return end(reply) }
            if paused["token"].string == token { return reply["result"] }
            let frame = Frame(paused)
            frames.append(frame)
            let answer = run(frame)
            // An exception has ended everything that was at work.
            guard frames.last === frame else { return .null }
            // The app's own code gets no other chance to let go of what it has made in the call.
            reply = post("/resume", answer.map { ["answer": $0] } ?? [:], pause: frame.token)
            frames.removeLast()
        }
    }

    private func note(_ reply: JSON) {
        time = reply["time"].number ?? time
        for event in reply["events"].array ?? [] {
            guard let target = event["target"].string else { continue }
            if let id = event["id"].string { labels[id] = target }
            if event["call"].string == "deinit" { forget(target) }
        }
    }

    private func end(_ reply: JSON) -> JSON {
        isSettled = reply["settled"].bool ?? true
        waitingFor = reply["waitingFor"].strings
        if let name = reply["exception"]["name"].string {
            frames = []
            turn = nil
            settings.raise(name, reply["exception"]["reason"].string ?? "")
        }
        return reply["result"]
    }

    // MARK: Turns

    private static let turnLabel = "turn"
    /// What the turn that was open last is called.
    private var lastTurn: String?

    func beginTurn() {
        let reply = post(
            "/instantiate", ["controller": ["class": "Turn", "as": .string(Self.turnLabel)]], pause: nil)
        guard let token = reply["paused"]["token"].string else {
            fatalError("Understudy: no turn begins: \(reply)")
        }
        turns += 1
        turn = token
        // The one before has done what it is for.
        if let lastTurn { note(post("/controllers/\(lastTurn)/release", [:], pause: token)) }
        lastTurn = reply["paused"]["event"]["target"].string
        let number = turns
        DispatchQueue.main.async { MainActor.assumeIsolated { self.endTurn(number) } }
    }

    private func endTurn(_ number: Int) {
        guard number == turns, frames.isEmpty else { return }
        endTurn()
    }

    /// Ends the turn that is open: layout, and whatever comes behind it.
    func endTurn() {
        guard let token = turn, frames.isEmpty, !isClosed else { return }
        releaseUnheld()
        turn = nil
        follow(post("/resume", [:], pause: token), "the end of the turn")
        schedule()
    }
}

/// The part of an operation's path: `popToRoot` is `pop-to-root`, `openURL` is `open-url`.
private func hyphened(_ name: String) -> String {
    var wasCapital = false
    return name.reduce(into: "") { text, letter in
        if letter.isUppercase, !wasCapital { text += "-" }
        wasCapital = letter.isUppercase
        text += letter.lowercased()
    }
}

func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? text
}
