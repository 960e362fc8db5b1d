/// Who an event is about: a controller, or a named party such as the application's delegate.
///
/// Events outlive their controllers, so they hold this small immutable part instead of the controller.
package final class Identity: Sendable {
    /// The number in the id, `c3` for 3; zero for parties that are no controllers.
    package let number: Int
    /// What tells most labels apart.
    let labelMark: NameMark
    /// The unique name: `as`, else the storyboard identifier, else the class name, with `-2` for a second
    /// one.
    package let label: String
    package let className: String
    /// Bytes that the layer above prepared once for each identity; the model never looks inside.
    ///
    /// They last as long as the identity. An array would be retained for each event that is written.
    package nonisolated(unsafe) let prepared: UnsafeRawBufferPointer

    /// Creates an identity; `prepare` gets number, label and class and returns the bytes to keep with it.
    package init(number: Int, label: String, className: String, prepare: Preparation) {
        self.number = number
        self.label = label
        labelMark = NameMark(label)
        self.className = className
        let bytes = prepare(number, label, className)
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        memory.copyBytes(from: bytes)
        prepared = UnsafeRawBufferPointer(memory)
    }

    deinit {
        prepared.deallocate()
    }

    /// Makes the bytes that are kept with an identity from its number, label and class.
    package typealias Preparation = @Sendable (_ number: Int, _ label: String, _ className: String) -> [UInt8]

    /// The id in answers, such as `c3`; nil for parties that are no controllers.
    package var id: String? { number > 0 ? "c\(number)" : nil }

    /// How console messages and exceptions print the object, where UIKit prints class and address.
    package var printed: String { "<\(className): \(label)>" }
}

/// What tells most names apart without a look at their text.
struct NameMark {
    /// 0 where the name is not ASCII alone: it may equal one that has other bytes.
    private let hash: UInt32

    /// FNV-1a: who chooses names that it does not tell apart has his own session compare their text.
    init(_ name: String) {
        var hash: UInt32 = 0x811C_9DC5
        var bits: UInt8 = 0
        for byte in name.utf8 {
            hash = (hash ^ UInt32(byte)) &* 0x0100_0193
            bits |= byte
        }
        self.hash = bits < 0x80 ? hash : 0
    }

    /// Whether the two names may be equal.
    @inline(__always)
    func mayBe(_ other: NameMark) -> Bool { hash == other.hash || hash == 0 || other.hash == 0 }
}
