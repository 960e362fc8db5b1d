/// How many controllers stand one in the other, by containment and by presentation.
extension ViewController {
    /// Refuses to put a controller, with everything below it, right below this one.
    ///
    /// - Throws: `limitExceeded` where more than `depthMax` controllers would stand one in the other.
    func checkDepth(with lower: ViewController) throws(Interruption) {
        let depthMax = application.limits.depthMax
        var room = depthMax
        var upper: Unmanaged<ViewController>? = .passUnretained(self)
        while let controller = upper, room > 0 {
            room -= 1
            upper = controller._withUnsafeGuaranteedRef { $0.unmanagedHolder }
        }
        guard upper == nil, lower.fits(into: room) else {
            throw .error(
                .limitExceeded("more than \(depthMax) controllers contain or present one the other"))
        }
    }

    /// Whether no more than so many controllers stand one in the other from this one down.
    private func fits(into room: Int) -> Bool {
        guard room > 0 else { return false }
        if !children.isEmpty {
            for child in children where !child.fits(into: room - 1) { return false }
        }
        return presentation?.presented.fits(into: room - 1) ?? true
    }
}
