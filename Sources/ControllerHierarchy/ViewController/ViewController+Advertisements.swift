/// Banner and interstitial ads, as iAd added them to every controller.
///
/// Source: iAd's header UIViewControlleriAdAdditions.h; class reference iOS 10, Managing Banner Ads to
/// Managing Interstitial Ads.
extension ViewController {
    /// The class of the controllers in which iAd shows interstitial ads.
    private static let interstitialClass = "ADInterstitialAdPresentationViewController"

    // MARK: Banner ads

    /// `originalContentView`: the view, or what stands above a banner in the container that takes its place.
    var originalContentViewValue: Value {
        guard isViewLoaded else { return .null }
        var size = viewSize
        if isDisplayingBannerAd { size.height -= application.bannerHeight }
        return .object([.init("frame", .object([.init("size", .size(size))]))])
    }

    private var canDisplayBannerAds: Bool { setting(.canDisplayBannerAds)?.bool ?? false }

    private var isDisplayingBannerAd: Bool { setting(.isDisplayingBannerAd)?.bool ?? false }

    /// A banner ad arrives for the controller, or the next one does not.
    func receiveBannerAd(isLoaded: Bool) throws(Interruption) {
        guard canDisplayBannerAds, isInWindow, isLoaded != isDisplayingBannerAd else {
            return application.ignore(
                because: canDisplayBannerAds
                    ? "\(identity.label) shows no other ad then" : "\(identity.label) displays no banner ads")
        }
        showBannerAd(isLoaded)
    }

    /// Without banner ads there is no banner; the content stays in the container.
    func bannerAdsDidChange() {
        if !canDisplayBannerAds, isDisplayingBannerAd { showBannerAd(false) }
    }

    /// The content is laid out in the room that the banner leaves.
    private func showBannerAd(_ shows: Bool) {
        store(.isDisplayingBannerAd, .bool(shows))
        application.log.noteChange()
        setNeedsLayout()
    }

    // MARK: Interstitial ads

    var isPresentingFullScreenAd: Bool {
        presentation?.presented.identity.className == ViewController.interstitialClass
    }

    /// `requestInterstitialAdPresentation()`, whatever the policy.
    func requestInterstitialAdPresentation() throws(Interruption) {
        let isPresented = try presentInterstitialAd()
        application.noteResult("presents", .bool(isPresented))
    }

    /// What iAd does when a view has appeared whose controller leaves the moment to it.
    func presentAutomaticInterstitialAd() throws(Interruption) {
        guard application.interstitials.isReady,
            setting(.interstitialPresentationPolicy)?.string == "automatic"
        else { return }
        let answer = try ask(.shouldPresentInterstitialAd, answer: value(of: .shouldPresentInterstitialAd))
        if answer.bool ?? true { _ = try presentInterstitialAd() }
    }

    /// - Returns: whether there was an ad and a place for it.
    private func presentInterstitialAd() throws(Interruption) -> Bool {
        guard application.interstitials.isReady, isInWindow, presentedViewController == nil else {
            return false
        }
        application.interstitials.isReady = false
        var description = ControllerDescription(className: ViewController.interstitialClass)
        description.properties = [.init(.modalPresentationStyle, .string("fullScreen"))]
        try present(application.instantiate(description), animated: true, completion: .none)
        return presentedViewController != nil
    }
}

/// The interstitial ads that iAd holds ready for an app.
struct InterstitialAds {
    /// Whether iAd has been asked for ads, by `prepareInterstitialAds()` or by a policy.
    var isFetching = false
    var isReady = false
}

extension Application {
    /// An interstitial ad arrives, if any has been asked for.
    func receiveInterstitialAd() {
        guard interstitials.isFetching, !interstitials.isReady else {
            return ignore(
                because: interstitials.isFetching ? "an ad is there already" : "no ad has been asked for")
        }
        interstitials.isReady = true
    }

    /// Points that a banner takes from the content.
    ///
    /// Source: ADBannerView reference, sizes of banners.
    fileprivate var bannerHeight: Double {
        if device.idiom == .pad { return 66 }
        return device.orientation.isLandscape ? 32 : 50
    }
}
