enum ReceiveBannerAdOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "A banner ad arrives, or fails to"
    static let description = """
        iAd has a banner for a controller that can display banner ads and is on screen, or with `failed` none
        any longer: the banner comes or goes, and the content is laid out.
        """
    // Source: iAd's headers, iOS 7.0 to 10.0; the service ended in June 2016.
    static let availability = Availability.from(7).before(10)
    static let failed = Field.flag("failed", "Whether it fails to arrive, or goes.")
    static let fields = list(failed)
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.receiveBannerAd(isLoaded: !operation[failed])
    }
}
