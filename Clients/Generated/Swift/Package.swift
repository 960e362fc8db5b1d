// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Run",
    dependencies: [.package(name: "OpenAPIClient", path: "../.build/swift6")],
    targets: [.executableTarget(name: "Run", dependencies: ["OpenAPIClient"])]
)
