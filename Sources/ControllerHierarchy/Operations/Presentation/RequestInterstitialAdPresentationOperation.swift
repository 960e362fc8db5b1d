enum RequestInterstitialAdPresentationOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Request an interstitial ad"
    static let description = """
        `requestInterstitialAdPresentation()` of iAd, in the versions that had it.
        """
    static let since: Rule? = nil
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        throw .error(.notModelled("the operation requestInterstitialAdPresentation"))
    }
}
