import GioKit
import Testing
import Support

@testable import Attach

/// The messages when no program can be watched: what is missing, and how to get it.
@Suite struct `Without an accessibility bus` {
  private static let remedy =
    "; install the package at-spi2-core, which starts it on demand, and start "
    + "the programs to watch with accessibility: GTK_A11Y=atspi for GTK 4, "
    + "QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 for Qt"

  @Test(
    arguments: [
      (DBusError.nobody, "the accessibility bus (org.a11y.Bus) is not running"),
      (.silence, "org.a11y.Bus is not responding"),
      (.closed, "the bus disconnected"),
      (.noBus(reason: "refused"), "no such bus: refused"),
    ])
  func `the message gives the reason and a remedy`(error: DBusError, reason: String) {
    let told = AttachError.noAccessibility(error)
    #expect("\(told)" == "there is no accessibility bus (\(reason))" + Self.remedy)
    #expect(told.isLack)
  }

  /// A language that says everything between marks.
  private let marked = Translation(
    text: { "‹\($0)›" }, counted: { _, several, _ in "‹\(several)›" })

  @Test(
    arguments: [
      (
        AttachError.noSession(.noBus(reason: "refused")),
        "‹there is no session bus (‹no such bus: refused›); start a desktop session, or "
          + "this program under dbus-run-session, from the package dbus-daemon›"
      ),
      (
        .noAccessibility(.silence),
        "‹there is no accessibility bus (‹org.a11y.Bus is not responding›)" + remedy + "›"
      ),
      (.gone("gedit"), "‹gedit quit›"),
      (.silent("gedit"), "‹gedit is not responding; it may be busy or stopped›"),
      (
        .unknown("gedit", running: ["a", "b"]),
        "‹no running program named \"gedit\"; running: a, b›"
      ),
    ])
  func `the message is in the user's language`(error: AttachError, text: String) {
    Translation.$here.withValue(marked) { #expect("\(error)" == text) }
  }
}
