/// Saving a scene's state by an activity, from iOS 13 on: no identifiers, no coders.
///
/// Source: scene-restore-activity-flow.
extension Application {
    /// Asks the scene's delegate for the activity and lets every responder that has it write into it.
    func encodeActivity(with preservation: Preservation) throws(Interruption) {
        guard let description = definition.sceneActivity else { return }
        try record(
            .stateRestorationActivity, target: parties.scene,
            payload: .answer([], .string(description.activityType)))
        try runDelegateScripts(of: .stateRestorationActivity)
        try record(.userActivityWillSave, target: parties.scene)
        // What an earlier save has put into the activity is gone by now.
        preservation.encodeActivity(try update(description.activityType, description.userInfo))
    }

    /// Saves an activity that UIKit manages, outside of any other saving.
    ///
    /// Source: UIResponder reference, `userActivity` (every responder that shares it is asked);
    /// UIApplication's header, `application(_:didUpdate:)` (the last chance to add something).
    func saveActivity(_ activityType: String) throws(Interruption) { _ = try update(activityType, []) }

    /// Lets everybody write into an activity who shares it, then tells the delegate.
    private func update(
        _ activityType: String, _ initial: [Value.Member]
    ) throws(Interruption) -> RestorationArchive.Activity {
        var userInfo = initial
        for root in windows.roots { try update(root, activityType, &userInfo) }
        let activity = RestorationArchive.Activity(activityType: activityType, userInfo: userInfo)
        if usesScenes, delegateHas(.sceneDidUpdateUserActivity) {
            try tell(scenes.main, .sceneDidUpdateUserActivity, payload: .values([activity.value]))
        } else if delegateHas(.didUpdateUserActivity), !usesScenes {
            try sendToDelegate(
                .didUpdateUserActivity, party: parties.application, payload: .values([activity.value]))
        }
        return activity
    }

    /// A controller whose `userActivity` is the scene's, then those in it, then what it presents.
    private func update(
        _ controller: ViewController, _ activityType: String, _ userInfo: inout [Value.Member]
    ) throws(Interruption) {
        if controller.restorable?.activityType == activityType {
            try controller.send(.updateUserActivityState, .values([.string(activityType)]))
            for value in controller.valuesToEncode {
                userInfo.removeAll { $0.name == value.name }
                userInfo.append(value)
            }
        }
        for child in controller.children { try update(child, activityType, &userInfo) }
        if let presented = controller.presentation?.presented {
            try update(presented, activityType, &userInfo)
        }
    }
}
