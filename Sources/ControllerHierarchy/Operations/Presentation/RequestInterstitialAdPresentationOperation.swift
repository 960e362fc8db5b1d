enum RequestInterstitialAdPresentationOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Request an interstitial ad"
    static let description = """
        `requestInterstitialAdPresentation()` of iAd, which is not modelled.
        """
    // Source: class reference iOS 10, requestInterstitialAdPresentation(); not in that of iOS 6.
    static let availability = Availability.from(7)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        throw .error(.notModelled("the operation requestInterstitialAdPresentation"))
    }
}
