import Drawing
import Geometry
import Hierarchy

/// The roles in a transition, named like the parameters of `transition`.
///
/// Derived from the state: of two controllers whose views have the same superview, one appears
/// while the other disappears, in pushes and pops alike.
package enum TransitionRole: String, Hashable, Sendable {
  /// The controller that disappears.
  case from
  /// The controller that appears.
  case to

  /// The roles, by controller.
  static func roles(in state: HierarchyState) -> [NodeID: TransitionRole] {
    var places: [NodeID: [ControllerState]] = [:]
    for controller in state.controllers.values where controller.phase.isTransitional {
      guard let place = controller.view.flatMap({ state.views[$0] })?.superview else { continue }
      places[place, default: []].append(controller)
    }
    var roles: [NodeID: TransitionRole] = [:]
    for pair in places.values where Set(pair.map(\.phase)).count == 2 {
      for controller in pair { roles[controller.id] = controller.phase == .appearing ? .to : .from }
    }
    return roles
  }
}

/// The roles on the stage.
extension StagePainter {
  /// A label on every visible view in a transition; `views` are the painted views, frontmost last.
  func roles(on views: [DisplayList.Placed], in window: CGRect) -> [DisplayList.Item] {
    let players = views.compactMap {
      placed -> (place: CGRect, role: TransitionRole, host: NodeID)? in
      guard let view = state.views[placed.node], let host = view.superview,
        let role = view.controller.flatMap({ roles[$0] })
      else { return nil }
      let place = placed.frame.overlap(with: window)
      return place.isNull ? nil : (place, role, host)
    }
    return players.indices.flatMap { index -> [DisplayList.Item] in
      let player = players[index]
      let others = players[(index + 1)...].filter { $0.host == player.host }
      let place = others.reduce(player.place) { $0.beside($1.place) }
      return plate(for: player.role, in: place)
    }
  }

  /// The label at the lower edge of a view; "from" is left of the center, as both may share a
  /// place.
  private func plate(for role: TransitionRole, in place: CGRect) -> [DisplayList.Item] {
    let colors = role == .to ? palette.appearing : palette.disappearing
    var run = TextRun(role.rawValue, size: 13, weight: .semibold, color: colors.text)
    let text = shaper.size(of: run)
    let size = CGSize(
      width: (text.width + 16).rounded(.up), height: (text.height + 4).rounded(.up))
    guard place.width >= 2 * size.width, place.height >= size.height + 8 else { return [] }
    (run.width, run.alignment) = (size.width, .center)
    let corner = CGPoint(
      x: place.midX + (role == .to ? 0 : -size.width),
      y: place.maxY - size.height - min(12, (place.height - size.height) / 2))
    let plate = Path.roundedRectangle(CGRect(origin: corner, size: size), radius: size.height / 2)
    return [
      .fill(plate, palette.surface), .stroke(plate, Stroke(colors.ink, width: 1)),
      .text(run, at: CGPoint(x: corner.x, y: corner.y + 2)),
    ]
  }
}

extension CGRect {
  /// The part of a rectangle that another, spanning one of its sides, leaves free; all of it if
  /// fully covered.
  fileprivate func beside(_ other: CGRect) -> CGRect {
    let shared = intersection(other)
    guard !shared.isNull, !shared.isEmpty, shared != self else { return self }
    if shared.height >= height - 1 {
      return shared.minX - minX >= maxX - shared.maxX
        ? CGRect(x: minX, y: minY, width: shared.minX - minX, height: height)
        : CGRect(x: shared.maxX, y: minY, width: maxX - shared.maxX, height: height)
    }
    guard shared.width >= width - 1 else { return self }
    return shared.minY - minY >= maxY - shared.maxY
      ? CGRect(x: minX, y: minY, width: width, height: shared.minY - minY)
      : CGRect(x: minX, y: shared.maxY, width: width, height: maxY - shared.maxY)
  }
}
