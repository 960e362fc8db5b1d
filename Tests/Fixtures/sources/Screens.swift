import UIKit

typealias Legacy = UIViewController

class HomeViewController: BaseViewController {
    @IBOutlet private weak var titleLabel: UILabel?
    @IBOutlet @objc(renamedLabel) var label, other: UILabel!
    static let identifier = "Home"

    @IBAction func save(_ sender: Any) {
        performSegue(withIdentifier: "details", sender: nil)
        performSegue(withIdentifier: "detials", sender: nil)
        performSegue(withIdentifier: Segue.settings.rawValue, sender: nil)
        performSegue(withIdentifier: Names.Segues.old, sender: nil)
        performSegue(withIdentifier: "step\(1)", sender: nil)
    }
    @IBAction func share(with person: Any, forEvent event: UIEvent) {}
    @IBAction func unwindHome(segue: UIStoryboardSegue) {}
    @objc(renamed:) func named(_ sender: Any) {}
    static func neverCalled(_ sender: Any) {}
}

extension HomeViewController {
    @IBAction func refresh() {
        let home = storyboard?.instantiateViewController(withIdentifier: Self.identifier)
        _ = UIStoryboard(name: "Nowhere", bundle: nil).instantiateViewController(identifier: "Gone")
        tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Row")
        _ = tableView.dequeueReusableCell(withIdentifier: "Line", for: index)
        _ = tableView.dequeueReusableCell(withIdentifier: "Made here") ?? UITableViewCell()
        _ = PlainViewController(nibName: nil, bundle: nil)
        Bundle.main.loadNibNamed("Row", owner: self)
        Bundle.main.loadNibNamed("MacRow", owner: self, topLevelObjects: nil)
        func local(_ sender: Any) {}
    }
}

open class Step: UIViewController {
    func proceed() {
        performSegue(withIdentifier: "ofSubclasses", sender: self)
        Bundle.main.loadNibNamed("StepView", owner: self)
    }
}

enum Segue: String { case settings, about = "showAbout" }
enum Names { enum Segues { static let old = "formerly" } }

@objc(RenamedView) final class ViewOfOurs: UIView {}
final class MovedController: Legacy { @IBAction func open(_ sender: Any) {} }
@Observed class WatchedView: UIView {}
class `Type`: NSObject, Module.Delegate { var `default`: String = "" }
