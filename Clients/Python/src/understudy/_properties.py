"""Written by generate.py from openapi.yaml."""

from typing import TYPE_CHECKING, Any, FrozenSet, List, Optional

from ._property import Property

if TYPE_CHECKING:
    from .controllers import ViewController


class ViewControllerProperties:
    """The properties of UIViewController."""

    nibName: "Property[Optional[str]]" = Property(
        "nibName"
    )
    storyboard: "Property[Any]" = Property(
        "storyboard", isSettable=False
    )
    view: "Property[Any]" = Property(
        "view"
    )
    viewIfLoaded: "Property[Any]" = Property(
        "viewIfLoaded", isSettable=False
    )
    isViewLoaded: "Property[bool]" = Property(
        "isViewLoaded", isSettable=False
    )
    title: "Property[Optional[str]]" = Property(
        "title"
    )
    preferredContentSize: "Property[Any]" = Property(
        "preferredContentSize"
    )
    contentSizeForViewInPopover: "Property[Any]" = Property(
        "contentSizeForViewInPopover"
    )
    modalPresentationStyle: "Property[str]" = Property(
        "modalPresentationStyle"
    )
    modalTransitionStyle: "Property[str]" = Property(
        "modalTransitionStyle"
    )
    isModalInPopover: "Property[bool]" = Property(
        "isModalInPopover"
    )
    isModalInPresentation: "Property[bool]" = Property(
        "isModalInPresentation"
    )
    definesPresentationContext: "Property[bool]" = Property(
        "definesPresentationContext"
    )
    providesPresentationContextTransitionStyle: "Property[bool]" = Property(
        "providesPresentationContextTransitionStyle"
    )
    disablesAutomaticKeyboardDismissal: "Property[bool]" = Property(
        "disablesAutomaticKeyboardDismissal"
    )
    restoresFocusAfterTransition: "Property[bool]" = Property(
        "restoresFocusAfterTransition"
    )
    transitioningDelegate: "Property[Any]" = Property(
        "transitioningDelegate"
    )
    transitionCoordinator: "Property[Any]" = Property(
        "transitionCoordinator", isSettable=False
    )
    presentationController: "Property[Any]" = Property(
        "presentationController", isSettable=False
    )
    presentationDelegate: "Property[Any]" = Property(
        "presentationDelegate"
    )
    activePresentationController: "Property[Any]" = Property(
        "activePresentationController", isSettable=False
    )
    preferredTransition: "Property[str]" = Property(
        "preferredTransition"
    )
    zoomOptions: "Property[Any]" = Property(
        "zoomOptions"
    )
    popoverPresentationController: "Property[Any]" = Property(
        "popoverPresentationController"
    )
    popoverController: "Property[Any]" = Property(
        "popoverController", isSettable=False
    )
    sheetPresentationController: "Property[Any]" = Property(
        "sheetPresentationController"
    )
    topLayoutGuide: "Property[Any]" = Property(
        "topLayoutGuide", isSettable=False
    )
    bottomLayoutGuide: "Property[Any]" = Property(
        "bottomLayoutGuide", isSettable=False
    )
    edgesForExtendedLayout: "Property[Any]" = Property(
        "edgesForExtendedLayout"
    )
    extendedLayoutIncludesOpaqueBars: "Property[bool]" = Property(
        "extendedLayoutIncludesOpaqueBars"
    )
    automaticallyAdjustsScrollViewInsets: "Property[bool]" = Property(
        "automaticallyAdjustsScrollViewInsets"
    )
    wantsFullScreenLayout: "Property[bool]" = Property(
        "wantsFullScreenLayout"
    )
    contentScrollView: "Property[Any]" = Property(
        "contentScrollView"
    )
    additionalSafeAreaInsets: "Property[Any]" = Property(
        "additionalSafeAreaInsets"
    )
    systemMinimumLayoutMargins: "Property[Any]" = Property(
        "systemMinimumLayoutMargins", isSettable=False
    )
    viewRespectsSystemMinimumLayoutMargins: "Property[bool]" = Property(
        "viewRespectsSystemMinimumLayoutMargins"
    )
    shouldAutorotate: "Property[bool]" = Property(
        "shouldAutorotate"
    )
    supportedInterfaceOrientations: "Property[Any]" = Property(
        "supportedInterfaceOrientations"
    )
    preferredInterfaceOrientationForPresentation: "Property[Any]" = Property(
        "preferredInterfaceOrientationForPresentation"
    )
    interfaceOrientation: "Property[str]" = Property(
        "interfaceOrientation", isSettable=False
    )
    rotatingHeaderView: "Property[Optional[str]]" = Property(
        "rotatingHeaderView", isSettable=False
    )
    rotatingFooterView: "Property[Optional[str]]" = Property(
        "rotatingFooterView", isSettable=False
    )
    shouldAutomaticallyForwardAppearanceMethods: "Property[bool]" = Property(
        "shouldAutomaticallyForwardAppearanceMethods"
    )
    shouldAutomaticallyForwardRotationMethods: "Property[bool]" = Property(
        "shouldAutomaticallyForwardRotationMethods"
    )
    automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers: "Property[bool]" = Property(
        "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers"
    )
    isBeingPresented: "Property[bool]" = Property(
        "isBeingPresented", isSettable=False
    )
    isBeingDismissed: "Property[bool]" = Property(
        "isBeingDismissed", isSettable=False
    )
    isMovingToParent: "Property[bool]" = Property(
        "isMovingToParent", isSettable=False
    )
    isMovingFromParent: "Property[bool]" = Property(
        "isMovingFromParent", isSettable=False
    )
    presentingViewController: "Property[Optional[ViewController]]" = Property(
        "presentingViewController", isSettable=False
    )
    presentedViewController: "Property[Optional[ViewController]]" = Property(
        "presentedViewController", isSettable=False
    )
    modalViewController: "Property[Optional[ViewController]]" = Property(
        "modalViewController", isSettable=False
    )
    parent: "Property[Optional[ViewController]]" = Property(
        "parent", isSettable=False
    )
    navigationController: "Property[Optional[ViewController]]" = Property(
        "navigationController", isSettable=False
    )
    splitViewController: "Property[Optional[ViewController]]" = Property(
        "splitViewController", isSettable=False
    )
    tabBarController: "Property[Optional[ViewController]]" = Property(
        "tabBarController", isSettable=False
    )
    restorationIdentifier: "Property[Optional[str]]" = Property(
        "restorationIdentifier"
    )
    restorationClass: "Property[Optional[str]]" = Property(
        "restorationClass"
    )
    userActivity: "Property[Optional[str]]" = Property(
        "userActivity"
    )
    extensionContext: "Property[Any]" = Property(
        "extensionContext", isSettable=False
    )
    previewActionItems: "Property[Any]" = Property(
        "previewActionItems"
    )
    traitCollection: "Property[Any]" = Property(
        "traitCollection", isSettable=False
    )
    overrideUserInterfaceStyle: "Property[str]" = Property(
        "overrideUserInterfaceStyle"
    )
    traitOverrides: "Property[Any]" = Property(
        "traitOverrides"
    )
    presentationTraitOverrides: "Property[Any]" = Property(
        "presentationTraitOverrides"
    )
    contentUnavailableConfiguration: "Property[Any]" = Property(
        "contentUnavailableConfiguration"
    )
    contentUnavailableConfigurationState: "Property[Any]" = Property(
        "contentUnavailableConfigurationState", isSettable=False
    )
    childForStatusBarHidden: "Property[Optional[ViewController]]" = Property(
        "childForStatusBarHidden"
    )
    childForStatusBarStyle: "Property[Optional[ViewController]]" = Property(
        "childForStatusBarStyle"
    )
    preferredStatusBarStyle: "Property[str]" = Property(
        "preferredStatusBarStyle"
    )
    prefersStatusBarHidden: "Property[bool]" = Property(
        "prefersStatusBarHidden"
    )
    modalPresentationCapturesStatusBarAppearance: "Property[bool]" = Property(
        "modalPresentationCapturesStatusBarAppearance"
    )
    preferredStatusBarUpdateAnimation: "Property[str]" = Property(
        "preferredStatusBarUpdateAnimation"
    )
    childForHomeIndicatorAutoHidden: "Property[Optional[ViewController]]" = Property(
        "childForHomeIndicatorAutoHidden"
    )
    prefersHomeIndicatorAutoHidden: "Property[bool]" = Property(
        "prefersHomeIndicatorAutoHidden"
    )
    childForScreenEdgesDeferringSystemGestures: "Property[Optional[ViewController]]" = Property(
        "childForScreenEdgesDeferringSystemGestures"
    )
    preferredScreenEdgesDeferringSystemGestures: "Property[Any]" = Property(
        "preferredScreenEdgesDeferringSystemGestures"
    )
    childViewControllerForPointerLock: "Property[Optional[ViewController]]" = Property(
        "childViewControllerForPointerLock"
    )
    prefersPointerLocked: "Property[bool]" = Property(
        "prefersPointerLocked"
    )
    childForInterfaceOrientationLock: "Property[Optional[ViewController]]" = Property(
        "childForInterfaceOrientationLock"
    )
    hidesBottomBarWhenPushed: "Property[bool]" = Property(
        "hidesBottomBarWhenPushed"
    )
    toolbarItems: "Property[Any]" = Property(
        "toolbarItems"
    )
    navigationItem: "Property[Any]" = Property(
        "navigationItem"
    )
    tabBarItem: "Property[Any]" = Property(
        "tabBarItem"
    )
    inputView: "Property[Optional[str]]" = Property(
        "inputView"
    )
    inputViewController: "Property[Optional[str]]" = Property(
        "inputViewController"
    )
    inputAccessoryView: "Property[Optional[str]]" = Property(
        "inputAccessoryView"
    )
    inputAccessoryViewController: "Property[Optional[str]]" = Property(
        "inputAccessoryViewController"
    )
    preferredFocusEnvironments: "Property[Any]" = Property(
        "preferredFocusEnvironments"
    )
    focusGroupIdentifier: "Property[Optional[str]]" = Property(
        "focusGroupIdentifier"
    )
    isEditing: "Property[bool]" = Property(
        "isEditing"
    )
    editButtonItem: "Property[Any]" = Property(
        "editButtonItem", isSettable=False
    )
    searchDisplayController: "Property[Any]" = Property(
        "searchDisplayController", isSettable=False
    )
    searchController: "Property[Optional[ViewController]]" = Property(
        "searchController"
    )
    dimsBackgroundDuringPresentation: "Property[bool]" = Property(
        "dimsBackgroundDuringPresentation"
    )
    automaticallyShowsCancelButton: "Property[bool]" = Property(
        "automaticallyShowsCancelButton"
    )
    automaticallyShowsSearchResultsController: "Property[bool]" = Property(
        "automaticallyShowsSearchResultsController"
    )
    showsSearchResultsController: "Property[bool]" = Property(
        "showsSearchResultsController"
    )
    automaticallyShowsScopeBar: "Property[bool]" = Property(
        "automaticallyShowsScopeBar"
    )
    scopeBarActivation: "Property[str]" = Property(
        "scopeBarActivation"
    )
    searchSuggestions: "Property[Any]" = Property(
        "searchSuggestions"
    )
    ignoresSearchSuggestionsForSearchBarPlacementStacked: "Property[bool]" = Property(
        "ignoresSearchSuggestionsForSearchBarPlacementStacked"
    )
    canDisplayBannerAds: "Property[bool]" = Property(
        "canDisplayBannerAds"
    )
    originalContentView: "Property[Any]" = Property(
        "originalContentView", isSettable=False
    )
    interstitialPresentationPolicy: "Property[str]" = Property(
        "interstitialPresentationPolicy"
    )
    isPresentingFullScreenAd: "Property[bool]" = Property(
        "isPresentingFullScreenAd", isSettable=False
    )
    isDisplayingBannerAd: "Property[bool]" = Property(
        "isDisplayingBannerAd", isSettable=False
    )
    shouldPresentInterstitialAd: "Property[bool]" = Property(
        "shouldPresentInterstitialAd", isSettable=False
    )
    hidesBarsOnSwipe: "Property[bool]" = Property(
        "hidesBarsOnSwipe"
    )
    hidesBarsOnTap: "Property[bool]" = Property(
        "hidesBarsOnTap"
    )
    hidesBarsWhenVerticallyCompact: "Property[bool]" = Property(
        "hidesBarsWhenVerticallyCompact"
    )
    hidesBarsWhenKeyboardAppears: "Property[bool]" = Property(
        "hidesBarsWhenKeyboardAppears"
    )
    interactivePopGestureRecognizer: "Property[Any]" = Property(
        "interactivePopGestureRecognizer"
    )
    interactiveContentPopGestureRecognizer: "Property[Any]" = Property(
        "interactiveContentPopGestureRecognizer"
    )
    tab: "Property[Optional[str]]" = Property(
        "tab", isSettable=False
    )
    sidebar: "Property[Any]" = Property(
        "sidebar"
    )
    compactTabIdentifiers: "Property[Any]" = Property(
        "compactTabIdentifiers"
    )
    customizationIdentifier: "Property[Optional[str]]" = Property(
        "customizationIdentifier"
    )
    bottomAccessory: "Property[Optional[str]]" = Property(
        "bottomAccessory"
    )
    tabBarMinimizeBehavior: "Property[str]" = Property(
        "tabBarMinimizeBehavior"
    )
    presentsWithGesture: "Property[bool]" = Property(
        "presentsWithGesture"
    )
    splitBehavior: "Property[str]" = Property(
        "splitBehavior", isSettable=False
    )
    preferredSplitBehavior: "Property[str]" = Property(
        "preferredSplitBehavior"
    )
    primaryColumnWidth: "Property[Any]" = Property(
        "primaryColumnWidth", isSettable=False
    )
    preferredPrimaryColumnWidth: "Property[Any]" = Property(
        "preferredPrimaryColumnWidth"
    )
    preferredPrimaryColumnWidthFraction: "Property[Any]" = Property(
        "preferredPrimaryColumnWidthFraction"
    )
    minimumPrimaryColumnWidth: "Property[Any]" = Property(
        "minimumPrimaryColumnWidth"
    )
    maximumPrimaryColumnWidth: "Property[Any]" = Property(
        "maximumPrimaryColumnWidth"
    )
    supplementaryColumnWidth: "Property[Any]" = Property(
        "supplementaryColumnWidth", isSettable=False
    )
    preferredSupplementaryColumnWidth: "Property[Any]" = Property(
        "preferredSupplementaryColumnWidth"
    )
    preferredSupplementaryColumnWidthFraction: "Property[Any]" = Property(
        "preferredSupplementaryColumnWidthFraction"
    )
    minimumSupplementaryColumnWidth: "Property[Any]" = Property(
        "minimumSupplementaryColumnWidth"
    )
    maximumSupplementaryColumnWidth: "Property[Any]" = Property(
        "maximumSupplementaryColumnWidth"
    )
    preferredSecondaryColumnWidth: "Property[Any]" = Property(
        "preferredSecondaryColumnWidth"
    )
    preferredSecondaryColumnWidthFraction: "Property[Any]" = Property(
        "preferredSecondaryColumnWidthFraction"
    )
    minimumSecondaryColumnWidth: "Property[Any]" = Property(
        "minimumSecondaryColumnWidth"
    )
    preferredInspectorColumnWidth: "Property[Any]" = Property(
        "preferredInspectorColumnWidth"
    )
    preferredInspectorColumnWidthFraction: "Property[Any]" = Property(
        "preferredInspectorColumnWidthFraction"
    )
    minimumInspectorColumnWidth: "Property[Any]" = Property(
        "minimumInspectorColumnWidth"
    )
    maximumInspectorColumnWidth: "Property[Any]" = Property(
        "maximumInspectorColumnWidth"
    )
    displayModeButtonVisibility: "Property[str]" = Property(
        "displayModeButtonVisibility"
    )
    showsSecondaryOnlyButton: "Property[bool]" = Property(
        "showsSecondaryOnlyButton"
    )
    primaryEdge: "Property[str]" = Property(
        "primaryEdge"
    )
    isShowing: "Property[Any]" = Property(
        "isShowing", isSettable=False
    )
    columns: "Property[Any]" = Property(
        "columns", isSettable=False
    )
    previewingDelegate: "Property[Any]" = Property(
        "previewingDelegate"
    )
    contextMenuDelegate: "Property[Any]" = Property(
        "contextMenuDelegate"
    )
    canBecomeFirstResponder: "Property[Any]" = Property(
        "canBecomeFirstResponder", isSettable=False
    )
    prefersInterfaceOrientationLocked: "Property[Any]" = Property(
        "prefersInterfaceOrientationLocked", isSettable=False
    )
    children: "Property[List[ViewController]]" = Property(
        "children", isSettable=False
    )
    nibBundle: "Property[Optional[str]]" = Property(
        "nibBundle", isSettable=False
    )


