import ControllerHierarchy
import Glibc
import Testing
import WireFormat

@testable import Sessions

@Suite("Operations that a thread has read before")
struct KnownOperationsTests {
    private static let push = OperationSchema.of(.push)
    private static let body = #"{"controller":{"class":"A"},"animated":true}"#

    private func operation(
        _ known: KnownOperations, _ text: String, _ schema: OperationSchema = push,
        target: String? = "nav", limits: ContentLimits = ContentLimits()
    ) throws -> DecodedOperation {
        try Array(text.utf8).withUnsafeBytes { body in
            try Self.withBytes(of: target) { bytes in
                try known.operation(
                    body: body, schema: schema, target: bytes, limits, of: Self.registry(of: limits),
                    name: target)
            }
        }
    }

    /// Other limits are those of another registry.
    private static func registry(of limits: ContentLimits) -> UInt64 { limits == ContentLimits() ? 1 : 2 }

    private static func withBytes<Answer>(
        of text: String?, _ body: (UnsafeRawBufferPointer?) throws -> Answer
    ) rethrows -> Answer {
        guard let text else { return try body(nil) }
        return try Array(text.utf8).withUnsafeBytes(body)
    }

    @Test("what comes for the third time is found, by all that it was read from")
    func found() throws {
        let known = KnownOperations()
        let first = try operation(known, Self.body)
        #expect(known.count == 0)
        let second = try operation(known, Self.body)
        #expect(first !== second)
        #expect(try operation(known, Self.body) === second)
        #expect(known.count == 1)

        let other = try operation(known, Self.body, target: "other")
        #expect(other.operation.target == "other")
        #expect(try operation(known, Self.body, .of(.show)).operation.kind == .show)
        var limits = ContentLimits()
        limits.nameBytesMax = 0
        #expect(throws: WireError.self) { _ = try operation(known, Self.body, limits: limits) }
        #expect(throws: WireError.self) { _ = try operation(known, String(Self.body.dropLast(2)) + "}") }
        #expect(try operation(known, Self.body) === second)
    }

    @Test("where hashes are the same, every byte counts, and so does all else")
    func collisions() throws {
        let known = KnownOperations()
        var strict = ContentLimits()
        strict.operationsMax = 5
        let plain = ContentLimits()
        let accented = ("\u{E9}", "e\u{301}")
        let others: [(String, OperationSchema, String?, ContentLimits)] = [
            (Self.body, .of(.show), accented.0, plain), (Self.body, Self.push, "other", plain),
            (Self.body, Self.push, accented.1, plain), (Self.body, Self.push, nil, plain),
            (Self.body, Self.push, accented.0, strict),
            (#"{"controller":{"class":"B"},"animated":true}"#, Self.push, accented.0, plain),
            (Self.body + " ", Self.push, accented.0, plain),
        ]
        for other in others {
            let kept = try (0..<3).map { _ in
                try collided(known, Self.body, Self.push, accented.0, plain)
            }
            #expect(kept[1] === kept[2])
            let found = try collided(known, other.0, other.1, other.2, other.3)
            #expect(found !== kept[2], "\(other)")
            let expected = try operation(KnownOperations(), other.0, other.1, target: other.2)
            #expect(found.json == expected.json)
        }
    }

    /// As `operation`, as if all hashes were the same.
    private func collided(
        _ known: KnownOperations, _ text: String, _ schema: OperationSchema, _ target: String?,
        _ limits: ContentLimits
    ) throws -> DecodedOperation {
        try Array(text.utf8).withUnsafeBytes { body in
            try Self.withBytes(of: target) { bytes in
                let source = KnownOperations.Source(
                    body: body, schema: ObjectIdentifier(schema), target: bytes,
                    registry: Self.registry(of: limits))
                return try known.operation(of: source, schema, limits, hash: 7, name: target)
            }
        }
    }

    @Test("a table has a bound, long bodies have no place in it, and what is refused is refused each time")
    func bounds() throws {
        let known = KnownOperations()
        for number in 0..<1_000 {
            for _ in 0..<3 {
                let text = #"{"controller":{"class":"A","title":"\#(number)"}}"#
                let json = String(decoding: try operation(known, text).json, as: UTF8.self)
                #expect(json == #"{"op":"push","target":"nav","# + text.dropFirst())
            }
        }
        #expect(known.count > KnownOperations.placeCount / 2)
        #expect(known.count <= KnownOperations.placeCount)

        let fresh = KnownOperations()
        let long = #"{"controller":{"class":"A","title":"\#(String(repeating: "a", count: 500))"}}"#
        for _ in 0..<3 {
            #expect(throws: WireError.self) { _ = try operation(fresh, "{}") }
            _ = try operation(fresh, long)
        }
        #expect(fresh.count == 0)
    }

    @Test("each thread has a table of its own, which ends with it")
    func threads() throws {
        let own = ObjectIdentifier(KnownOperations.ofThread)
        let ended = Table()
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, nil,
            { table in
                guard let table else { return nil }
                let here = Unmanaged<Table>.fromOpaque(table).takeUnretainedValue()
                here.table = KnownOperations.ofThread
                here.isItsOwn = here.table === KnownOperations.ofThread
                here.identifier = here.table.map(ObjectIdentifier.init)
                return nil
            }, Unmanaged.passUnretained(ended).toOpaque())
        try #require(failure == 0)
        pthread_join(thread, nil)
        #expect(ended.isItsOwn)
        #expect(ended.identifier != own)
        #expect(ended.table == nil)
        #expect(ObjectIdentifier(KnownOperations.ofThread) == own)
    }

    /// What another thread has found, to be read when it has ended.
    private final class Table {
        weak var table: KnownOperations?
        var isItsOwn = false
        var identifier: ObjectIdentifier?
    }
}
