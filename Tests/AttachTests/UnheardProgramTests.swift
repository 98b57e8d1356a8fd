import Testing

@testable import Attach

/// What tells which programs show windows where a compositor keeps that to itself.
@Suite struct `A process under Wayland` {
  private static let gtk = "/usr/lib/libgtk-4.so.1.800.3\n/usr/lib/libwayland-client.so.0.21.0\n"

  @Test(arguments: [
    (gtk + "/memfd:gdk-wayland (deleted)\n", true), (gtk + "/dev/dri/renderD128\n", true),
    // Before it has a window, GTK has only the pictures of the pointer.
    (gtk + "/memfd:wayland-cursor (deleted)\n", false),
    ("/usr/lib/libwayland-client.so.0.21.0\n/memfd:wayland-shm (deleted)\n", false),
    ("/usr/lib/libgtk-4.so.1.800.3\n/dev/dri/renderD128\n", false), ("", false),
  ])
  func `shows windows if it has a toolkit and buffers`(files: String, hasDrawn: Bool) {
    #expect(UnheardProgram.hasDrawn(onWayland: files) == hasDrawn)
  }
}
