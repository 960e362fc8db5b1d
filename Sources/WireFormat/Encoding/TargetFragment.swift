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
        writer.write(#""target":"#)
        writer.writeString(label)
        writer.write(#","id":"#)
        if number > 0 {
            writer.write("\"c")
            writer.writeInt(number)
            writer.write("\"")
        } else {
            writer.writeNull()
        }
        writer.write(#","class":"#)
        writer.writeString(className)
        return writer.bytes()
    }
}
