package import ControllerHierarchy

/// Something wrong with an object of a document, whatever scene it belongs to.
package struct ObjectFault: Sendable, Equatable {
    package let severity: Finding.Severity
    package let kind: Finding.Kind
    /// The object; nil where the fault is one of the document.
    package let object: StoryboardDescription.ObjectID?
    /// The line of the document, counted from 1.
    package let line: Int
    package let message: String
    /// The controller of the scene in which the object stands; nil in a nib.
    package var controller: StoryboardDescription.ObjectID?
}
