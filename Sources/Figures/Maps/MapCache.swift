import Drawing
import Geometry
import Hierarchy
import Tunnel

/// The last few grounds that were drawn, so that a flip or a drag does not draw the world each time.
///
/// For pictures on paper it changes nothing, only how soon they are there. On a screen, where hands
/// may pull it about, a ground is drawn a little larger than its view; while something moves, one that
/// still covers the view is shown again, shifted and stretched, and redrawn only when it does not,
/// or at rest. One cache serves one thread.
package final class MapCache {
  /// What a ground depends on besides the place it shows.
  private struct Key: Hashable {
    let size: CGSize
    let earth: MapEarth.Look
    let isNamed: Bool
    let language: Language

    init(_ ground: MapGround) {
      (size, isNamed) = (ground.projection.size, ground.isNamed)
      earth = MapEarth(ground.projection, on: ground.canvas).look
      language = ground.canvas.mapLook.locale.language
    }
  }

  private struct Entry {
    let key: Key
    /// The view it was drawn for, and where that had no room for names.
    let projection: MapProjection
    let reserved: [CGRect]
    /// How much larger it is than the view, on each side, of the view's own size.
    let margin: Double
    let group: Group

    func isFor(_ ground: MapGround, _ key: Key, _ margin: Double) -> Bool {
      self.key == key && projection == ground.projection && reserved == ground.reserved
        && self.margin >= margin
    }
  }

  private static let limit = 8
  /// How much larger than the view a ground is that may be pulled about.
  private static let roomToMove = 0.3
  /// How much smaller or larger than drawn a ground may be shown while something moves.
  private static let stretch = 0.7...1.5
  private var entries: [Entry] = []
  private var stamps = 0

  package init() {}

  /// The picture of a ground, at home in the view's coordinates.
  func group(of ground: MapGround) -> Group {
    let (key, look) = (Key(ground), ground.canvas.mapLook)
    let margin = look.isOnScreen && look.isAtHand ? Self.roomToMove : 0
    if let index = entries.firstIndex(where: { $0.isFor(ground, key, margin) }) {
      return touch(index).group
    }
    if look.isOnScreen, look.isMoving {
      for index in entries.indices.reversed() where entries[index].key == key {
        if let moved = moved(entries[index], to: ground.projection) {
          _ = touch(index)
          return moved
        }
      }
    }
    var group = ground.group(margin: margin)
    if look.isOnScreen {
      stamps += 1
      group.stamp = stamps
    }
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append(
      Entry(
        key: key, projection: ground.projection, reserved: ground.reserved, margin: margin,
        group: group))
    return group
  }

  private func touch(_ index: Int) -> Entry {
    let entry = entries.remove(at: index)
    entries.append(entry)
    return entry
  }

  /// The ground as it lies below another view of the same size, or nil when it is not enough.
  private func moved(_ entry: Entry, to projection: MapProjection) -> Group? {
    guard case .flat(let old) = entry.projection, case .flat(let new) = projection else {
      return nil
    }
    let (x, y) = (
      new.pointsPerDegreeEast / old.pointsPerDegreeEast,
      new.pointsPerDegreeNorth / old.pointsPerDegreeNorth
    )
    guard Self.stretch.contains(x), Self.stretch.contains(y) else { return nil }
    // Where the old middle is now, on the nearest copy of the world.
    let turn = (old.center.longitude - new.center.longitude).remainder(dividingBy: 360)
    let center = CGPoint(
      x: new.size.width / 2 + turn * new.pointsPerDegreeEast,
      y: new.size.height / 2
        + (new.center.latitude - old.center.latitude) * new.pointsPerDegreeNorth)
    let shift = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: center.x - old.size.width / 2 * x,
      ty: center.y - old.size.height / 2 * y)
    var ground = entry.group
    ground.transform = ground.transform.concatenating(ProjectiveTransform(shift))
    let covered = ground.bounds.applying(ground.transform).insetBy(dx: -0.5, dy: -0.5)
    return covered.contains(CGRect(origin: .zero, size: new.size)) ? ground : nil
  }
}
