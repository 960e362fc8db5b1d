import ControllerHierarchy
import WireFormat

extension OperationError {
    /// So many labels are looked at for one that was probably meant: a wrong name costs little.
    private static let labelsMax = 1_000

    /// The same with the label that was probably meant, where a controller is not known.
    func naming(nearestOf labels: @autoclosure () -> [String]) -> OperationError {
        guard case .unknownController(let name, let field, nil) = self else { return self }
        let nearest = suggestion(for: name, among: Array(labels().prefix(Self.labelsMax)))
        return .unknownController(name, field: field, nearest: nearest)
    }
}
