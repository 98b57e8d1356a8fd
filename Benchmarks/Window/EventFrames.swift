import App
import Foundation
import Geometry
import GioKit
import GtkKit
import Hierarchy
import Session

/// The list of 100,000 events: scrolled by a few rows a frame, and while 1,000 more come a second.
final class EventFrames: FrameWork {
  private static let count = 100_000
  /// How often a second more come, and how many at once.
  private static let updates = 4, atOnce = 250
  private static let seconds = 5
  private var recording = Recording()
  private let pane: PaneAlone
  private var meter = FrameMeter()
  private var frame = 0
  private var (start, pictures) = (0.0, 0.0)

  init(_ application: Application) {
    for number in 1...50 {
      let id = NodeID(Int32(number))
      recording.append(.controllerMade(id, name: "child \(number)", className: "ViewController"))
    }
    for number in 0..<Self.count { Self.add(number, to: &recording) }
    var session = Session(worlds: WorldStore(file: nil), opening: nil)
    session.open(recording, named: "events")
    session.goToEnd()
    pane = PaneAlone(
      .events, of: application, size: CGSize(width: 700, height: 900), showing: session)
  }

  private static func add(_ number: Int, to recording: inout Recording) {
    let kinds: [Callback] = [
      .viewWillAppear(animated: true), .viewIsAppearing(animated: true),
      .viewDidAppear(animated: true), .viewWillDisappear(animated: true),
      .viewDidDisappear(animated: true),
    ]
    recording.append(
      .callback(kinds[number % kinds.count]), by: NodeID(Int32(1 + number % 50)),
      at: Instant(milliseconds: number), turn: Int32(number / 10))
  }

  func begin() {
    pane.present()
    pane.onFrame { [self] time in
      frame += 1
      guard frame > 30 else { return true }
      meter.tick(time)
      pane.scroll(to: 200_000 + Double(frame) * 45)
      guard frame > 300 else { return true }
      meter.report("scroll")
      follow()
      return false
    }
  }

  /// Lets the recording grow while one looks at its end.
  private func follow() {
    pane.change { $0.goToEnd() }
    MainLoop.async(after: 1) { [self] in
      (start, pictures) = (FrameMeter.now, 0)
      update(Self.seconds * Self.updates)
    }
  }

  /// Adds events so many times, and then reports what that took.
  private func update(_ count: Int) {
    guard count > 0 else {
      // Milliseconds a second are tenths of a percent.
      print("append", (FrameMeter.now - start) / Double(Self.seconds) / 10)
      print("append-change", pictures / Double(Self.seconds) / 10)
      exit(0)
    }
    for _ in 0..<Self.atOnce { Self.add(recording.events.count, to: &recording) }
    let before = FrameMeter.now
    pane.change { $0.follow(recording) }
    pictures += FrameMeter.now - before
    MainLoop.async(after: 1 / Double(Self.updates)) { [self] in update(count - 1) }
  }
}
