/// Presenting and dismissing movie players, which have a transition of their own.
///
/// Source: class reference iOS 10, movie players; deprecated in iOS 9, gone with the player in iOS 13.
extension ViewController {
    /// Presents a movie player; a new one where none is named.
    func presentMoviePlayer(_ reference: ControllerReference?) throws(Interruption) {
        let reference =
            reference
            ?? .new(ControllerDescription(className: BuiltInClass.moviePlayerViewController.rawValue))
        let player = try application.require(reference, field: "controller")
        application.note("controller", player)
        guard player.appClass.builtIn == .moviePlayerViewController else {
            throw .error(
                .invalidArgument(
                    field: "controller", reason: "\(player.appClass.name) is no MPMoviePlayerViewController"))
        }
        if player.setting(.modalPresentationStyle) == nil {
            player.store(.modalPresentationStyle, .string(ModalPresentationStyle.fullScreen.rawValue))
        }
        try present(player, animated: true, completion: .none)
    }

    /// Dismisses the movie player that this controller presents.
    func dismissMoviePlayer() throws(Interruption) {
        guard presentedViewController?.appClass.builtIn == .moviePlayerViewController else {
            return application.ignore(because: "\(identity.label) presents no movie player")
        }
        try dismiss(animated: true, completion: .none)
    }
}
