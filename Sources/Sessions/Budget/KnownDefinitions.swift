import ControllerHierarchy
package import JSONBytes
import Synchronization
import WireFormat

/// A definition that sessions have been created with: what it was read as, and what its launch comes to.
///
/// All of it follows from the definition and the registry's limits, and never changes.
package final class KnownDefinition: Sendable {
    /// As it was sent; the headers of its sessions share it.
    let json: [UInt8]
    let definition: Boxed<SessionDefinition>
    /// Of it what applications are launched from, and share.
    let application: Boxed<ApplicationDefinition>
    let launch: JournalHeader.Launch
    /// How long the answer is taken for when it is counted.
    let answerBytes: Int
    /// What launched applications share.
    let parts: LaunchParts
    private let text = Mutex<JSONText?>(nil)

    init(
        _ json: [UInt8], _ definition: Boxed<SessionDefinition>,
        _ application: Boxed<ApplicationDefinition>, _ launched: Application, _ outcome: OperationOutcome
    ) {
        self.json = json
        self.definition = definition
        self.application = application
        launch = JournalHeader.Launch(outcome)
        answerBytes = OutcomeEncoder().byteCount(of: outcome)
        parts = launched.parts(ofLaunch: outcome)
    }

    /// What an answer says of the launch, whichever session's it is; nil until it has been kept.
    package var answer: JSONText? { text.withLock { $0 } }

    /// Keeps what an answer says of the launch.
    package func keep(answer: JSONText) { text.withLock { $0 = answer } }
}

/// Definitions that a serving thread has launched, for requests whose bytes come again: suites create each of
/// their sessions with one of a few.
///
/// As with operations (``KnownOperations``), every byte is compared, and a definition is kept when it comes
/// for the second time. What is found is of the registry's own limits: each has its number.
final class KnownDefinitions {
    /// UTF-8 bytes of a definition that is kept.
    static let bytesMax = 4_096
    /// Events of a launch that is kept.
    private static let eventsMax = 1_024
    /// A power of two: where two definitions want the same place, the later one has it.
    static let placeCount = 32

    private struct Place {
        /// Of the definition that came here last.
        var hash: UInt64 = 0
        var registry: UInt64 = 0
        var known: KnownDefinition?
    }

    private var places = [Place](repeating: Place(), count: placeCount)

    /// How many definitions are kept.
    var count: Int { places.count { $0.known != nil } }

    /// The definition of these bytes, if it is kept.
    ///
    /// - Parameter hash: That of the bytes.
    func find(_ json: [UInt8], _ hash: UInt64, of registry: UInt64) -> KnownDefinition? {
        guard json.count <= KnownDefinitions.bytesMax else { return nil }
        let place = places[index(of: hash)]
        guard place.hash == hash, place.registry == registry, let known = place.known else { return nil }
        return json.withUnsafeBytes(known.json.isSame) ? known : nil
    }

    /// Takes note of a definition that was not found and has been launched; keeps it if it has come before.
    ///
    /// - Returns: It, if it is kept.
    func note(
        _ json: [UInt8], _ hash: UInt64, of registry: UInt64, _ make: () -> KnownDefinition
    ) -> KnownDefinition? {
        guard json.count <= KnownDefinitions.bytesMax else { return nil }
        let index = index(of: hash)
        let comesAgain = places[index].hash == hash && places[index].registry == registry
        var known = comesAgain ? make() : nil
        if let made = known, made.launch.eventCount > KnownDefinitions.eventsMax { known = nil }
        places[index] = Place(hash: hash, registry: registry, known: known)
        return known
    }

    /// The hash of a definition's bytes; those that are too many to be kept need none.
    static func hash(of json: [UInt8]) -> UInt64 {
        guard json.count <= bytesMax else { return 0 }
        var hash = StableHash()
        json.withUnsafeBytes { hash.add($0) }
        return hash.value
    }

    private func index(of hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash) & (KnownDefinitions.placeCount - 1)
    }
}