class NavigationControllerProperties:
    """The properties of UINavigationController."""

    viewControllers: "Property[List[ViewController]]" = Property(
        "viewControllers"
    )
    topViewController: "Property[Optional[ViewController]]" = Property(
        "topViewController", isSettable=False
    )
    visibleViewController: "Property[Optional[ViewController]]" = Property(
        "visibleViewController", isSettable=False
    )
    isNavigationBarHidden: "Property[bool]" = Property(
        "isNavigationBarHidden"
    )
    isToolbarHidden: "Property[bool]" = Property(
        "isToolbarHidden"
    )
    navigationBar: "Property[Any]" = Property(
        "navigationBar"
    )
    toolbar: "Property[Any]" = Property(
        "toolbar"
    )
    delegate: "Property[Any]" = Property(
        "delegate"
    )


class TabBarControllerProperties:
    """The properties of UITabBarController."""

    viewControllers: "Property[List[ViewController]]" = Property(
        "viewControllers"
    )
    selectedIndex: "Property[int]" = Property(
        "selectedIndex"
    )
    selectedViewController: "Property[Optional[ViewController]]" = Property(
        "selectedViewController"
    )
    isTabBarHidden: "Property[bool]" = Property(
        "isTabBarHidden"
    )
    tabBar: "Property[Any]" = Property(
        "tabBar"
    )
    moreNavigationController: "Property[Optional[ViewController]]" = Property(
        "moreNavigationController", isSettable=False
    )
    customizableViewControllers: "Property[List[ViewController]]" = Property(
        "customizableViewControllers"
    )
    tabs: "Property[Any]" = Property(
        "tabs", isSettable=False
    )
    selectedTab: "Property[Optional[str]]" = Property(
        "selectedTab"
    )
    mode: "Property[str]" = Property(
        "mode"
    )
    delegate: "Property[Any]" = Property(
        "delegate"
    )


