import Testing

@testable import GtkKit

/// The kind of display server, derived from GDK's name of the display.
@Suite struct `A display server` {
  @MainActor
  @Test(
    arguments: zip(
      ["GdkX11Display", "GdkWaylandDisplay", "GdkBroadwayDisplay", "GdkMacosDisplay", ""],
      [Toolkit.DisplayServer.x11, .wayland, .broadway, .other, .other]))
  func `is detected by the class of its display`(name: String, server: Toolkit.DisplayServer) {
    #expect(Toolkit.DisplayServer(type: name) == server)
  }
}
