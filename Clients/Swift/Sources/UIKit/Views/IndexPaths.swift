import Foundation

extension IndexPath {
    /// Creates the path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The row of a table.
    public var row: Int { self[1] }
    /// The item of a collection.
    public var item: Int { self[1] }
    /// The section.
    public var section: Int { self[0] }
}

extension NSIndexPath {
    /// The row of a table.
    public var row: Int { index(atPosition: 1) }
    /// The section.
    public var section: Int { index(atPosition: 0) }
}

extension Bundle {
    /// The objects of a nib: none, views are the app's own here.
    public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? { nil }
}