class SplitViewControllerProperties:
    """The properties of UISplitViewController."""

    viewControllers: "Property[List[ViewController]]" = Property(
        "viewControllers"
    )
    isCollapsed: "Property[bool]" = Property(
        "isCollapsed", isSettable=False
    )
    displayMode: "Property[str]" = Property(
        "displayMode", isSettable=False
    )
    preferredDisplayMode: "Property[str]" = Property(
        "preferredDisplayMode"
    )
    style: "Property[str]" = Property(
        "style"
    )
    delegate: "Property[Any]" = Property(
        "delegate"
    )


class PageViewControllerProperties:
    """The properties of UIPageViewController."""

    viewControllers: "Property[List[ViewController]]" = Property(
        "viewControllers"
    )
    transitionStyle: "Property[str]" = Property(
        "transitionStyle"
    )
    navigationOrientation: "Property[str]" = Property(
        "navigationOrientation"
    )
    spineLocation: "Property[str]" = Property(
        "spineLocation"
    )
    isDoubleSided: "Property[bool]" = Property(
        "isDoubleSided"
    )
    delegate: "Property[Any]" = Property(
        "delegate"
    )


class AlertControllerProperties:
    """The properties of UIAlertController."""

    message: "Property[Optional[str]]" = Property(
        "message"
    )
    preferredStyle: "Property[str]" = Property(
        "preferredStyle"
    )
    preferredAction: "Property[Optional[str]]" = Property(
        "preferredAction"
    )


