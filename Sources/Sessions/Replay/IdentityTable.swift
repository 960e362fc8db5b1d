import ControllerHierarchy

/// Who the events of a log are about, by a small number.
struct IdentityTable {
    private var identities: [Identity] = []
    /// The place of the newest identity of each controller's number; a later run of the app counts anew.
    private var byNumber: [Int32] = []
    /// The places of the parties that are no controllers, the newest first.
    private var parties: [Int32] = []

    subscript(index: Int) -> Identity { identities[index] }

    /// About how many bytes of memory the identities take.
    var byteCount: Int { identities.count * 256 }

    /// The place of an event's target, which is put into the table if it is new.
    @inline(__always)
    mutating func index(of target: UnsafePointer<Identity>, number: Int) -> Int {
        if number > 0, number < byNumber.count {
            let index = Int(byNumber[number])
            if index >= 0, identities[index] === target.pointee { return index }
        }
        return index(of: target.pointee)
    }

    /// The place of an identity, which is put into the table if it is new.
    mutating func index(of identity: Identity) -> Int {
        let number = identity.number
        if number > 0, number < byNumber.count {
            let index = Int(byNumber[number])
            if index >= 0, identities[index] === identity { return index }
        } else if number == 0 {
            for index in parties where identities[Int(index)] === identity { return Int(index) }
        }
        return add(identity)
    }

    private mutating func add(_ identity: Identity) -> Int {
        let index = identities.count
        identities.append(identity)
        if identity.number > 0 {
            while byNumber.count <= identity.number { byNumber.append(-1) }
            byNumber[identity.number] = Int32(index)
        } else {
            parties.insert(Int32(index), at: 0)
            // One that comes again later stands there a second time.
            if parties.count > IdentityTable.partiesMax { parties.removeLast() }
        }
        return index
    }

    /// Parties among which an identity is looked for.
    private static let partiesMax = 16
}
