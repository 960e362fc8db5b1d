/// The state of an app as it was saved: a document that a person can read and change.
package struct RestorationArchive: Sendable, Equatable {
    /// The version of the app that saved it.
    package var bundleVersion: String?
    /// The version of iOS that saved it.
    package var systemVersion: String?
    package var idiom: UserInterfaceIdiom?
    /// Virtual seconds since the session's first launch.
    package var time: Double?
    /// Whether the next launch shows the snapshot that was taken with it.
    package var usesSnapshot = false
    /// What the application's delegate encoded.
    package var application: [Value.Member] = []
    /// Each after the one that encoded it.
    package var controllers: [Controller] = []
    /// What registered objects encoded.
    package var objects: [Object] = []
    /// The activity of a scene; nil when the state was not saved by one.
    package var activity: Activity?

    /// Creates an archive without controllers.
    package init() {}

    /// What one controller encoded.
    package struct Controller: Sendable, Equatable {
        /// The identifiers from the first controller down to this one, joined by slashes, with the index in
        /// its container (`:[1]:`) before each child.
        package var path: String
        package var className: String
        package var restorationClass: String?
        package var storyboard: String?
        package var storyboardIdentifier: String?
        package var isViewLoaded = false
        /// The path of the controller that it presented.
        package var presented: String?
        /// The paths of a navigation stack or of the pages in front.
        package var children: [String]?
        /// The path of the selected tab.
        package var selected: String?
        /// The paths of a split view controller's columns.
        package var columns: [Column] = []
        /// The app's own values; a reference to another controller is `{"controller": path}`.
        package var values: [Value.Member] = []
        package var views: [RestorableView] = []

        /// Creates what a controller encodes that has nothing to save.
        package init(path: String, className: String) {
            self.path = path
            self.className = className
        }

        /// All paths in it with the place where each stands.
        package var references: [(place: [String], path: String)] {
            var references: [(place: [String], path: String)] = []
            if let presented { references.append((["presented"], presented)) }
            for (index, path) in (children ?? []).enumerated() {
                references.append((["children", String(index)], path))
            }
            if let selected { references.append((["selected"], selected)) }
            for column in columns { references.append((["columns", column.column.rawValue], column.path)) }
            return references
        }
    }

    /// What one registered object encoded.
    package struct Object: Sendable, Equatable {
        package var identifier: String
        package var className: String
        package var values: [Value.Member]

        /// Creates what an object encodes.
        package init(identifier: String, className: String, values: [Value.Member]) {
            self.identifier = identifier
            self.className = className
            self.values = values
        }
    }

    /// The controller in one column.
    package struct Column: Sendable, Equatable {
        package var column: SplitColumn
        package var path: String

        /// Puts a controller into a column.
        package init(column: SplitColumn, path: String) {
            self.column = column
            self.path = path
        }
    }

    /// `NSUserActivity`, as far as it is saved.
    package struct Activity: Sendable, Equatable {
        package var activityType: String
        package var userInfo: [Value.Member] = []

        /// Creates an activity.
        package init(activityType: String, userInfo: [Value.Member] = []) {
            self.activityType = activityType
            self.userInfo = userInfo
        }

        /// The activity as a value.
        package var value: Value {
            .object([.init("activityType", .string(activityType)), .init("userInfo", .object(userInfo))])
        }
    }
}

extension RestorationArchive {
    /// For each controller the place of the one that contains or presents it, and its own identifier.
    ///
    /// An identifier may hold slashes, so a path is cut where another path of the archive ends.
    var relations: [(parent: Int?, identifier: String)] {
        var places: [String: Int] = [:]
        for (place, controller) in controllers.enumerated() where places[controller.path] == nil {
            places[controller.path] = place
        }
        return controllers.map { controller in
            let path = controller.path
            var index = path.endIndex
            while let slash = path[..<index].lastIndex(of: "/") {
                if let parent = places[String(path[..<slash])] {
                    return (parent, path[path.index(after: slash)...].withoutIndexComponent)
                }
                index = slash
            }
            return (nil, path)
        }
    }

    /// The restoration identifiers of a controller and of all above it, the first one first.
    func identifiers(of place: Int, in relations: [(parent: Int?, identifier: String)]) -> [String] {
        var identifiers: [String] = []
        var current: Int? = place
        while let place = current {
            identifiers.append(relations[place].identifier)
            current = relations[place].parent
        }
        return identifiers.reversed()
    }
}

extension Substring {
    /// The text without a component such as `:[1]:/` at its start.
    fileprivate var withoutIndexComponent: String {
        guard hasPrefix(":["), let slash = firstIndex(of: "/"), self[..<slash].hasSuffix("]:") else {
            return String(self)
        }
        return String(self[index(after: slash)...])
    }
}
