import Sessions

/// A checksum of what a row says, kept in the row: SQLite notices damage to a page's form, not to content.
///
/// Rows that were written before there were seals have none, and are believed; but what ends sessions is
/// sealed in every store, because what is believed there is deleted.
enum Seal {
    /// The seal of what never changes of a session.
    static func of(_ header: JournalHeader, number: Int64) -> Int64 {
        var hash = StableHash()
        hash.add(UInt64(bitPattern: number))
        hash.add(header.id)
        hash.add(UInt64(bitPattern: header.entry.createdMilliseconds))
        hash.add(header.entry.createdSeconds.bitPattern)
        hash.add(header.launch.digest)
        hash.add(UInt64(bitPattern: Int64(header.launch.eventCount)))
        hash.add(header.launch.isCrashed ? 1 : 0)
        hash.add(optional: header.creationKey?.text)
        hash.add(header.creationKey?.fingerprint ?? 0)
        hash.add(optional: header.entry.owner)
        hash.add(header.definition)
        return Int64(bitPattern: hash.value)
    }

    /// The seal of a session's deadline, without which a session could end too early.
    static func ofDeadline(_ seconds: Double, of session: SessionID) -> Int64 {
        var hash = StableHash()
        hash.add(session)
        hash.add(seconds.bitPattern)
        return Int64(bitPattern: hash.value)
    }

    /// The seal of the seconds without activity after which a session ends.
    static func ofIdleSeconds(_ seconds: Int, of session: SessionID) -> Int64 {
        var hash = StableHash()
        hash.add(session)
        hash.add(UInt64(bitPattern: Int64(seconds)))
        return Int64(bitPattern: hash.value)
    }

    /// The seal of the service's clock, by which sessions end: put forward, it would end them all.
    static func ofClock(_ seconds: Double) -> Int64 {
        var hash = StableHash()
        hash.add(seconds.bitPattern)
        return Int64(bitPattern: hash.value)
    }

    /// The seal of a session's last filed version, by which records that are missing at the end are noticed.
    static func ofFiled(_ version: Int, session: Int64) -> Int64 {
        var hash = StableHash()
        hash.add(UInt64(bitPattern: session))
        hash.add(UInt64(bitPattern: Int64(version)))
        return Int64(bitPattern: hash.value)
    }

    /// The seal of a row of filed records.
    static func of(
        _ records: [UInt8], session: Int64, first: Int, last: JournalEntry.Head.LastRecord
    ) -> Int64 {
        var hash = StableHash()
        for number in [Int(session), first, last.version, last.lastSequence, Int(last.effect.rawValue)] {
            hash.add(UInt64(bitPattern: Int64(number)))
        }
        hash.add(records)
        return Int64(bitPattern: hash.value)
    }

    /// The seal of a row of recent records.
    static func of(_ records: [UInt8], place: Int64) -> Int64 {
        var hash = StableHash()
        hash.add(UInt64(bitPattern: place))
        hash.add(records)
        return Int64(bitPattern: hash.value)
    }

    /// The seal of a row of recent records in the file of these.
    static func of(_ records: UnsafeRawBufferPointer, salt: Int64, place: Int64) -> Int64 {
        var hash = StableHash()
        hash.add(UInt64(bitPattern: salt))
        hash.add(UInt64(bitPattern: place))
        hash.add(records)
        return Int64(bitPattern: hash.value)
    }

    /// The seal of what the database says of that file, without which it would say nothing.
    ///
    /// Before anything is filed it is that of the salt alone, as earlier versions wrote it.
    static func of(_ mark: RecentFile.Mark) -> Int64 {
        var hash = StableHash()
        hash.add(UInt64(bitPattern: mark.salt))
        if mark.filed != 0 { hash.add(UInt64(bitPattern: mark.filed)) }
        return Int64(bitPattern: hash.value)
    }

    /// Throws where a row does not say what was written.
    ///
    /// - Parameter isRequired: Whether every such row has a seal, those of earlier versions as well.
    static func check(
        _ seal: Int64?, is expected: @autoclosure () -> Int64, _ what: String, isRequired: Bool = false
    ) throws {
        if let seal, seal != expected() { throw DamagedStore(what) }
        if seal == nil, isRequired { throw DamagedStore(what) }
    }
}

extension StableHash {
    fileprivate mutating func add(_ session: SessionID) {
        add(session.high)
        add(session.low)
    }

    fileprivate mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { add($0) }
    }

    fileprivate mutating func add(optional text: String?) {
        add(text == nil ? 0 : 1)
        if let text { add(text) }
    }
}

/// The store does not have what was written to it.
struct DamagedStore: Error, CustomStringConvertible {
    let description: String

    init(_ what: String) { description = "\(what) is damaged" }
}
