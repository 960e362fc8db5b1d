"""Written by generate.py from Callback.swift."""

from typing import Any


class Callbacks:
    """What UIKit calls; a subclass overrides what it wants to hear of."""

    def _super(self, name: str, *arguments: Any) -> Any:
        raise NotImplementedError

    def initWithCoder(self, coder: Any) -> None:
        self._super("initWithCoder", coder)

    def initWithNibName(self, nibName: Any, bundle: Any) -> None:
        self._super("initWithNibName", nibName, bundle)

    def awakeFromNib(self) -> None:
        self._super("awakeFromNib")

    def viewDidLoad(self) -> None:
        self._super("viewDidLoad")

    def viewWillUnload(self) -> None:
        self._super("viewWillUnload")

    def viewDidUnload(self) -> None:
        self._super("viewDidUnload")

    def viewWillAppear(self, animated: bool) -> None:
        self._super("viewWillAppear", animated)

    def viewIsAppearing(self, animated: bool) -> None:
        self._super("viewIsAppearing", animated)

    def viewDidAppear(self, animated: bool) -> None:
        self._super("viewDidAppear", animated)

    def viewWillDisappear(self, animated: bool) -> None:
        self._super("viewWillDisappear", animated)

    def viewDidDisappear(self, animated: bool) -> None:
        self._super("viewDidDisappear", animated)

    def updateViewConstraints(self) -> None:
        self._super("updateViewConstraints")

    def viewWillLayoutSubviews(self) -> None:
        self._super("viewWillLayoutSubviews")

    def viewDidLayoutSubviews(self) -> None:
        self._super("viewDidLayoutSubviews")

    def updateProperties(self) -> None:
        self._super("updateProperties")

    def updateContentUnavailableConfiguration(self, using: Any) -> None:
        self._super("updateContentUnavailableConfiguration", using)

    def willTransition(self, newCollection: Any) -> None:
        self._super("willTransition", newCollection)

    def viewWillTransition(self, size: Any) -> None:
        self._super("viewWillTransition", size)

    def traitCollectionDidChange(self, previousTraitCollection: Any) -> None:
        self._super("traitCollectionDidChange", previousTraitCollection)

    def viewSafeAreaInsetsDidChange(self) -> None:
        self._super("viewSafeAreaInsetsDidChange")

    def viewLayoutMarginsDidChange(self) -> None:
        self._super("viewLayoutMarginsDidChange")

    def willRotate(self, toInterfaceOrientation: Any, duration: float) -> None:
        self._super("willRotate", toInterfaceOrientation, duration)

    def willAnimateRotation(self, toInterfaceOrientation: Any, duration: float) -> None:
        self._super("willAnimateRotation", toInterfaceOrientation, duration)

    def didRotate(self, fromInterfaceOrientation: Any) -> None:
        self._super("didRotate", fromInterfaceOrientation)

    def willAnimateFirstHalfOfRotation(self, toInterfaceOrientation: Any, duration: float) -> None:
        self._super("willAnimateFirstHalfOfRotation", toInterfaceOrientation, duration)

    def didAnimateFirstHalfOfRotation(self, toInterfaceOrientation: Any) -> None:
        self._super("didAnimateFirstHalfOfRotation", toInterfaceOrientation)

    def willAnimateSecondHalfOfRotation(self, fromInterfaceOrientation: Any, duration: float) -> None:
        self._super("willAnimateSecondHalfOfRotation", fromInterfaceOrientation, duration)

    def didReceiveMemoryWarning(self) -> None:
        self._super("didReceiveMemoryWarning")

    def canPerformAction(self, action: Any, withSender: Any) -> Any:
        return self._super("canPerformAction", action, withSender)

    def pressesBegan(self, presses: Any) -> None:
        self._super("pressesBegan", presses)

    def pressesEnded(self, presses: Any) -> None:
        self._super("pressesEnded", presses)

    def motionBegan(self, motion: Any) -> None:
        self._super("motionBegan", motion)

    def motionEnded(self, motion: Any) -> None:
        self._super("motionEnded", motion)

    def accessibilityPerformEscape(self) -> Any:
        return self._super("accessibilityPerformEscape")

    def accessibilityPerformMagicTap(self) -> Any:
        return self._super("accessibilityPerformMagicTap")

    def shouldUpdateFocus(self, context: Any) -> Any:
        return self._super("shouldUpdateFocus", context)

    def didUpdateFocus(self, context: Any) -> None:
        self._super("didUpdateFocus", context)

    def shouldPerformSegue(self, identifier: Any, sender: Any) -> Any:
        return self._super("shouldPerformSegue", identifier, sender)

    def prepare(self, segue: Any, sender: Any) -> None:
        self._super("prepare", segue, sender)

    def canPerformUnwindSegueAction(self, action: Any, from_: Any, sender: Any) -> Any:
        return self._super("canPerformUnwindSegueAction", action, from_, sender)

    def allowedChildrenForUnwinding(self, source: Any) -> Any:
        return self._super("allowedChildrenForUnwinding", source)

    def childContaining(self, source: Any) -> Any:
        return self._super("childContaining", source)

    def unwind(self, segue: Any, towards: Any) -> None:
        self._super("unwind", segue, towards)

    def forUnwindSegueAction(self, action: Any, from_: Any, sender: Any) -> Any:
        return self._super("forUnwindSegueAction", action, from_, sender)

    def segueForUnwinding(self, to: Any, from_: Any, identifier: Any) -> Any:
        return self._super("segueForUnwinding", to, from_, identifier)

    def collapseSecondaryViewController(self, secondary: Any, splitViewController: Any) -> None:
        self._super("collapseSecondaryViewController", secondary, splitViewController)

    def separateSecondaryViewController(self, splitViewController: Any) -> Any:
        return self._super("separateSecondaryViewController", splitViewController)

    def encodeRestorableState(self, coder: Any) -> None:
        self._super("encodeRestorableState", coder)

    def decodeRestorableState(self, coder: Any) -> None:
        self._super("decodeRestorableState", coder)

    def applicationFinishedRestoringState(self) -> None:
        self._super("applicationFinishedRestoringState")

    def updateUserActivityState(self, activity: Any) -> None:
        self._super("updateUserActivityState", activity)

    def preferredContentSizeDidChange(self, container: Any) -> None:
        self._super("preferredContentSizeDidChange", container)

    def shouldPop(self, item: Any) -> Any:
        return self._super("shouldPop", item)

    def didPop(self, item: Any) -> None:
        self._super("didPop", item)

    def updateSearchResults(self, searchController: Any, searchSuggestion: Any) -> None:
        self._super("updateSearchResults", searchController, searchSuggestion)

    def presentationTransitionWillBegin(self) -> None:
        self._super("presentationTransitionWillBegin")

    def presentationTransitionDidEnd(self, completed: Any) -> None:
        self._super("presentationTransitionDidEnd", completed)

    def dismissalTransitionWillBegin(self) -> None:
        self._super("dismissalTransitionWillBegin")

    def dismissalTransitionDidEnd(self, completed: Any) -> None:
        self._super("dismissalTransitionDidEnd", completed)

    def containerViewWillLayoutSubviews(self) -> None:
        self._super("containerViewWillLayoutSubviews")

    def containerViewDidLayoutSubviews(self) -> None:
        self._super("containerViewDidLayoutSubviews")

    def adaptivePresentationStyleForTraitCollection(self, traitCollection: Any) -> None:
        self._super("adaptivePresentationStyleForTraitCollection", traitCollection)

    def restoreUserActivityState(self, userActivity: Any) -> None:
        self._super("restoreUserActivityState", userActivity)

    def didFinishLaunchingNotification(self) -> None:
        self._super("didFinishLaunchingNotification")

    def didBecomeActiveNotification(self) -> None:
        self._super("didBecomeActiveNotification")

    def willResignActiveNotification(self) -> None:
        self._super("willResignActiveNotification")

    def didEnterBackgroundNotification(self) -> None:
        self._super("didEnterBackgroundNotification")

    def willEnterForegroundNotification(self) -> None:
        self._super("willEnterForegroundNotification")

    def willTerminateNotification(self) -> None:
        self._super("willTerminateNotification")

    def userDidTakeScreenshotNotification(self) -> None:
        self._super("userDidTakeScreenshotNotification")

    def contentSizeCategoryDidChangeNotification(self) -> None:
        self._super("contentSizeCategoryDidChangeNotification")

    def willChangeStatusBarOrientationNotification(self, statusBarOrientation: Any) -> None:
        self._super("willChangeStatusBarOrientationNotification", statusBarOrientation)

    def didChangeStatusBarOrientationNotification(self, statusBarOrientation: Any) -> None:
        self._super("didChangeStatusBarOrientationNotification", statusBarOrientation)

    def didReceiveMemoryWarningNotification(self) -> None:
        self._super("didReceiveMemoryWarningNotification")
