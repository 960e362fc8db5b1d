extension ControllerReference {
    /// Reads the controller that a delegate's answer names or describes; the layer above has checked it.
    init(_ value: Value) {
        switch value {
        case .string(let name), .controller(let name): self = .existing(name)
        case .object(let members): self = .new(ControllerDescription(members))
        default: self = .none
        }
    }
}

extension ControllerDescription {
    fileprivate init(_ members: [Value.Member]) {
        self.init()
        for member in members {
            switch member.name {
            case "class": className = member.value.string ?? className
            case "as": label = member.value.string
            case "storyboard": storyboard = member.value.string
            case "identifier": identifier = member.value.string
            case "nib": nib = member.value.string
            case "viewControllers": viewControllers = member.value.array?.map(ControllerReference.init)
            case "children": children = member.value.array?.map(ControllerReference.init) ?? []
            default:
                guard let property = Property(rawValue: member.name) else { continue }
                properties.append(PropertySetting(property, property.type.typed(member.value)))
            }
        }
    }
}

extension PropertyType {
    /// A value as the property holds it, where the plain form of JSON is another one.
    fileprivate func typed(_ value: Value) -> Value {
        switch (self, value) {
        case (.size, .object):
            Size(value).map(Value.size) ?? value
        case (.controller, .string(let name)): .controller(name)
        default: value
        }
    }
}

extension Size {
    /// Reads an object with `width` and `height`; anything else is nil.
    init?(_ value: Value) {
        guard let width = value["width"]?.number, let height = value["height"]?.number else { return nil }
        self.init(width: width, height: height)
    }
}
