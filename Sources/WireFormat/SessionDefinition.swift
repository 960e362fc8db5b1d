package import ControllerHierarchy

/// The content of `POST /v1/sessions`: the simulated app and how its session is kept.
package struct SessionDefinition: Sendable {
    /// Names by which sessions are listed and deleted in bulk, in the order given.
    package var labels: [Label] = []
    /// Seconds without activity after which the session ends; nil means the service's default.
    package var ttlSeconds: Int?
    package var exceptions: ExceptionMode = .rollback
    package var application: ApplicationDefinition
    /// Storyboard documents (XML) by name, in the order given.
    package var storyboards: [Document] = []
    /// Nib documents (XML) by name, in the order given.
    package var nibs: [Document] = []
    package var mainStoryboard: String?
    package var mainNib: String?

    /// Creates a definition of an app with the service's defaults around it.
    package init(application: ApplicationDefinition) {
        self.application = application
    }

    /// One label of a session.
    package struct Label: Sendable, Hashable {
        package let key: String
        package let value: String

        /// Creates a label.
        package init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    /// What an `NSException` does to a session.
    package enum ExceptionMode: String, Sendable, CaseIterable {
        /// The tree is left as it was before the operation.
        case rollback
        /// The app ends; later operations are refused.
        case terminate
    }

    /// A named Interface Builder document.
    package struct Document: Sendable, Equatable {
        package let name: String
        package let xml: String

        /// Creates a document.
        package init(name: String, xml: String) {
            self.name = name
            self.xml = xml
        }
    }
}
