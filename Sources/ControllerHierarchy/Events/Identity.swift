/// Who an event is about: a controller, or a named party such as the application's delegate.
///
/// Events outlive their controllers, so they hold this small immutable part instead of the controller.
package final class Identity: Sendable {
    /// The number in the id, `c3` for 3; zero for parties that are no controllers.
    package var number: Int { Int(shortNumber) }
    private let shortNumber: UInt32
    /// What tells most labels apart.
    let labelMark: NameMark
    /// The unique name: `as`, else the storyboard identifier, else the class name, with `-2` for a second
    /// one.
    package let label: String
    package var className: String { boxedClassName._withUnsafeGuaranteedRef { $0.content } }
    /// Shared by all of the class, and behind a reference, which is half as large.
    ///
    /// Whoever has the prepared memory holds it, until it ends itself.
    private let boxedClassName: Unmanaged<Boxed<String>>
    /// What the layer above prepared once for each identity, in memory of its own; the model never looks
    /// inside.
    ///
    /// It lasts as long as the identity. An array would be retained for each event that is written.
    package nonisolated(unsafe) let preparedMemory: UnsafeRawPointer
    /// Whose the prepared memory is, held until the identity ends; nil where it is the identity's own.
    ///
    /// By hand, as to ask whether it is there would count it up and down: at the end of each.
    private let original: Unmanaged<Identity>?

    /// Creates an identity; `prepare` gets number, label and class and returns what to keep with it.
    ///
    /// - Parameter mark: That of the label; nil where it is not known yet.
    init(
        number: Int, label: String, mark: NameMark? = nil, className: Boxed<String>, prepare: Preparation
    ) {
        shortNumber = UInt32(number)
        self.label = label
        labelMark = mark ?? NameMark(label)
        boxedClassName = .passRetained(className)
        preparedMemory = UnsafeRawPointer(prepare(number, label, className.content))
        original = nil
    }

    /// Creates an identity of what is no controller.
    package convenience init(number: Int, label: String, className: String, prepare: Preparation) {
        self.init(number: number, label: label, className: Boxed(className), prepare: prepare)
    }

    /// Creates an identity for another application, of all that never changes of one.
    init(like other: Identity) {
        shortNumber = other.shortNumber
        label = other.label
        labelMark = other.labelMark
        boxedClassName = other.boxedClassName
        preparedMemory = other.preparedMemory
        // The memory is freed by the one that had it made, which lives as long as what shares it.
        original = (other.original ?? .passUnretained(other)).retain()
    }

    deinit {
        if let original { return original.release() }
        boxedClassName.release()
        preparedMemory.deallocate()
    }

    /// Allocates what is kept with an identity from its number, label and class; the identity frees it.
    package typealias Preparation =
        @Sendable (_ number: Int, _ label: String, _ className: String) -> UnsafeMutableRawPointer

    /// Prepares zeroes, for applications whose events nobody writes.
    package static let noPreparation: Preparation = { _, _, _ in
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
        memory.storeBytes(of: 0, as: UInt64.self)
        return memory
    }

    /// The id in answers, such as `c3`; nil for parties that are no controllers.
    package var id: String? {
        number > 0 ? "".followed(by: UInt8(ascii: "c"), number) : nil
    }

    /// Whether that is the label, of which the mark is known.
    @inline(__always)
    func isLabeled(_ other: String, _ mark: NameMark) -> Bool { labelMark.mayBe(mark) && isLabeled(other) }

    @inline(never)
    private func isLabeled(_ other: String) -> Bool { label == other }

    /// The number below 100 that stands behind another label and `-` in this one; nil for any other label.
    ///
    /// - Parameter count: The bytes of the other label in UTF-8.
    @inline(__always)
    func labelSuffix(behind other: String, _ count: Int) -> Int? {
        let digits = label.utf8.count - count - 1
        guard digits == 1 || digits == 2 else { return nil }
        return labelSuffix(behind: other)
    }

    @inline(never)
    private func labelSuffix(behind other: String) -> Int? {
        let suffix = label.utf8.withContiguousStorageIfAvailable { label in
            other.utf8.withContiguousStorageIfAvailable { Identity.suffix(of: label, behind: $0) } ?? nil
        }
        return suffix ?? nil
    }

    /// In their buffers: a text's own views count a reference at each byte.
    ///
    /// - Parameter label: It has at least two bytes more than the other one.
    private static func suffix(
        of label: UnsafeBufferPointer<UInt8>, behind other: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        for place in other.indices where label[place] != other[place] { return nil }
        guard label[other.count] == UInt8(ascii: "-") else { return nil }
        var number = 0
        for digit in label[other.count...].dropFirst() {
            // No number that is given begins with a zero.
            let lowest = UInt8(ascii: number == 0 ? "1" : "0")
            guard (lowest...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    /// How console messages and exceptions print the object, where UIKit prints class and address.
    package var printed: String { "<\(className): \(label)>" }
}

/// What tells most names apart without a look at their text.
struct NameMark {
    /// 0 where the name is not ASCII alone: it may equal one that has other bytes.
    private let hash: UInt32

    /// Who chooses names that it does not tell apart has no more than their text compared.
    init(_ name: String) {
        let hash = name.utf8.withContiguousStorageIfAvailable { NameMark.hash(UnsafeRawBufferPointer($0)) }
        self.hash = hash ?? 0
    }

    /// Eight bytes at once, the last ones together with some of those before them.
    private static func hash(_ name: UnsafeRawBufferPointer) -> UInt32 {
        var hash = UInt64(name.count)
        var bits: UInt64 = 0
        func add(_ bytes: UInt64) {
            hash = (hash ^ bytes) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            bits |= bytes
        }
        if name.count < 8 {
            add(name.reduce(0) { $0 << 8 | UInt64($1) })
        } else {
            for offset in stride(from: 0, to: name.count - 8, by: 8) {
                add(name.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            add(name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self))
        }
        return bits & 0x8080_8080_8080_8080 == 0 ? UInt32(truncatingIfNeeded: hash) : 0
    }

    /// Whether the two names may be equal.
    @inline(__always)
    func mayBe(_ other: NameMark) -> Bool { hash == other.hash || hash == 0 || other.hash == 0 }
}
