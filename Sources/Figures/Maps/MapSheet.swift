package import Drawing
import Geometry
package import Hierarchy
import Tunnel

/// A map without its names, to be made before it is asked for, on any thread.
package struct MapSheet: Sendable {
  let earth: MapEarth
  let stamp: Int

  /// Makes it; that takes some thousandths of a second.
  package func group() -> Group {
    Group(
      title: "sheet", bounds: CGRect(origin: .zero, size: earth.projection.size), stamp: stamp,
      items: earth.items)
  }
}

extension MapCache {
  /// The sheets of all maps that a state shows; see `expect`.
  package func sheets(of state: HierarchyState, options: FigureOptions) -> [MapSheet] {
    guard options.world != nil else { return [] }
    let canvas = Canvas(state, options: options)
    return state.views.values.map(\.id).compactMap { view in
      options.mapLook.projection(of: view, in: state).map {
        MapSheet(earth: MapEarth($0, on: canvas), stamp: newStamp())
      }
    }
  }
}
