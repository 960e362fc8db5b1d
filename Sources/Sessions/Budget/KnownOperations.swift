import ControllerHierarchy
import Glibc
package import WireFormat

/// Operations that a serving thread has read, for requests whose bytes come again.
///
/// Suites, replays and retries send the same few bodies: to find one here costs a tenth of reading it. An
/// operation is found by its kind, the registry, whose limits it keeps to, and every byte of its target and
/// the body; the hash only says where to look. What is kept never changes, and the table itself is reached
/// from its own thread alone, for which it is made and with which it ends.
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
        let registry: UInt64
        let operation: DecodedOperation

        init(_ source: Source, _ schema: OperationSchema, _ operation: DecodedOperation) {
            body = [UInt8](source.body)
            self.schema = schema
            target = source.target.map { [UInt8]($0) }
            registry = source.registry
            self.operation = operation
        }

        func isOf(_ source: Source) -> Bool {
            ObjectIdentifier(schema) == source.schema && registry == source.registry
                && body.isSame(as: source.body) && isOnTarget(of: source)
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
        /// The number of the registry whose limits hold.
        let registry: UInt64

        /// Where to look; of no other use, so that it need not be the same in other programs.
        var hash: UInt64 {
            var hash = UInt64(UInt(bitPattern: schema))
            Source.add(body, to: &hash)
            if let target { Source.add(target, to: &hash) }
            return hash
        }

        /// Sixteen bytes at once, the last of which may have been among those before.
        @inline(__always)
        private static func add(_ bytes: UnsafeRawBufferPointer, to hash: inout UInt64) {
            hash ^= UInt64(truncatingIfNeeded: bytes.count)
            guard bytes.count >= 16 else {
                var last: UInt64 = 0
                for byte in bytes { last = (last &<< 8 | last &>> 56) ^ UInt64(byte) }
                return hash = StableHash.mix(hash ^ last, 0xA076_1D64_78BD_642F)
            }
            var offset = 0
            while offset < bytes.count {
                let place = min(offset, bytes.count &- 16)
                let first = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                let second = bytes.loadUnaligned(fromByteOffset: place &+ 8, as: UInt64.self)
                hash = StableHash.mix(hash ^ first, second ^ 0xA076_1D64_78BD_642F)
                offset &+= 16
            }
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
    ///   - registry: The number of the registry whose limits these are.
    ///   - name: What the path means by it, asked only where the operation is not found.
    func operation(
        body: UnsafeRawBufferPointer, schema: OperationSchema, target: UnsafeRawBufferPointer?,
        _ limits: ContentLimits, of registry: UInt64, name: @autoclosure () -> String?
    ) throws(WireError) -> DecodedOperation {
        guard body.count <= KnownOperations.bodyBytesMax else {
            return try DecodedOperation(body: body, schema: schema, target: name(), limits: limits)
        }
        let source = Source(body: body, schema: ObjectIdentifier(schema), target: target, registry: registry)
        return try operation(of: source, schema, limits, hash: source.hash, name: name())
    }

    /// As above, by a hash that may be the same for other sources.
    func operation(
        of source: Source, _ schema: OperationSchema, _ limits: ContentLimits, hash: UInt64,
        name: @autoclosure () -> String?
    ) throws(WireError) -> DecodedOperation {
        let index = Int(truncatingIfNeeded: hash) & (KnownOperations.placeCount - 1)
        let comesAgain = places[index].hash == hash
        if comesAgain, let known = places[index].operation(of: source) { return known }
        let operation = try DecodedOperation(
            body: source.body, schema: schema, target: name(), limits: limits)
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
    fileprivate static func operationOfThread(
        body: UnsafeRawBufferPointer, schema: OperationSchema, target: UnsafeRawBufferPointer?,
        of registry: SessionRegistry, name: @autoclosure () -> String?
    ) throws(WireError) -> DecodedOperation {
        // No other thread ends the table, and this one is here.
        try unmanagedOfThread._withUnsafeGuaranteedRef { table in
            Result { () throws(WireError) in
                try table.operation(
                    body: body, schema: schema, target: target, registry.limits.content,
                    of: registry.environment.number, name: name())
            }
        }.get()
    }
}

extension SessionRegistry {
    /// Reads an operation whose path names its kind and its target, within this registry's limits.
    ///
    /// - Parameters:
    ///   - target: The target as the path has it; nil for operations on the session.
    ///   - name: What the path means by it.
    package func operation(
        body: UnsafeRawBufferPointer, schema: OperationSchema, target: UnsafeRawBufferPointer?,
        name: @autoclosure () -> String?
    ) throws(WireError) -> DecodedOperation {
        // Threads that live for one long request have no use for what they would keep.
        guard ServingThread.isCurrent else {
            return try DecodedOperation(body: body, schema: schema, target: name(), limits: limits.content)
        }
        return try KnownOperations.operationOfThread(
            body: body, schema: schema, target: target, of: self, name: name())
    }
}
