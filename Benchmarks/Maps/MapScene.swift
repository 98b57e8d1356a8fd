import Geometry
import Hierarchy

/// A window with maps in it, one below the other.
struct MapScene {
  private var recording = Recording()
  var state: HierarchyState { recording.latest }

  /// The view of a map, by its number from above.
  static func map(_ number: Int) -> NodeID { NodeID(Int32(2 + number)) }

  init(of maps: [Content.Map], size: CGSize) {
    let window = NodeID(1)
    add(window, "window", "Window", CGRect(origin: .zero, size: size))
    recording.append(.rootViewController(window: window, nil))
    let height = size.height / Double(maps.count)
    for (number, map) in maps.enumerated() {
      let id = Self.map(number)
      add(
        id, "map\(number)", "MapView",
        CGRect(x: 0, y: height * Double(number), width: size.width, height: height))
      recording.append(.property(id, .content(.map(map))))
      recording.append(.superview(id, window, index: Int32(number)))
    }
  }

  private mutating func add(_ id: NodeID, _ name: String, _ type: String, _ frame: CGRect) {
    recording.append(.viewMade(id, name: name, className: type))
    recording.append(.property(id, .bounds(CGRect(origin: .zero, size: frame.size))))
    recording.append(.property(id, .center(frame.center)))
  }
}
