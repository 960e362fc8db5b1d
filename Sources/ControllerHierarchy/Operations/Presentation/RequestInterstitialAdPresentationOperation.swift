struct RequestInterstitialAdPresentationOperation: OperationContent {
    static let kind = OperationKind.requestInterstitialAdPresentation
    static let group = OperationGroup.presentation
    static let summary = "Request an interstitial ad"
    static let description = """
        `requestInterstitialAdPresentation()` of iAd, in the versions that had it.
        """
    static let example: OperationExample = [:]
}
