import Figures
import Geometry
import Hierarchy
import Support

/// The rows of a view: geometry, coordinate system and appearance.
extension InspectedPlace {
  func sections(about view: ViewState) -> [Inspection.Section] {
    if case .widget(let widget) = view.content { return sections(about: widget, in: view) }
    let window = state.windows.first { $0.view == view.id }
    return [
      section(
        localized("View"),
        [
          row("name", view.name), row("class", view.className),
          view.controller.map { row("controller", [$0]) },
          window.map { row("rootViewController", [$0.rootViewController].compactMap(\.self)) },
          isOfDump ? nil : window.map { row(localized("key window"), state.keyWindow == $0) },
          isOfDump
            ? nil : window.map { row(localized("traits"), $0.traits(in: state).inspected) },
        ]),
      section(localized("Geometry"), geometry(of: view)),
      section(localized("Appearance"), look(of: view)),
      section(
        localized("Relations"),
        [
          view.unknown.contains(.superview)
            ? unknown("superview") : row("superview", [view.superview].compactMap(\.self)),
          row("subviews", view.subviews),
        ]),
    ]
  }

  /// The current geometry; the final one as well, if an animation changes it.
  func geometry(of view: ViewState) -> [Inspection.Row?] {
    let now = state.presentation(of: view.id) ?? view
    let inWindow = state.isInWindow(view.id)
    let isTurned = !now.transform.isIdentity
    if view.unknown.contains(.frame) {
      return [row(localized("in a window"), inWindow), unknown("frame")]
    }
    return [
      row(localized("in a window"), inWindow), row("frame", now.frame.inspected),
      now.frame == view.frame ? nil : row(localized("frame at rest"), view.frame.inspected),
      row("bounds", now.bounds.inspected), row("center", now.center.inspected),
      isTurned ? row("transform", transform(now.transform)) : nil,
      inWindow
        ? row(localized("in window coordinates"), frameInWindow(of: view.id).inspected) : nil,
    ]
  }

  private func transform(_ map: CGAffineTransform) -> String {
    [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0).inspected }
      .joined(separator: ", ")
  }

  /// The bounding box of a view in its window's coordinates.
  private func frameInWindow(of id: NodeID) -> CGRect {
    guard let view = state.presentation(of: id) else { return .zero }
    var box = CGRect(origin: view.bounds.origin, size: view.bounds.size)
    var current: ViewState? = view
    while let inner = current, let outer = inner.superview {
      let (x, y) = (inner.bounds.midX, inner.bounds.midY)
      box = box.offsetBy(dx: -x, dy: -y).applying(inner.transform)
        .offsetBy(dx: inner.center.x, dy: inner.center.y)
      current = state.presentation(of: outer)
    }
    return box
  }

  private func look(of view: ViewState) -> [Inspection.Row?] {
    if isOfDump { return toldLook(of: view) }
    let now = state.presentation(of: view.id) ?? view
    let moving = state.animations.filter { $0.view == view.id }.map(\.inspected)
    return [
      row("alpha", now.alpha.inspected), row(localized("hidden"), view.isHidden),
      row(localized("clips to bounds"), view.clipsToBounds),
      row(localized("corner radius"), now.cornerRadius.inspected),
      row(localized("background"), now.backgroundColor?.inspected ?? localized("None")),
      view.shadow.map {
        row(
          localized("shadow"), localized("\($0.radius.inspected) points, \($0.opacity.inspected)"))
      },
      row(localized("content"), now.content.inspected),
      moving.isEmpty ? nil : row(localized("animating"), moving.joined(separator: "; ")),
    ]
  }
}

extension InspectedPlace {
  /// The appearance in a dump, which prints non-default values only.
  private func toldLook(of view: ViewState) -> [Inspection.Row?] {
    [
      view.alpha == 1 ? nil : row("alpha", view.alpha.inspected),
      view.isHidden ? row(localized("hidden"), true) : nil,
      view.content == .none ? nil : row(localized("content"), view.content.inspected),
    ]
  }
}

extension AnimationState {
  fileprivate var inspected: String {
    let what =
      switch motion {
      case .property(let from, _): from.name
      case .transition(let style, _, _): style.rawValue
      }
    return "\(what), \(duration.inspected) s, \(curve.rawValue)"
  }
}

extension Color {
  /// "#2E8B57", with the opacity if not opaque.
  fileprivate var inspected: String {
    let digits = [red, green, blue].map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined() + (alpha < 1 ? ", alpha \(alpha.inspected)" : "")
  }
}

extension Content {
  fileprivate var inspected: String {
    switch self {
    case .none: localized("None")
    case .text(let text): localized("text “\(text.string)”")
    case .picture(let name): localized("picture \(name)")
    case .button(let title): localized("button “\(title)”")
    case .bar(let title, let back):
      localized("bar “\(title)”") + (back.map { localized(", back to “\($0)”") } ?? "")
    case .slidingBar(let bar):
      localized("bar from “\(bar.lower.title)” to “\(bar.upper.title)”, \(bar.progress.inspected)")
    case .list(let rows):
      rows.count == 1 ? localized("list of 1 row") : localized("list of \(rows.count) rows")
    case .map(let map):
      localized("map around \(map.center.latitude.inspected)°, \(map.center.longitude.inspected)°")
    case .spinner: localized("spinner")
    case .widget(let widget): widget.name.isEmpty ? widget.role : "\(widget.role) “\(widget.name)”"
    }
  }
}
