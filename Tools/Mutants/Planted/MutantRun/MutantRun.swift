import Glibc
import Scenarios

/// Runs all scenarios of a folder up to the first that does not end as it should, and prints that one's name.
///
/// Arguments: the folder, then the scenarios in it that are known to fail.
@main
enum MutantRun {
    static func main() throws {
        let folder = CommandLine.arguments[1]
        let known = Set(CommandLine.arguments.dropFirst(2))
        let runner = ScenarioRunner()
        for path in try ScenarioFiles.find([folder]) {
            let name = String(path.dropFirst(folder.count + 1))
            guard runner.run(file: path).passed == known.contains(name) else { continue }
            print(name)
            exit(1)
        }
    }
}
