import Scenarios

/// Runs what has to be read first; mistakes of the file are part of the report.
extension ScenarioRunner {
    /// Reads the one scenario of a file, with the storyboards beside it.
    func run(file path: String) -> ScenarioReport {
        do throws(ScenarioError) {
            return run(try ScenarioFiles.read(path))
        } catch {
            return ScenarioReport(path: path, error: error)
        }
    }

    /// Reads a scenario in YAML.
    func run(yaml text: String, path: String? = nil) -> ScenarioReport {
        do throws(ScenarioError) {
            return run(try ScenarioReader.read(Array(text.utf8), format: .yaml, path: path))
        } catch {
            return ScenarioReport(path: path, error: error)
        }
    }
}
