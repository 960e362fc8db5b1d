import ControllerHierarchy
import Scenarios
import Testing
import WireFormat

/// UIKit's own spellings of names, which scenario files may have.
@Suite struct RespellingTests {
    /// What stands in a file, and what it means.
    static let spellings: [(written: String, meant: String)] = [
        (
            "{root: {modalPresentationStyle: .fullScreen}, steps: []}",
            "{root: {modalPresentationStyle: fullScreen}, steps: []}"
        ),
        (
            "{root: {modalPresentationStyle: UIModalPresentationFullScreen}, steps: []}",
            "{root: {modalPresentationStyle: fullScreen}, steps: []}"
        ),
        (
            "{root: {modalPresentationStyle: UIModalPresentationStyle.FullScreen}, steps: []}",
            "{root: {modalPresentationStyle: fullScreen}, steps: []}"
        ),
        (
            "{root: {modalPresentationStyle: UIKit.UIModalPresentationStyle.fullScreen}, steps: []}",
            "{root: {modalPresentationStyle: fullScreen}, steps: []}"
        ),
        ("{device: {model: iPhone 4S}, steps: []}", "{device: {model: iPhone 4s}, steps: []}"),
        (
            "{device: {model: iPad Pro 11-inch}, steps: []}",
            "{device: {model: iPad Pro (11-inch)}, steps: []}"
        ),
        (
            "{device: {model: iPad, systemVersion: '12.0'}, steps: []}",
            "{device: {idiom: pad, systemVersion: '12.0'}, steps: []}"
        ),
        ("{device: {model: IPHONE}, steps: []}", "{device: {idiom: phone}, steps: []}"),
        (
            "{device: {model: iPad Pro, systemVersion: '12.0'}, steps: []}",
            "{device: {model: iPad Pro (12.9-inch) (3rd generation), systemVersion: '12.0'}, steps: []}"
        ),
        (
            "{root: {isModalInPresentation: YES}, steps: []}",
            "{root: {isModalInPresentation: true}, steps: []}"
        ),
        (
            "{root: {isModalInPresentation: yes}, steps: []}",
            "{root: {isModalInPresentation: true}, steps: []}"
        ),
        (
            "{classes: {A: {overrides: {shouldPerformSegue: No, shouldAutorotate: Off}}}, steps: []}",
            "{classes: {A: {overrides: {shouldPerformSegue: false, shouldAutorotate: false}}}, steps: []}"
        ),
        (
            "{classes: {A: {overrides: {'shouldAutorotate(to:)': NO}}}, steps: []}",
            "{classes: {A: {overrides: {'shouldAutorotate(to:)': false}}}, steps: []}"
        ),
        (
            "steps: [{push: {target: nav, controller: {as: B}, animated: no}}]",
            "steps: [{push: {target: nav, controller: {as: B}, animated: false}}]"
        ),
        (
            "{root: {supportedInterfaceOrientations: landscape}, steps: []}",
            "{root: {supportedInterfaceOrientations: [landscapeLeft, landscapeRight]}, steps: []}"
        ),
        (
            "{root: {supportedInterfaceOrientations: [.portrait, UIInterfaceOrientationMaskLandscape]}, steps: []}",
            "{root: {supportedInterfaceOrientations: [portrait, landscapeLeft, landscapeRight]}, steps: []}"
        ),
        (
            "{root: {supportedInterfaceOrientations: [.portrait, .landscape, .allButUpsideDown]}, steps: []}",
            "{root: {supportedInterfaceOrientations: [portrait, landscapeLeft, landscapeRight]}, steps: []}"
        ),
        (
            "{root: {edgesForExtendedLayout: UIRectEdgeNone}, steps: []}",
            "{root: {edgesForExtendedLayout: []}, steps: []}"
        ),
        (
            "{root: {class: UINavigationController, navigationBarHidden: true}, steps: []}",
            "{root: {class: UINavigationController, isNavigationBarHidden: true}, steps: []}"
        ),
        (
            "{classes: {A: {overrides: {'shouldAutorotateToInterfaceOrientation:': true}}}, steps: []}",
            "{classes: {A: {overrides: {'shouldAutorotate(to:)': true}}}, steps: []}"
        ),
        (
            "{classes: {A: {overrides: {shouldAutorotateToInterfaceOrientation: true}}}, steps: []}",
            "{classes: {A: {overrides: {'shouldAutorotate(to:)': true}}}, steps: []}"
        ),
        (
            "{classes: {A: {overrides: {'sizeForChildContentContainer:withParentContainerSize:': "
                + "{width: 375, height: 667}}}}, steps: []}",
            "{classes: {A: {overrides: {'size(forChildContentContainer:withParentContainerSize:)': "
                + "{width: 375, height: 667}}}}, steps: []}"
        ),
        (
            "{classes: {A: {overrides: {sizeForChildContentContainer: {width: 1, height: 2}}}}, steps: []}",
            "{classes: {A: {overrides: {'size(forChildContentContainer:withParentContainerSize:)': "
                + "{width: 1, height: 2}}}}, steps: []}"
        ),
        (
            "{classes: {A: {overrides: {'overrideTraitCollectionForChildViewController:': "
                + "{horizontalSizeClass: regular}}}}, steps: []}",
            "{classes: {A: {overrides: {overrideTraitCollection: {horizontalSizeClass: regular}}}}, "
                + "steps: []}"
        ),
        (
            "{classes: {A: {overrides: {shouldPerformSegueWithIdentifier: false}}}, steps: []}",
            "{classes: {A: {overrides: {'shouldPerformSegue(withIdentifier:sender:)': false}}}, steps: []}"
        ),
        (
            "{classes: {A: {scripts: {prepareForSegue: [], viewWillTransitionToSize: []}}}, steps: []}",
            "{classes: {A: {scripts: {'prepare(for:sender:)': [], 'viewWillTransition(to:with:)': []}}}, "
                + "steps: []}"
        ),
        (
            "{classes: {A: {scripts: {'viewDidAppear:': []}}}, steps: []}",
            "{classes: {A: {scripts: {'viewDidAppear(_:)': []}}}, steps: []}"
        ),
        (
            "{root: {presentationDelegate: {presentationControllerShouldDismiss: false}}, steps: []}",
            "{root: {presentationDelegate: {shouldDismiss: false}}, steps: []}"
        ),
        (
            "{app: {overrides: {'application:willFinishLaunchingWithOptions:': false}}, steps: []}",
            "{app: {overrides: {'application(_:willFinishLaunchingWithOptions:)': false}}, steps: []}"
        ),
        (
            "{root: {edgesForExtendedLayout: [UIRectEdgeTop, .left]}, steps: []}",
            "{root: {edgesForExtendedLayout: [top, left]}, steps: []}"
        ),
        ("{device: {systemVersion: 17.10}, steps: []}", "{device: {systemVersion: '17.10'}, steps: []}"),
        (
            "steps: [{pushViewController: {target: nav, controller: {as: B}}}]",
            "steps: [{push: {target: nav, controller: {as: B}}}]"
        ),
        (
            "steps: [{'presentViewController:animated:completion:': {target: A, controller: {as: B}}}]",
            "steps: [{present: {target: A, controller: {as: B}}}]"
        ),
        (
            "steps: [{'willMove(toParent:)': {target: A, to: nil}}]",
            "steps: [{willMove: {target: A, to: null}}]"
        ),
        (
            "steps: [{together: {operations: [{op: popToRootViewControllerAnimated, target: nav}]}}]",
            "steps: [{together: {operations: [{op: popToRoot, target: nav}]}}]"
        ),
        (
            "steps: [{set: {target: nav, navigationBarHidden: true}}]",
            "steps: [{set: {target: nav, isNavigationBarHidden: true}}]"
        ),
    ]

