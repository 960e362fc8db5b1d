/// Operations of the user and the device, and calls that concern the window's orientation and bars.
extension Application {
    /// - Returns: whether the operation is one of these.
    func callOnDevice(_ operation: Operation) throws(Interruption) -> Bool {
        switch operation.kind {
        case .rotate: try rotate(to: orientation(operation))
        case .resize:
            try resize(
                to: Size(
                    width: operation.value(.width)?.number ?? 0,
                    height: operation.value(.height)?.number ?? 0))
        case .setTraits: try setTraits(operation.value(.traits) ?? .null)
        case .attemptRotationToDeviceOrientation: try attemptRotationToDeviceOrientation()
        case .background: try enterBackground()
        case .foreground: try enterForeground()
        case .statusBar: setInCallStatusBar(operation.value(.inCall)?.bool ?? false)
        case .pressKey: try pressKey(operation.value(.key)?.string ?? "")
        case .showKeyboard: try moveKeyboard(up: true)
        case .hideKeyboard: try moveKeyboard(up: false)
        default: return false
        }
        return true
    }

    /// - Returns: whether the operation is one of these.
    func callOnDevice(_ operation: Operation, _ target: ViewController) throws(Interruption) -> Bool {
        let command = KeyCommand(
            input: operation.value(.input)?.string ?? "", action: operation.value(.action)?.string)
        switch operation.kind {
        case .setNeedsStatusBarAppearanceUpdate: try updateStatusBarAppearance()
        case .setNeedsUpdateOfSupportedInterfaceOrientations: try updateSupportedOrientations()
        case .requestGeometryUpdate: try requestGeometryUpdate(to: orientation(operation))
        case .peek: try peek(from: target)
        case .commitPeek: try endPeek(commits: true)
        case .cancelPeek: try endPeek(commits: false)
        case .unregisterForPreviewing: try target.unregisterForPreviewing()
        case .becomeFirstResponder: try target.becomeFirstResponder()
        case .addKeyCommand: try target.addKeyCommand(command)
        case .removeKeyCommand: target.removeKeyCommand(command)
        default: return false
        }
        return true
    }

    private func orientation(_ operation: Operation) throws(Interruption) -> InterfaceOrientation {
        guard let name = operation.value(.to)?.string, let orientation = InterfaceOrientation(rawValue: name)
        else {
            throw .error(.invalidArgument(field: "to", reason: "it must be an interface orientation"))
        }
        return orientation
    }
}
