import Drawing
import Geometry
import Hierarchy

/// The last few maps that were drawn, so that a flip or a drag does not draw the world each time.
///
/// It changes no picture, only how soon it is there. One cache serves one thread.
package final class MapCache {
  /// What a map without its markers depends on.
  struct Key: Hashable {
    private let center: Content.Place
    private let spans: CGSize
    private let isNamed: Bool
    private let size: CGSize
    private let colors: MapColors
    private let world: ObjectIdentifier?

    init(map: Content.Map, size: CGSize, colors: MapColors, isNamed: Bool, world: ObjectIdentifier?)
    {
      center = map.center
      spans = CGSize(width: map.longitudeSpan, height: map.latitudeSpan)
      self.isNamed = isNamed
      (self.size, self.colors, self.world) = (size, colors, world)
    }
  }

  private static let limit = 8
  private var entries: [(key: Key, items: [DisplayList.Item])] = []

  package init() {}

  func items(for key: Key, _ draw: () -> [DisplayList.Item]) -> [DisplayList.Item] {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.items
    }
    let items = draw()
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append((key, items))
    return items
  }
}
