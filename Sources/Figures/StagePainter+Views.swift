import Drawing
import Geometry
import Hierarchy

/// Painting views back to front at the current instant.
extension StagePainter {
  /// The deepest nesting of groups.
  ///
  /// Traversal of a picture is recursive; real interfaces have about forty levels.
  private static let deepest = 150

  /// A view with its descendants at a nesting level; empty if invisible.
  func items(of id: NodeID, level: Int = 0) -> [DisplayList.Item] {
    guard level < Self.deepest else { return deepItems(of: id) }
    return switch veils[id] {
    case .hidden: []
    case .dimmed:
      [.group(Group(opacity: Veil.faintness, items: unveiledItems(of: id, level: level)))]
    case nil: unveiledItems(of: id, level: level)
    }
  }

  /// A view and its descendants without nesting: no clipping or fading by ancestors.
  private func deepItems(of id: NodeID) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var open = [(id: id, place: ProjectiveTransform.identity)]
    while let (id, place) = open.popLast() {
      guard veils[id] != .hidden, let view = seen(id) else { continue }
      var group = group(of: view, showing: { _ in [] })
      group.transform = group.transform.concatenating(place)
      items.append(.group(group))
      open += view.subviews.reversed().map { ($0, group.transform) }
    }
    return items
  }

  /// A view at the current instant; nil if invisible.
  private func seen(_ id: NodeID) -> ViewState? {
    guard let view = state.presentation(of: id), !view.isHidden, view.alpha > 0.001 else {
      return nil
    }
    return view
  }

  private func unveiledItems(of id: NodeID, level: Int) -> [DisplayList.Item] {
    guard let view = seen(id) else { return [] }
    let paint = { items(of: $0, level: level + 1) }
    guard let turning = state.transition(of: id),
      case .transition(let style, let from, let to) = turning.motion
    else { return [.group(group(of: view, showing: paint))] }
    let progress = turning.progress(at: state.instant)
    guard style.isFlip else {
      return [
        .group(
          group(of: view) { subview in
            style == .crossDissolve
              ? dissolve(subview, from, to, progress, paint)
              : curl(subview, from, to, Curl(style, progress: progress), on: view.bounds, paint)
          })
      ]
    }
    let flip = Flip(style, progress: progress)
    let shadow = flip.angle == 0 ? [] : shadowAtRest(of: view)
    guard !flip.isEdgeOn else { return shadow }
    let hidden = flip.showsNew ? from : to
    var group = group(of: view, hasShadow: flip.angle == 0) { $0 == hidden ? [] : paint($0) }
    group.transform = flip.transform(of: view.bounds).concatenating(group.transform)
    guard flip.shade > 0 else { return shadow + [.group(group)] }
    // The pane stays the same while it turns, so that its pixels are cached.
    let shade = Group(
      transform: group.transform, opacity: view.alpha,
      items: [
        .fill(group.clip ?? .rectangle(view.bounds), Color(white: 0, alpha: flip.shade))
      ])
    return shadow + [.group(group), .group(shade)]
  }

  /// The shadow of a flipping view, which does not turn.
  private func shadowAtRest(of view: ViewState) -> [DisplayList.Item] {
    guard let shadow = view.shadow, !view.clipsToBounds else { return [] }
    return [
      .group(
        Group(
          transform: ProjectiveTransform(view.transformToSuperview), opacity: view.alpha,
          items: SoftShadow.items(of: view.bounds, cornerRadius: view.shownRadius, shadow)))
    ]
  }

  /// A cross dissolve: the new view fades in over the old one.
  private func dissolve(
    _ id: NodeID, _ from: NodeID, _ to: NodeID, _ progress: Double,
    _ paint: (NodeID) -> [DisplayList.Item]
  ) -> [DisplayList.Item] {
    if id == from { return progress >= 1 ? [] : paint(id) }
    guard id == to, progress < 1 else { return paint(id) }
    return progress <= 0 ? [] : [.group(Group(opacity: progress, items: paint(id)))]
  }

  /// A page curl: the flat page, and the rest of the curling page above it.
  private func curl(
    _ id: NodeID, _ from: NodeID, _ to: NodeID, _ curl: Curl, on bounds: CGRect,
    _ paint: (NodeID) -> [DisplayList.Item]
  ) -> [DisplayList.Item] {
    guard id == from || id == to else { return paint(id) }
    if curl.isOver { return id == to ? paint(to) : [] }
    if curl.isStill { return id == from ? paint(from) : [] }
    // The new view is above the old one; paint both in its place, the curling one last.
    guard id == to else { return state.presentation(of: to) == nil ? paint(from) : [] }
    let (flat, curling) = curl.curlsNew ? (from, to) : (to, from)
    return paint(flat) + curl.items(of: paint(curling), on: bounds)
  }

  /// A view in its own coordinates, with the subviews that `showing` paints.
  private func group(
    of view: ViewState, hasShadow: Bool = true, showing: (NodeID) -> [DisplayList.Item]
  ) -> Group {
    var items: [DisplayList.Item] = []
    if hasShadow, let shadow = view.shadow, !view.clipsToBounds {
      items += SoftShadow.items(of: view.bounds, cornerRadius: view.shownRadius, shadow)
    }
    if let color = view.backgroundColor, color.alpha > 0 {
      items.append(.fill(view.outline, color))
    }
    items +=
      view.unknown.contains(.look)
      ? UnknownLook.items(of: view) : PlainGround.items(of: view, on: self)
    if !UnknownLook.namesContent(of: view) { items += self.items(of: view.content, in: view) }
    for subview in view.subviews { items += showing(subview) }
    return Group(
      node: view.id, title: view.name, bounds: view.bounds,
      transform: ProjectiveTransform(view.transformToSuperview),
      clip: view.clipsToBounds ? view.outline : nil, opacity: view.alpha, items: items)
  }
}

