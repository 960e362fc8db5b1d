// Behind the project's manifest and the names of the targets of tests, `judges`: what these and the scenarios
// need, and no more.
package.products = []
package.targets.append(
    .executableTarget(
        name: "MutantRun", dependencies: ["Scenarios"], path: "MutantRun",
        linkerSettings: [.linkedLibrary("m")]))
var needed: Set<String> = []
var neededPackages: Set<String> = []
var pending = ["MutantRun"] + judges
while let name = pending.popLast() {
    guard needed.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else {
        continue
    }
    for case .plugin(let plugin, _) in target.plugins ?? [] { pending.append(plugin) }
    for dependency in target.dependencies {
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): pending.append(name)
        case .productItem(_, let package?, _, _): neededPackages.insert(package)
        default: break
        }
    }
}
package.targets.removeAll { !needed.contains($0.name) }
package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return !neededPackages.contains { location.hasSuffix("/" + $0) }
}
// Tests reach what is internal; a condition that is there twice is warned of.
for target in package.targets where ![.system, .plugin].contains(target.type) {
    target.swiftSettings = strict + [.unsafeFlags(["-enable-testing", "-suppress-warnings"])]
}
