import ControllerHierarchy

/// Finds out whether a call stops, where nobody could say what happens in it.
final class PauseLookout: AppCode {
    private(set) var hasSeen = false

    func next(at pause: Pause, in application: Application) throws(WorkRefusal) -> AppCodeStep {
        hasSeen = true
        throw .abandoned
    }

    func refused(_ error: OperationError) {}
}
