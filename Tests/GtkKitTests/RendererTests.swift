import Testing

@testable import GtkKit

/// The environment that keeps GTK from looking for GL, in the words of its version.
@Suite struct `Without GL` {
  @MainActor
  @Test(
    arguments: zip(
      [8, 14, 16, 18], ["GDK_DEBUG", "GDK_DEBUG", "GDK_DISABLE", "GDK_DISABLE"]))
  func `is requested with the variable of this GTK version`(minorVersion: Int, name: String) {
    let (variable, flags) = Renderer.flagsWithoutGL(minorVersion: minorVersion)
    #expect(variable == name)
    #expect(flags == (name == "GDK_DEBUG" ? "gl-disable" : "gl:vulkan"))
  }
}
