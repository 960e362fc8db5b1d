/// The calls at work: app code that a call has caused, segues and scenes inside of each other; and how many
/// calls came from outside.
///
/// Whatever begins ends in the opposite order, also when it throws.
struct CallStack: ~Copyable {
    /// Whether the app's own code runs, not UIKit's work at the end of the turn.
    private(set) var isInAppCode = false
    private var frames: [Frame] = []
    private var segues: [Segue] = []
    /// The operations that the request has caused.
    private(set) var operations: Int32 = 0
    /// The calls that came from outside, and those of them which UIKit ignored.
    private var outerCalls: Int32 = 0
    private(set) var ignoredCalls: Int32 = 0
    private var sceneDepth: Int32 = 0
    /// Why UIKit ignored the first of them.
    private(set) var ignoredReason = ""

    /// App code inside of the call that has caused it.
    private struct Frame {
        /// The controller whose script runs; a handler without one has that of the code around it.
        let receiver: ViewController?
        let returnsToAppCode: Bool
    }

    // MARK: The app's own code

    /// Who says what it does; nil where no call stops.
    var appCode: (any AppCode)?
    /// How many calls have stopped, one inside of the other.
    private(set) var pauses = 0

    mutating func beginPause() { pauses += 1 }

    mutating func endPause() { pauses -= 1 }

    // MARK: App code

    /// How deep app code has caused app code.
    var depth: Int { frames.count }
    /// Whether no call has caused the one at work.
    var isOutermost: Bool { frames.isEmpty }
    /// The controller whose script runs, the innermost.
    var receiver: ViewController? { frames.last?.receiver }
    /// The segue that is being prepared or performed, the innermost.
    var segue: Segue? { segues.last }

    mutating func beginTurn() { isInAppCode = true }

    mutating func endTurn() { isInAppCode = false }

    mutating func beginAppCode(of receiver: ViewController?) {
        frames.append(Frame(receiver: receiver ?? self.receiver, returnsToAppCode: isInAppCode))
        isInAppCode = true
    }

    mutating func endAppCode() { isInAppCode = frames.removeLast().returnsToAppCode }

    mutating func begin(_ segue: Segue) { segues.append(segue) }

    mutating func endSegue() { segues.removeLast() }

    /// Goes into a scene, unless that would be deeper than `depthMax`.
    mutating func beginScene(atMost depthMax: Int) -> Bool {
        guard sceneDepth < depthMax else { return false }
        sceneDepth += 1
        return true
    }

    mutating func endScene() { sceneDepth -= 1 }

    // MARK: Counting

    mutating func beginRequest() {
        operations = 0
        outerCalls = 0
        ignoredCalls = 0
        if !ignoredReason.isEmpty { ignoredReason = "" }
    }

    /// Counts an operation; one that stands for several is no call of its own.
    mutating func count(_ operation: Operation) {
        operations += 1
        if isOutermost, operation.kind != .together { outerCalls += 1 }
    }

    /// Notes that UIKit did nothing but log, and why; the outcome says so when it did nothing else.
    mutating func noteIgnored(because reason: String) {
        ignoredCalls += 1
        if ignoredReason.isEmpty { ignoredReason = reason }
    }

    /// Takes several parts for one call, which is ignored when all of them are.
    mutating func join(_ parts: Int, ignoredBefore: Int32) {
        guard isOutermost else { return }
        let isIgnored = ignoredCalls - ignoredBefore >= parts
        ignoredCalls = ignoredBefore + (isIgnored ? 1 : 0)
    }

    /// Whether UIKit ignored every call of the request.
    var areIgnored: Bool { ignoredCalls > 0 && ignoredCalls >= outerCalls }
}
