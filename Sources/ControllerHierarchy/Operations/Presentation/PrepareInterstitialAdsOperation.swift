enum PrepareInterstitialAdsOperation: SessionOperation {
    static let group = OperationGroup.presentation
    static let summary = "Prepare interstitial ads"
    static let description = """
        `UIViewController.prepareInterstitialAds()`: iAd asks for an ad, as it does when a controller's policy
        is set.
        """
    // Source: class reference iOS 10, prepareInterstitialAds().
    static let availability = Availability.from(7)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        application.interstitials.isFetching = true
    }
}