extension ViewState {
  /// The corner radius, limited by the size.
  fileprivate var shownRadius: Double {
    max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
  }

  /// Its outline, in its own coordinates.
  fileprivate var outline: Path {
    shownRadius > 0 ? .roundedRectangle(bounds, radius: shownRadius) : .rectangle(bounds)
  }

  /// The transform from the view to its superview.
  var transformToSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

/// Highlighting a view.
extension StagePainter {
  /// A ring around a view, or a controller's view, if on screen.
  func outline(of selection: NodeID) -> [DisplayList.Item] {
    let id = state.controllers[selection].flatMap(\.view) ?? selection
    return edge(of: id, Stroke(palette.accent, width: 2), onWhite: 0.9)
  }

  /// A view's outline, if on screen, on a wider white line for contrast.
  func edge(of id: NodeID, _ stroke: Stroke, onWhite alpha: Double) -> [DisplayList.Item] {
    guard let ring = ring(around: id) else { return [] }
    let outline = Path.rectangle(ring.bounds)
    return [
      .group(
        Group(
          transform: ring.transform,
          items: [
            .stroke(outline, Stroke(Color.white.withAlpha(alpha), width: 3)),
            .stroke(outline, stroke),
          ]))
    ]
  }

  /// A view's outline in its own coordinates, and the transform to the screen; nil if it is not
  /// visible.
  func ring(around id: NodeID) -> (bounds: CGRect, transform: ProjectiveTransform)? {
    guard state.isInWindow(id), var view = state.presentation(of: id) else { return nil }
    var transform = ProjectiveTransform.identity
    let ring = view.bounds.insetBy(dx: 1.5, dy: 1.5)
    guard ring.width > 0, ring.height > 0 else { return nil }
    while true {
      if case .transition(let style, _, _)? = state.transition(of: view.id)?.motion,
        style.isFlip
      {
        let progress = state.transition(of: view.id)?.progress(at: state.instant) ?? 1
        let flip = Flip(style, progress: progress)
        guard !flip.isEdgeOn else { return nil }
        transform = transform.concatenating(flip.transform(of: view.bounds))
      }
      if state.windows.contains(where: { $0.view == view.id }) { break }
      transform = transform.concatenating(ProjectiveTransform(view.transformToSuperview))
      guard let superview = view.superview.flatMap(state.presentation(of:)) else { return nil }
      view = superview
    }
    return (ring, transform.concatenating(ProjectiveTransform(view.transformToSuperview)))
  }
}
