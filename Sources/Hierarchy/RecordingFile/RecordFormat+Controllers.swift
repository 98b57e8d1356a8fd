// The encoding of controller properties and traits.

import Geometry
import Support

extension RecordEncoder {
  mutating func write(_ property: ControllerProperty) {
    word(property.name)
    switch property {
    case .explicitAppearance(let level, let isAppearing):
      item.signed(Int64(level))
      item.flag(isAppearing)
    case .overrideTraits(let traits): optional(traits) { $0.write($1) }
    case .traitOverrides(let traits): write(traits)
    case .preferredContentSize(let size): reals(size.width, size.height)
    case .definesPresentationContext(let isOn): item.flag(isOn)
    case .modalPresentationStyle(let style): word(style)
    }
  }

  /// Writes a move to settle, which files encode as a controller property.
  mutating func write(_ move: MoveToSettle?) {
    guard let move else { return word("moveSettled") }
    word("moveToSettle")
    node(move.parent)
  }

  mutating func write(_ traits: TraitCollection) {
    choice(traits.horizontalSizeClass)
    choice(traits.verticalSizeClass)
    choice(traits.userInterfaceStyle)
  }
}

extension RecordDecoder {
  mutating func controllerProperty(of id: NodeID) throws(RecordFault) -> Change {
    switch try word() {
    case "moveToSettle": .moveToSettle(id, MoveToSettle(parent: try optionalNode()))
    case "moveSettled": .moveToSettle(id, nil)
    case let name: .controllerProperty(id, try controllerProperty(name))
    }
  }

  private mutating func controllerProperty(
    _ name: String
  ) throws(RecordFault) -> ControllerProperty {
    switch name {
    case "explicitAppearance":
      return .explicitAppearance(level: try int32(), isAppearing: try reader.flag())
    case "overrideTraits":
      return .overrideTraits(
        try optional { (decoder) throws(RecordFault) in try decoder.traits() })
    case "traitOverrides": return .traitOverrides(try traits())
    case "preferredContentSize": return .preferredContentSize(try size())
    case "definesPresentationContext": return .definesPresentationContext(try reader.flag())
    case "modalPresentationStyle": return .modalPresentationStyle(try word())
    default: throw .unknown
    }
  }

  mutating func traits() throws(RecordFault) -> TraitCollection {
    TraitCollection(
      horizontalSizeClass: try choice(), verticalSizeClass: try choice(),
      userInterfaceStyle: try choice())
  }
}
