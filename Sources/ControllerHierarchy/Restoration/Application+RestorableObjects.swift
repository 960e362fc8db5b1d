/// Objects other than controllers and views that the app has registered for state restoration.
///
/// Source: objects-registered.
extension Application {
    /// Lets the objects encode themselves to which a coder has referred.
    func encodeObjects(with preservation: Preservation) throws(Interruption) {
        for object in definition.restoration?.objects ?? [] where preservation.takesObject(object.identifier)
        {
            try record(.encodeRestorableState, target: party(of: object))
            preservation.encode(
                RestorationArchive.Object(
                    identifier: object.identifier, className: object.className, values: object.values))
        }
    }

    /// Lets the registered objects of an archive decode; those that nobody has registered are missing.
    ///
    /// - Returns: the objects that have decoded.
    func decodeObjects(of restoration: Restoration) throws(Interruption) -> [Identity] {
        guard behavior.holds(.registersObjectsForRestoration) else { return [] }
        var decoded: [Identity] = []
        for saved in restoration.archive.objects {
            let index = definition.restoration?.objects.firstIndex {
                $0.identifier == saved.identifier && $0.className == saved.className
            }
            guard let index, let object = definition.restoration?.objects[index] else { continue }
            let party = party(of: object)
            try record(.decodeRestorableState, target: party)
            changeDefinition { $0.restoration?.objects[index].values = saved.values }
            decoded.append(party)
        }
        return decoded
    }

    private func party(of object: RestorableObject) -> Identity {
        parties.make(object.identifier, object.className)
    }
}
