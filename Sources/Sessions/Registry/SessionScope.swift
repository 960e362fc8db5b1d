/// Whose sessions somebody may use; others are to them as if they were not there.
package enum SessionScope: Sendable, Equatable {
    case everybodys
    /// Those that this owner has made.
    case own(String)

    /// The owner whose sessions alone it holds; nil where it holds all.
    var owner: String? {
        switch self {
        case .everybodys: nil
        case .own(let owner): owner
        }
    }

    /// Whether it holds what somebody has made; nil stands for nobody, whose sessions no owner has.
    package func holds(_ owner: String?) -> Bool {
        switch self {
        case .everybodys: true
        case .own(let own): own == owner
        }
    }
}

/// A session by its identifier, and who has made it.
package struct OwnedSession: Sendable, Equatable {
    package let id: SessionID
    /// Nil where nobody had to say it, or where it is not known.
    package let owner: String?

    /// Names a session.
    package init(id: SessionID, owner: String?) {
        self.id = id
        self.owner = owner
    }
}
