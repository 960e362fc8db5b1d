import ControllerHierarchy
import Glibc
package import WireFormat

/// Operations that a serving thread has read, for requests whose bytes come again.
///
/// Suites, replays and retries send the same few bodies: to find one here costs a tenth of reading it. An
/// operation is found by its kind, the limits and every byte of its target and the body; the hash only says
/// where to look. What is kept never changes, and the table itself is reached from its own thread alone, for
/// which it is made and with which it ends.
///
/// A body is kept when it comes for the second time: what never repeats takes no memory.
package final class KnownOperations {
    /// UTF-8 bytes of a body that is kept; longer ones are rare, and reading them is what takes the time.
    static let bodyBytesMax = 512
    /// A power of two: where two bodies want the same place, the later one has it.
    static let placeCount = 256

    /// One operation and what it was read from.
    private final class Entry {
        let body: [UInt8]
        let schema: OperationSchema
        let target: [UInt8]?
        let limits: ContentLimits
        let operation: DecodedOperation

        init(_ source: Source, _ schema: OperationSchema, _ operation: DecodedOperation) {
            body = [UInt8](source.body)
            self.schema = schema
            target = source.target.map { [UInt8]($0) }
            limits = source.limits
            self.operation = operation
        }

        func isOf(_ source: Source) -> Bool {
            ObjectIdentifier(schema) == source.schema && body.isSame(as: source.body)
                && isOnTarget(of: source)
                && limits == source.limits
        }

        private func isOnTarget(of source: Source) -> Bool {
            guard let target, let other = source.target else { return target == nil && source.target == nil }
            return target.isSame(as: other)
        }
    }

    /// What an operation is read from.
    struct Source {
        let body: UnsafeRawBufferPointer
        /// That of the kind; an entry holds it, so that no other one is ever where it is.
        let schema: ObjectIdentifier
        /// The target as the path has it.
        let target: UnsafeRawBufferPointer?
        let limits: ContentLimits

        var hash: UInt64 {
            var hash = StableHash()
            hash.add(UInt64(UInt(bitPattern: schema)))
            hash.add(body)
            if let target { hash.add(target) }
            return hash.value
        }
    }

    /// It cannot be copied, so that to look into it counts no reference.
    private struct Place: ~Copyable {
        /// Of the body that came here last.
        var hash: UInt64 = 0
        var entry: Entry?

        func operation(of source: Source) -> DecodedOperation? {
            guard let entry, entry.isOf(source) else { return nil }
            return entry.operation
        }
    }

    /// Memory of the table's own, from its beginning to its end.
    private let places = UnsafeMutablePointer<Place>.allocate(capacity: placeCount)
    /// What the thread knows of definitions.
    private(set) lazy var definitions = KnownDefinitions()

    /// Creates a table that knows none.
    package init() {
        for index in 0..<KnownOperations.placeCount { (places + index).initialize(to: Place()) }
    }

    deinit {
        places.deinitialize(count: KnownOperations.placeCount)
        places.deallocate()
    }

    /// How many operations are kept.
    package var count: Int { (0..<KnownOperations.placeCount).count { places[$0].entry != nil } }

    /// Reads an operation whose path names its kind and its target, or finds it.
    ///
    /// - Parameters:
    ///   - target: The target as the path has it; nil for operations on the session.
    ///   - name: What the path means by it, asked only where the operation is not found.
    package func operation(
        body: UnsafeRawBufferPointer, schema: OperationSchema, target: UnsafeRawBufferPointer?,
        limits: ContentLimits, name: @autoclosure () -> String?
    ) throws(WireError) -> DecodedOperation {
        guard body.count <= KnownOperations.bodyBytesMax else {
            return try DecodedOperation(body: body, schema: schema, target: name(), limits: limits)
        }
        let source = Source(body: body, schema: ObjectIdentifier(schema), target: target, limits: limits)
        return try operation(of: source, schema, hash: source.hash, name: name())
    }

    /// As above, by a hash that may be the same for other sources.
    func operation(
        of source: Source, _ schema: OperationSchema, hash: UInt64, name: @autoclosure () -> String?
    ) throws(WireError) -> DecodedOperation {
        let index = Int(truncatingIfNeeded: hash) & (KnownOperations.placeCount - 1)
        let comesAgain = places[index].hash == hash
        if comesAgain, let known = places[index].operation(of: source) { return known }
        let operation = try DecodedOperation(
            body: source.body, schema: schema, target: name(), limits: source.limits)
        places[index] = Place(hash: hash, entry: comesAgain ? Entry(source, schema, operation) : nil)
        return operation
    }
}

extension [UInt8] {
    /// Whether these are the same bytes; the standard library compares them one by one.
    func isSame(as other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBytes { bytes in
            guard let left = bytes.baseAddress, let right = other.baseAddress else { return true }
            return memcmp(left, right, bytes.count) == 0
        }
    }
}

extension KnownOperations {
    /// Ends a thread's table with the thread.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { table in
            if let table { Unmanaged<KnownOperations>.fromOpaque(table).release() }
        }
        return key
    }()

    /// The calling thread's table, which lasts as long as the thread.
    private static var unmanagedOfThread: Unmanaged<KnownOperations> {
        if let table = pthread_getspecific(key) { return Unmanaged<KnownOperations>.fromOpaque(table) }
        let table = Unmanaged.passRetained(KnownOperations())
        pthread_setspecific(key, table.toOpaque())
        return table
    }

    /// The calling thread's table.
    package static var ofThread: KnownOperations { unmanagedOfThread.takeUnretainedValue() }

    /// Reads an operation, or finds it in the calling thread's table.
    package static func operationOfThread(
        body: UnsafeRawBufferPointer, schema: OperationSchema, target: UnsafeRawBufferPointer?,
        limits: ContentLimits, name: @autoclosure () -> String?
    ) throws(WireError) -> DecodedOperation {
        // No other thread ends the table, and this one is here.
        try unmanagedOfThread._withUnsafeGuaranteedRef { table in
            Result { () throws(WireError) in
                try table.operation(body: body, schema: schema, target: target, limits: limits, name: name())
            }
        }.get()
    }
}
