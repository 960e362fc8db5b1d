struct CallAppearanceMethodOperation: OperationContent {
    static let kind = OperationKind.callAppearanceMethod
    static let group = OperationGroup.containment
    static let summary = "Call an appearance callback directly"
    static let description = """
        The app calls `viewWillAppear(_:)` or one of its like itself, of which UIKit complains.
        """
    static let example: OperationExample = ["method": "viewWillAppear"]
}
