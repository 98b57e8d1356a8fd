import Geometry
import Testing

@testable import Attach

@Suite struct `Screen coordinates` {
  /// A program of Qt with two windows, as it answers for the screen.
  private static func tree() -> AccessibleTree {
    func node(_ path: String, _ role: String, in parent: Int?, _ box: CGRect?) -> Accessible {
      var node = Accessible(reference: AccessibleReference(bus: ":1.1", path: path))
      (node.role, node.parent, node.extents) = (role, parent, box)
      return node
    }
    return AccessibleTree(nodes: [
      node("/0", "application", in: nil, nil),
      node("/1", "frame", in: 0, CGRect(x: 300, y: 200, width: 640, height: 480)),
      node("/2", "menu bar", in: 1, CGRect(x: 300, y: 200, width: 640, height: 23)),
      node("/3", "menu item", in: 2, CGRect(x: 306, y: 204, width: 55, height: 17)),
      node("/4", "frame", in: 0, nil),
      node("/5", "label", in: 4, CGRect(x: 20, y: 30, width: 40, height: 10)),
    ])
  }

  @Test func `become window coordinates`() {
    #expect(
      Self.tree().measuredFromWindows.nodes.map(\.extents) == [
        nil, CGRect(x: 0, y: 0, width: 640, height: 480),
        CGRect(x: 0, y: 0, width: 640, height: 23), CGRect(x: 6, y: 4, width: 55, height: 17),
        nil, nil,
      ])
  }

  @Test func `are requested from Qt, and window coordinates from others`() {
    let coordinates = ["Qt 5.15.8", "Qt 6.4.2", "GTK 4.8.3", "gtk 3.24.38", ""].map {
      RunningApplication(name: "any", process: 1, toolkit: $0, bus: ":1.1", isAnswering: true)
        .coordinates
    }
    #expect(coordinates == [.screen, .screen, .window, .window, .window])
  }
}
