import Synchronization

/// How many sessions are being created: in each limit of sessions they count beside those that there are.
///
/// The journal counts a session when it is durable. Until then others that are created at the same time would
/// not know of it.
final class SessionPlaces: Sendable {
    private let taken = Mutex(Taken())

    private struct Taken {
        var count = 0
        var byOwner: [String: Int] = [:]

        mutating func change(_ owner: String?, by step: Int) {
            count += step
            guard let owner else { return }
            let own = byOwner[owner, default: 0] + step
            byOwner[owner] = own == 0 ? nil : own
        }
    }

    /// Takes a place among those of sessions that are being created, whether or not there is room for it.
    func take(for owner: String?) -> SessionPlace {
        let (number, numberOfOwner) = taken.withLock { taken in
            taken.change(owner, by: 1)
            return (taken.count, owner.flatMap { taken.byOwner[$0] } ?? 0)
        }
        return SessionPlace(in: self, owner, number: number, numberOfOwner: numberOfOwner)
    }

    fileprivate func giveBack(_ owner: String?) { taken.withLock { $0.change(owner, by: -1) } }

    /// How many are taken.
    var count: Int { taken.withLock { $0.count } }
}

/// The place of a session that is being created; at the latest it is given back with the last reference.
final class SessionPlace: Sendable {
    /// How many sessions were being created when it was taken, itself included; and how many by its owner.
    let number, numberOfOwner: Int
    private let places: SessionPlaces
    private let owner: String?
    private let isGivenBack = Atomic(false)

    fileprivate init(in places: SessionPlaces, _ owner: String?, number: Int, numberOfOwner: Int) {
        self.places = places
        self.owner = owner
        self.number = number
        self.numberOfOwner = numberOfOwner
    }

    deinit { giveBack() }

    /// Gives it back: the journal counts the session now, or there will be none.
    ///
    /// To be called before anybody is told, who may create the next one at once.
    func giveBack() {
        if !isGivenBack.exchange(true, ordering: .acquiringAndReleasing) { places.giveBack(owner) }
    }
}

extension SessionRegistry {
    /// Takes a place for a session that is about to be created, by anybody or by this owner.
    ///
    /// - Throws: `SessionError.quotaExceeded` when there is none left.
    func takePlace(for owner: String?) throws(SessionError) -> SessionPlace {
        // Taken before the journal is asked: what gives its place back until then, the journal has.
        let place = environment.places.take(for: owner)
        let count = try environment.read { journal throws(JournalError) in try journal.sessionCount() }
        guard count + place.number <= limits.sessionsMax else { throw .quotaExceeded("sessions") }
        guard let owner else { return place }
        let own = try environment.read { journal throws(JournalError) in
            try journal.sessionCount(of: owner)
        }
        guard own + place.numberOfOwner <= limits.sessionsPerOwnerMax else {
            throw .quotaExceeded("sessions of this token")
        }
        return place
    }
}
