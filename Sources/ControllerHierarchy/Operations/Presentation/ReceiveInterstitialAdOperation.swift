enum ReceiveInterstitialAdOperation: SessionOperation {
    static let group = OperationGroup.presentation
    static let summary = "An interstitial ad arrives"
    static let description = """
        iAd has an interstitial ad that the app has asked for. A controller whose policy is `automatic`
        presents it when its view appears next.
        """
    // Source: iAd's headers, iOS 7.0 to 10.0; the service ended in June 2016.
    static let availability = Availability.from(7).before(10)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        application.receiveInterstitialAd()
    }
}
