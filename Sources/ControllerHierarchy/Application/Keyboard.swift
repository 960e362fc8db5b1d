/// The keyboard on the screen, as the app hears of it.
struct Keyboard {
    private(set) var isUp = false
    /// Whether an accessory view stands at the bottom of the screen without a keyboard.
    private(set) var hasBar = false
    /// Where it stands when it is up.
    private(set) var place = Place.docked
    /// Whether a keyboard of keys takes its place.
    var hasHardware = false
    /// What the notifications of the movement under way tell, and tell again when it has come to rest.
    private(set) var movement: [Movement] = []

    /// Where the user has put the keyboard of an iPad.
    enum Place: String, CaseIterable {
        case docked, undocked, split
    }

    /// What a notification tells, in its name.
    enum Movement: String {
        case frame = "ChangeFrame"
        case show = "Show"
        case hide = "Hide"
    }

    /// An accessory view comes without a keyboard, or goes.
    mutating func moveBar(up isComing: Bool) {
        hasBar = isComing
        movement = [.frame, isComing ? .show : .hide]
    }

    mutating func come() { begin(true, place == .docked ? [.frame, .show] : [.frame]) }

    mutating func go() { begin(false, place == .docked ? [.frame, .hide] : [.frame]) }

    /// Only a docked keyboard counts as shown.
    ///
    /// Source: alerts-search-keyboard.md 5.7.
    mutating func move(to newPlace: Place) {
        switch (place, newPlace) {
        case (.docked, _): begin(isUp, [.frame, .hide])
        case (.split, .docked): begin(isUp, [.frame, .frame, .show])
        case (.undocked, .docked): begin(isUp, [.frame, .show])
        case (.undocked, _), (.split, _): begin(isUp, [.frame])
        }
        place = newPlace
    }

    /// The interface turns below it: a docked one is told of as hidden first and as shown afterwards.
    ///
    /// Source: alerts-search-keyboard.md 5.4 and 5.7.
    mutating func turn(isBack: Bool) {
        begin(isUp, place == .docked ? [.frame, isBack ? .show : .hide] : [.frame])
    }

    /// A text begins or ends without a keyboard on the screen: at most what stands above one is there.
    mutating func stayAway(showing isShown: Bool) { begin(false, [.frame, isShown ? .show : .hide]) }

    private mutating func begin(_ up: Bool, _ movement: [Movement]) {
        // What came with the keyboard goes with it.
        if up != isUp { hasBar = false }
        isUp = up
        self.movement = movement
    }
}
