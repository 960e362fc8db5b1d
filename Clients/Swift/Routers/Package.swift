// swift-tools-version: 5.9
import Foundation
import PackageDescription

/// Others' navigation code, as `routers.sh` lays it out, over the client's module.
let uikit = Target.Dependency.product(name: "UIKit", package: "Swift")
let package = Package(
    name: "Routers",
    dependencies: [.package(name: "Swift", path: "../..")],
    targets: [
        .target(name: "Navigation", dependencies: [uikit]),
        .testTarget(name: "NavigationTests", dependencies: ["Navigation", uikit]),
        .target(name: "URLMatcher"),
        .target(name: "URLNavigator", dependencies: ["URLMatcher", uikit]),
        .testTarget(name: "URLNavigatorTests", dependencies: ["URLNavigator", uikit]),
        .target(name: "XCoordinator", dependencies: [uikit]),
        .testTarget(name: "XCoordinatorTests", dependencies: ["XCoordinator", uikit]),
        .target(
            name: "ApplicationCoordinator", dependencies: [uikit],
            resources: [.copy("Base.lproj")]
                + ["Auth", "Create", "Items", "Onboarding", "Settings"].map {
                    .copy("Storyboards/\($0).storyboard")
                }),
        .testTarget(name: "ApplicationCoordinatorTests", dependencies: ["ApplicationCoordinator", uikit]),
    ],
    swiftLanguageVersions: [.v5]
)
