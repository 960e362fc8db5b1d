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
        var userInfo = description.userInfo
        for root in windows.roots {
            try update(root, description.activityType, &userInfo)
        }
        let activity = RestorationArchive.Activity(activityType: description.activityType, userInfo: userInfo)
        if delegateHas(.sceneDidUpdateUserActivity) {
            try tell(scenes.main, .sceneDidUpdateUserActivity, payload: .values([activity.value]))
        }
        preservation.encodeActivity(activity)
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
