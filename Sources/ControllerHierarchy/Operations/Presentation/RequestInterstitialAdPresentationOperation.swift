enum RequestInterstitialAdPresentationOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Request an interstitial ad"
    static let description = """
        `requestInterstitialAdPresentation()` of iAd; `presents` in the result says whether one is presented.
        """
    // Source: class reference iOS 10, requestInterstitialAdPresentation(); not in that of iOS 6.
    static let availability = Availability.from(7)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.requestInterstitialAdPresentation()
    }
}
