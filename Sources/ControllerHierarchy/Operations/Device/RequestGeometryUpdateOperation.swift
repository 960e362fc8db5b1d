struct RequestGeometryUpdateOperation: OperationContent {
    static let kind = OperationKind.requestGeometryUpdate
    static let group = OperationGroup.deviceAndApp
    static let summary = "Request another orientation"
    static let description = """
        `UIWindowScene.requestGeometryUpdate(_:)`, iOS 16 and later, from this controller's scene.
        """
    static let example: OperationExample = ["to": "landscapeRight"]
}
