/// A width and a height in points.
package struct Size: Sendable, Hashable {
    package var width: Double
    package var height: Double

    /// Creates a size in points.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The same area turned by a quarter.
    package var turned: Size { Size(width: height, height: width) }
}

extension Size: CustomStringConvertible {
    /// The text form of sizes in the event log, such as `667x375`.
    package var description: String { "\(Size.print(width))x\(Size.print(height))" }

    private static func print(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        return String(value)
    }
}
