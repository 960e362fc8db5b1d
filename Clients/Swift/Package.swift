// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Swift",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UnderstudyTesting", targets: ["UnderstudyTesting"]),
    ],
    targets: [
        .target(name: "UIKit"),
        .target(name: "UnderstudyTesting", dependencies: ["UIKit"]),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "UnderstudyTesting"], resources: [.copy("Resources")],
            // As in an app's own tests: a test method of XCTest is in no actor, on Linux neither.
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
