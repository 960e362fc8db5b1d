/// What a controller keeps for preservation and restoration; most controllers have none of it.
final class RestorableState {
    /// The values that this instance encodes, before those of its class.
    var values: [Value.Member] = []
    var views: [RestorableView] = []
    /// The type of the activity that the controller's `userActivity` is; nil for none.
    var activityType: String?
}