class SearchControllerProperties:
    """The properties of UISearchController."""

    isActive: "Property[bool]" = Property(
        "isActive"
    )
    searchBar: "Property[Any]" = Property(
        "searchBar"
    )
    searchResultsUpdater: "Property[Optional[ViewController]]" = Property(
        "searchResultsUpdater"
    )
    searchResultsController: "Property[Optional[ViewController]]" = Property(
        "searchResultsController"
    )
    delegate: "Property[Any]" = Property(
        "delegate"
    )
    hidesNavigationBarDuringPresentation: "Property[bool]" = Property(
        "hidesNavigationBarDuringPresentation"
    )
    obscuresBackgroundDuringPresentation: "Property[bool]" = Property(
        "obscuresBackgroundDuringPresentation"
    )


#: Whose values are controllers.
CONTROLLERS: FrozenSet[str] = frozenset((
    "children",
    "presentingViewController",
    "presentedViewController",
    "modalViewController",
    "parent",
    "navigationController",
    "splitViewController",
    "tabBarController",
    "childForStatusBarHidden",
    "childForStatusBarStyle",
    "childForHomeIndicatorAutoHidden",
    "childForScreenEdgesDeferringSystemGestures",
    "childViewControllerForPointerLock",
    "childForInterfaceOrientationLock",
    "searchController",
    "searchResultsUpdater",
    "searchResultsController",
    "viewControllers",
    "topViewController",
    "visibleViewController",
    "selectedViewController",
    "moreNavigationController",
    "customizableViewControllers",
))
