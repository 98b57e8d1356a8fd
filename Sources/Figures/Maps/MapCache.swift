import Drawing
import Geometry
import Hierarchy
import Tunnel

/// Caches the last few drawn backgrounds of maps, so that a flip or drag does not redraw the world.
///
/// Exported pictures are identical with and without it. On a screen, a draggable map's background
/// is drawn larger than its view; during movement a cached one that covers the view is shifted and
/// scaled, and redrawn only if it does not, or at rest. One cache serves one thread.
package final class MapCache {
  /// The inputs of a background besides its place.
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
    /// The view it was drawn for, and the areas reserved in it.
    let projection: MapProjection
    let reserved: [CGRect]
    /// Its margin on each side, relative to the view's size.
    let margin: Double
    let group: Group

    func isFor(_ ground: MapGround, _ key: Key, _ margin: Double) -> Bool {
      self.key == key && projection == ground.projection && reserved == ground.reserved
        && self.margin >= margin
    }
  }

  private static let limit = 8
  /// The margin of a draggable background.
  private static let roomToMove = 0.3
  /// The range of scales in which a cached background is reused during movement.
  private static let stretch = 0.7...1.5
  private var entries: [Entry] = []
  private var stamps = 0

  package init() {}

  /// The picture of a background, in the view's coordinates.
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

  /// A cached background transformed for another view of the same size; nil if it does not cover
  /// it.
  private func moved(_ entry: Entry, to projection: MapProjection) -> Group? {
    guard case .flat(let old) = entry.projection, case .flat(let new) = projection else {
      return nil
    }
    let (x, y) = (
      new.pointsPerDegreeEast / old.pointsPerDegreeEast,
      new.pointsPerDegreeNorth / old.pointsPerDegreeNorth
    )
    guard Self.stretch.contains(x), Self.stretch.contains(y) else { return nil }
    // The position of the old center, on the nearest copy of the world.
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
