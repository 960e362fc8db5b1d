import AppKit

final class MacController: NSViewController {
    func go() { performSegue(withIdentifier: "onTheMac", sender: nil) }
}
