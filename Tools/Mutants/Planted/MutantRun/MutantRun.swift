import Glibc
import Scenarios

/// Runs all scenarios of a folder up to the first that does not end as it should, and prints its file.
@main
enum MutantRun {
    static func main() throws {
        let folder = CommandLine.arguments[1]
        let files = try ScenarioFiles.find([folder])
        var runner = SuiteRunner()
        runner.known = try KnownDifferences.beside(files)
        for path in files where runner.run(file: path).contains(where: \.isFailure) {
            print(path.dropFirst(folder.count + 1))
            exit(1)
        }
    }
}
