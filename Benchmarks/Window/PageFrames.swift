import App
import Figures
import Foundation
import Geometry
import GtkKit
import Hierarchy
import Session

/// Two pages, each a map with a bar above it, of which one turns over to the other or pushes it out.
final class PageFrames: FrameWork {
  enum Motion { case flip, slide }

  private let pane: PaneAlone
  private var meter = FrameMeter()
  private var last: Int64?
  /// A tenth of the pace of UIKit's flip.
  private static let speed = 0.1

  init(_ motion: Motion, _ size: CGSize, _ application: Application) {
    var session = Session(worlds: WorldStore(), opening: nil)
    session.open(Pages(motion, size).recording, named: "pages")
    session.preferences.playback.speed = Self.speed
    session.perform(.time(.seekToEvent(0)))
    // The device around the screen.
    let edge = 2 * (StageFigure.bezel + 20)
    pane = PaneAlone(
      .stage, of: application,
      size: CGSize(width: size.width + edge, height: size.height + edge), showing: session)
  }

  func begin() {
    pane.present()
    var rest = 20
    pane.onFrame { [self] time in
      if rest > 0 {
        rest -= 1
        if rest == 0 { pane.change { $0.perform(.time(.play)) } }
        return true
      }
      meter.tick(time)
      let elapsed = Double(time - (last ?? time)) / 1e6
      last = time
      pane.change { $0.tick(elapsed) }
      guard !pane.session.isMoving else { return true }
      meter.report("frame")
      exit(0)
    }
  }
}

/// The recording of two pages.
private struct Pages {
  private(set) var recording = Recording()
  private static let window = NodeID(1), host = NodeID(2), duration = 0.3

  init(_ motion: PageFrames.Motion, _ size: CGSize) {
    let frame = CGRect(origin: .zero, size: size)
    add(Self.window, "window", "Window", frame)
    recording.append(.rootViewController(window: Self.window, nil))
    add(Self.host, "host", "View", frame)
    recording.append(.superview(Self.host, Self.window, index: 0))
    let pages = [NodeID(3), NodeID(6)]
    let places = [(48.2, 16.4), (-48.2, -163.6)]
    for (number, (page, place)) in zip(pages, places).enumerated() {
      add(page, "page\(number)", "View", frame)
      let (bar, map) = (NodeID(page.rawValue + 1), NodeID(page.rawValue + 2))
      add(bar, "bar\(number)", "Bar", CGRect(x: 0, y: 0, width: size.width, height: 44))
      recording.append(
        .property(bar, .content(.bar(title: "Page \(number + 1)", back: nil))))
      add(
        map, "map\(number)", "MapView",
        CGRect(x: 0, y: 44, width: size.width, height: size.height - 44))
      let content = Content.Map(
        center: Content.Place(latitude: place.0, longitude: place.1), latitudeSpan: 14,
        longitudeSpan: 14,
        markers: [
          Content.Marker(
            picture: "man", place: Content.Place(latitude: place.0, longitude: place.1), lift: 0)
        ])
      recording.append(.property(map, .content(.map(content))))
      recording.append(.superview(map, page, index: 0))
      recording.append(.superview(bar, page, index: 1))
    }
    recording.append(.superview(pages[0], Self.host, index: 0))
    note(at: .zero)
    recording.append(.superview(pages[1], Self.host, index: 1))
    switch motion {
    case .flip: animate(1, Self.host, .transition(.flipFromRight, from: pages[0], to: pages[1]))
    case .slide:
      let (left, middle, right) = (
        CGPoint(x: -size.width / 2, y: size.height / 2), frame.center,
        CGPoint(x: size.width * 1.5, y: size.height / 2)
      )
      animate(1, pages[0], .property(from: .center(middle), to: .center(left)))
      animate(2, pages[1], .property(from: .center(right), to: .center(middle)))
      recording.append(.property(pages[0], .center(left)))
    }
    note(at: .zero)
    recording.append(.animationEnded(1))
    if motion == .slide { recording.append(.animationEnded(2)) }
    recording.append(.superview(pages[0], nil, index: 0))
    note(at: Instant(seconds: Self.duration))
  }

  private mutating func add(_ id: NodeID, _ name: String, _ type: String, _ frame: CGRect) {
    recording.append(.viewMade(id, name: name, className: type))
    recording.append(.property(id, .bounds(CGRect(origin: .zero, size: frame.size))))
    recording.append(.property(id, .center(frame.center)))
    recording.append(.property(id, .clipsToBounds(true)))
    recording.append(.property(id, .backgroundColor(.white)))
  }

  private mutating func animate(_ number: Int32, _ view: NodeID, _ motion: AnimationState.Motion) {
    recording.append(
      .animationBegan(
        AnimationState(
          id: number, view: view, motion: motion, begin: .zero, duration: Self.duration,
          curve: .easeInOut)))
  }

  private mutating func note(at instant: Instant) {
    recording.append(.settled, by: nil, at: instant, turn: 1)
  }
}
