package import ControllerHierarchy
import JSONBytes

extension Identity {
    /// Prepares an identity's part of its events' JSON.
    ///
    /// An example is `"target":"home","id":"c2","class":"HomeViewController"`.
    ///
    /// Applications whose events are to be encoded by this module must be created with it.
    package static let wirePreparation: Preparation = { number, label, className in
        var writer = JSONWriter(capacity: 96)
        writer.key("target")
        writer.value(label)
        writer.key("id")
        if number > 0 { writer.value("c\(number)") } else { writer.null() }
        writer.key("class")
        writer.value(className)
        return writer.bytes()
    }
}