    /// Every call that a class may have is taken by its selector, too.
    @Test func everySelectorIsTaken() throws {
        for callback in Callback.allCases where [.callback, .query].contains(callback.kind) {
            let selector = callback.names.selector
            guard !MomentNames.callbacks(of: callback.names.swift).isEmpty else { continue }
            for name in [selector, String(selector.prefix { $0 != ":" })] {
                let yaml =
                    "{device: {systemVersion: 5.0}, classes: {A: {callsSuper: {'\(name)': true}}}, steps: []}"
                var mistakes: [ScenarioMistake] = []
                do throws(ScenarioError) {
                    _ = try ScenarioReader.read(Array(yaml.utf8), format: .yaml)
                } catch {
                    mistakes = error.mistakes.filter { !$0.detail.contains(" exists ") }
                }
                #expect(mistakes.isEmpty, "\(name): \(mistakes)")
            }
        }
    }

    @Test(arguments: spellings.indices) func aNameOfUIKitsIsTaken(index: Int) throws {
        let (written, meant) = Self.spellings[index]
        let taken = try ScenarioReader.read(Array(written.utf8), format: .yaml)
        let own = try ScenarioReader.read(Array(meant.utf8), format: .yaml)
        #expect(
            String(decoding: taken.definition, as: UTF8.self)
                == String(decoding: own.definition, as: UTF8.self))
        #expect(
            taken.steps.map { String(decoding: $0.decoded.json, as: UTF8.self) }
                == own.steps.map { String(decoding: $0.decoded.json, as: UTF8.self) })
        #expect(taken.steps.map(\.operation) == own.steps.map(\.operation))
    }
}
