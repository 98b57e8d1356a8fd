import Geometry
import Hierarchy
import TestSupport
import Testing

/// Recordings and dumps that fuzzing found, and some that are damaged here, as they are shown.
@Suite struct `An arbitrary recording or dump` {
  private static let seeds =
    FoundFile.all(in: "../../Examples/Dumps")
    + FoundFile.all(in: "../ImportTests/Cases")
    .filter { $0.bytes.count < 4_000 }

  @Test(arguments: seeds.prefix(5) + FoundFile.all(in: "Found/shown"))
  func `that once failed is shown`(file: FoundFile) {
    #expect(ShownTrial.complaint(about: file.bytes) == nil)
  }

  @Test func `is shown as far as it is readable`() {
    let marks = [
      "1e300", "-1e300", "nan", "inf", "99999999999999999999", "-1", "0", "{", "}", "\n", "<", ">",
    ]
    for bytes in Damage(of: Self.seeds.map(\.bytes), count: 60, seed: 7, marks: marks) {
      let complaint = ShownTrial.complaint(about: bytes)
      #expect(complaint == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `with lengths and times beyond integers is shown`() {
    let (window, view) = (NodeID(1), NodeID(2))
    let (late, latest) = (Instant(nanoseconds: .max - 5), Instant(nanoseconds: .max))
    var recording = Recording()
    let changes: [Change] = [
      .viewMade(window, name: "window", className: "Window"),
      .rootViewController(window: window, nil),
      .viewMade(view, name: "view", className: "View"), .superview(view, window, index: 0),
      .property(window, .bounds(CGRect(x: 0, y: 0, width: 1e300, height: 1e300))),
      .property(view, .bounds(CGRect(x: 0, y: 0, width: 1e30, height: 1e30))),
      .property(view, .content(.spinner)),
      .animationBegan(
        AnimationState(
          id: 1, view: view, motion: .property(from: .alpha(0), to: .alpha(1)), begin: late,
          duration: 1e300, curve: TimingCurve.allCases[0])),
    ]
    for change in changes { recording.append(change) }
    recording.append(.settled, by: nil, at: latest, turn: 1)
    #expect(ShownTrial.complaint(about: RecordingFile.bytes(of: recording)) == nil)
  }
}
