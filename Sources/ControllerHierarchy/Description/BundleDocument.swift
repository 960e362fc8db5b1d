/// A document of Interface Builder's in an app's bundle.
package enum BundleDocument: Sendable {
    case storyboard(StoryboardDescription)
    case nib(NibDescription)
}
