import Support

// The encoding of changes: the name of the case, then its values in order.

extension RecordEncoder {
  mutating func write(_ change: Change) {
    switch change {
    case .controllerMade(let id, let name, let className):
      made("controllerMade", id, name, className)
    case .viewMade(let id, let name, let className): made("viewMade", id, name, className)
    case .released(let id): about(id, "released")
    case .title(let id, let title):
      about(id, "title")
      optional(title) { $0.item.text($1) }
    case .parent(let child, let parent): relation("parent", child, parent)
    case .presenting(let id, let presenter): relation("presenting", id, presenter)
    case .presentationController(let id, let className):
      about(id, "presentationController")
      word(className)
    case .childOrder(let id, let children):
      about(id, "childOrder")
      nodes(children)
    case .phase(let id, let phase, let isAnimated):
      about(id, "phase")
      choice(phase)
      item.flag(isAnimated)
    case .pendingMove(let id, let move):
      about(id, "pendingMove")
      choice(move)
    case .moveToSettle(let id, let move):
      about(id, "controllerProperty")
      write(move)
    case .presentationMove(let id, let move):
      about(id, "presentationMove")
      choice(move)
    case .controllerProperty(let id, let property):
      about(id, "controllerProperty")
      write(property)
    case .windowTraits(let id, let traits):
      about(id, "windowTraits")
      write(traits)
    case .view(let controller, let view): relation("view", controller, view)
    case .rootViewController(let window, let root): relation("rootViewController", window, root)
    case .keyWindow(let window): about(window, "keyWindow")
    case .superview(let view, let superview, let index):
      relation("superview", view, superview)
      item.signed(Int64(index))
    case .property(let view, let property):
      about(view, "property")
      write(property)
    case .animationBegan(let animation):
      word("animationBegan")
      write(animation)
    case .animationEnded(let id):
      word("animationEnded")
      item.signed(Int64(id))
    case .observation(let observer, let subject, let what, let isOn):
      relation("observation", observer, subject)
      word(what)
      item.flag(isOn)
    case .knows(let knower, let known): relation("knows", knower, known)
    case .coordinatorMade(let id, let name, let className):
      made("coordinatorMade", id, name, className)
    case .coordinatorChildren(of: let parent, let children):
      about(parent, "coordinatorChildren")
      nodes(children)
    case .coordinatorShows(let id, let controller): relation("coordinatorShows", id, controller)
    case .coordinatorDone(let id): about(id, "coordinatorDone")
    case .unknown(let id, let facts):
      about(id, "unknown")
      item.signed(Int64(facts.rawValue))
    }
    finish(.change)
  }

  private mutating func about(_ id: NodeID, _ name: String) {
    word(name)
    node(id)
  }

  private mutating func relation(_ name: String, _ first: NodeID, _ second: NodeID?) {
    about(first, name)
    node(second)
  }

  private mutating func made(_ kind: String, _ id: NodeID, _ name: String, _ className: String) {
    about(id, kind)
    item.text(name)
    word(className)
  }
}

extension RecordDecoder {
  mutating func change() throws(RecordFault) -> Change {
    switch try word() {
    case "controllerMade":
      return .controllerMade(try node(), name: try reader.text(), className: try word())
    case "viewMade": return .viewMade(try node(), name: try reader.text(), className: try word())
    case "released": return .released(try node())
    case "title":
      return .title(
        try node(), try optional { (decoder) throws(RecordFault) in try decoder.reader.text() })
    case "parent": return .parent(try node(), try optionalNode())
    case "presenting": return .presenting(try node(), by: try optionalNode())
    case "presentationController":
      return .presentationController(of: try node(), className: try word())
    case "childOrder": return .childOrder(of: try node(), try nodes())
    case "phase": return .phase(try node(), try choice(), isAnimated: try reader.flag())
    case "pendingMove": return .pendingMove(try node(), try choice())
    case "presentationMove": return .presentationMove(try node(), try choice())
    case "controllerProperty":
      return try controllerProperty(of: try node())
    case "windowTraits": return .windowTraits(try node(), try traits())
    case "view": return .view(of: try node(), try optionalNode())
    case "rootViewController":
      return .rootViewController(window: try node(), try optionalNode())
    case "keyWindow": return .keyWindow(try node())
    case "superview": return .superview(try node(), try optionalNode(), index: try int32())
    case "property": return .property(try node(), try property())
    case "animationBegan": return .animationBegan(try animation())
    case "animationEnded": return .animationEnded(try int32())
    case "observation":
      return .observation(
        observer: try node(), of: try node(), what: try word(), isOn: try reader.flag())
    case "knows": return .knows(try node(), try node())
    case "coordinatorMade":
      return .coordinatorMade(
        try node(), name: try reader.text(), className: try word())
    case "coordinatorChildren": return .coordinatorChildren(of: try node(), try nodes())
    case "coordinatorShows": return .coordinatorShows(try node(), try optionalNode())
    case "coordinatorDone": return .coordinatorDone(try node())
    case "unknown": return .unknown(try node(), UnknownFacts(rawValue: try int32()))
    default: throw .unknown
    }
  }
}
