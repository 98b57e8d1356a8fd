import Geometry

/// A state as JSON, in a stable format for other programs.
extension HierarchyState {
  /// The state as one JSON object; `event` is the number of the last line of the default trace.
  public func json(event: Int) -> JSON {
    .object([
      ("time", .number(Double(instant.milliseconds))),
      ("event", .number(Double(event))),
      ("window", windows.first.flatMap { views[$0.view] }.map(\.sizeJSON) ?? .null),
      ("controllers", .array(controllers.values.map(json(of:)))),
      ("views", .array(views.values.map(\.json))),
      ("animations", .array(animations.map(\.json))),
    ])
  }

  private func json(of controller: ControllerState) -> JSON {
    func known(_ fact: UnknownFacts, _ value: JSON) -> JSON {
      controller.unknown.contains(fact) ? .null : value
    }
    return .object([
      ("id", JSON(controller.id)), ("name", .string(controller.name)),
      ("class", .string(controller.className)), ("parent", JSON(controller.parent)),
      ("presenting", JSON(controller.presenting)),
      ("phase", known(.phase, .string(controller.phase.rawValue))),
      ("movePending", .string(controller.pendingMove.rawValue)),
      ("viewLoaded", known(.view, .bool(controller.isViewLoaded))),
      ("inWindow", known(.window, .bool(controller.view.map(isInWindow) ?? false))),
      ("view", JSON(controller.view)),
    ])
  }
}

extension ViewState {
  fileprivate var sizeJSON: JSON {
    .object([("width", JSON(bounds.width)), ("height", JSON(bounds.height))])
  }

  fileprivate var json: JSON {
    .object([
      ("id", JSON(id)), ("class", .string(className)), ("superview", JSON(superview)),
      ("controller", JSON(controller)), ("frame", unknown.contains(.frame) ? .null : JSON(frame)),
      ("alpha", JSON(alpha)),
      ("hidden", .bool(isHidden)),
    ])
  }
}

extension AnimationState {
  fileprivate var json: JSON {
    let (property, from, to): (String, JSON, JSON) =
      switch motion {
      case .property(let from, let to): (from.name, from.json, to.json)
      case .transition(let style, let from, let to):
        ("transition.\(style.rawValue)", JSON(from), JSON(to))
      }
    return .object([
      ("view", JSON(view)), ("property", .string(property)), ("from", from), ("to", to),
      ("begin", .number(Double(begin.milliseconds))), ("duration", JSON(duration)),
      ("curve", .string(curve.rawValue)),
    ])
  }
}

extension ViewProperty {
  fileprivate var json: JSON {
    switch self {
    case .bounds(let rect): JSON(rect)
    case .center(let point): .array([JSON(point.x), JSON(point.y)])
    case .transform(let map):
      .array([map.a, map.b, map.c, map.d, map.tx, map.ty].map { JSON($0) })
    case .alpha(let value), .cornerRadius(let value): JSON(value)
    case .isHidden(let value), .clipsToBounds(let value): .bool(value)
    case .backgroundColor(let color?):
      .array([color.red, color.green, color.blue, color.alpha].map { JSON($0) })
    case .content(.map(let map)):
      .array([map.center.latitude, map.center.longitude].map { JSON($0) })
    case .backgroundColor(nil), .shadow, .content: .null
    }
  }
}

extension JSON {
  fileprivate init(_ id: NodeID) { self = .number(Double(id.rawValue)) }
  fileprivate init(_ id: NodeID?) { self = id.map { JSON($0) } ?? .null }

  /// A number of points or a fraction, to a ten-thousandth.
  fileprivate init(_ value: Double) { self = .number((value * 10_000).rounded() / 10_000) }
  fileprivate init(_ value: CGFloat) { self.init(Double(value)) }

  fileprivate init(_ rect: CGRect) {
    self = .array([rect.minX, rect.minY, rect.width, rect.height].map { JSON($0) })
  }
}
