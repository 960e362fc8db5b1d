/// The state that was saved last for the next launch, and the saving or restoring that is at work.
///
/// At most one of the two is at work.
struct SavedState {
    @Rare private(set) var archive: RestorationArchive?
    /// Whether this run was launched with saved state, or has restored some since.
    private(set) var isRestored = false
    private(set) var preservation: Preservation?
    private(set) var restoration: Restoration?

    /// Refuses to save or to restore in the middle of either.
    func checkIsIdle() throws(Interruption) {
        guard preservation == nil, restoration == nil else {
            throw .error(.notApplicable("the state is being saved or restored already"))
        }
    }

    mutating func begin(_ preservation: Preservation) { self.preservation = preservation }

    mutating func begin(_ restoration: Restoration) {
        self.restoration = restoration
        isRestored = true
    }

    mutating func end() {
        preservation = nil
        restoration = nil
    }

    mutating func noteRestored() { isRestored = true }

    /// Keeps what the next launch gets; nil throws the saved state away.
    mutating func keep(_ archive: RestorationArchive?) { self.archive = archive }
}
