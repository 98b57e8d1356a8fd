import Foundation
import Geometry
import Hierarchy
import Scenarios
@testable import Session

/// Goes on where a file of any bytes says that the last session was.
enum PlaceTrial {
  private static let worlds = WorldStore(file: nil)

  /// What must not be; nil where the file says nothing or a session goes on.
  static func complaint(about bytes: [UInt8]) -> String? {
    guard let place = try? JSONDecoder().decode(Whereabouts.self, from: Data(bytes)) else {
      return nil
    }
    guard let kept = try? JSONEncoder().encode(place),
      (try? JSONDecoder().decode(Whereabouts.self, from: kept)) == place
    else { return "it cannot be kept again" }
    let session = Session(worlds: worlds, resuming: place)
    var other = Session(worlds: worlds)
    other.open(place)
    other.stand(at: place)
    if let complaint = complaint(about: session) ?? complaint(about: other) { return complaint }
    guard let next = session.whereabouts.map({ Session(worlds: worlds, resuming: $0) }) else {
      return "it is kept nowhere where one is"
    }
    return next.recording.traceText(all: true) == session.recording.traceText(all: true)
      ? nil : "the next start is on another run"
  }

  private static func complaint(about session: Session) -> String? {
    let recording = session.recording
    guard (0...recording.events.count).contains(session.player.eventCount) else {
      return "it stands at event \(session.player.eventCount) of \(recording.events.count)"
    }
    guard session.player.instant >= .zero, session.player.instant <= max(recording.end, .zero)
    else { return "it stands at no instant of the run" }
    _ = session.state.outline
    _ = session.microscope.map { ($0.start, $0.end) }
    return nil
  }

  /// What sessions that did all kinds of things leave behind.
  static let seeds: [[UInt8]] = {
    var pushed = Session(worlds: worlds, opening: "vertical")
    pushed.perform(action: "push")
    pushed.opened.stepBack()
    pushed.opened.select(pushed.state.controllers.values.map(\.id).max())
    var handled = Session(worlds: worlds, opening: "tunnel")
    handled.perform(action: "radar")
    handled.rotate()
    let views = handled.state.views.values.map(\.id).sorted()
    if let first = views.first, let last = views.last {
      let place = Content.Place(latitude: 10, longitude: 20)
      let (screen, way) = (CGSize(width: 1024, height: 768), CGSize(width: 30, height: 4))
      let gestures: [Gesture] = [
        .resize(CGSize(width: 500, height: 600), animated: true), .layFlat, .warnOfMemory,
        .network(latency: 0.5, isDown: false), .share(screen: screen, width: 500, animated: true),
        .pan(last, .began), .pan(last, .changed(by: way)), .pan(last, .ended(velocity: way)),
        .tap(first), .dragMarker(map: last, marker: 0, .began, place: place),
        .dragMarker(map: last, marker: 0, .changed, place: place),
        .dragMarker(map: last, marker: 0, .ended, place: place), .pan(first, .cancelled),
        .cancelTransition(animation: nil),
      ]
      for gesture in gestures { handled.perform(gesture) }
    }
    var cancelled = Session(worlds: worlds, opening: "transition")
    cancelled.opened.goToStart()
    cancelled.opened.lookAtTransition()
    cancelled.opened.seek(toFraction: 0.37)
    cancelled.cancelTransition()
    let places = SystemInfo.all.map { Session(worlds: worlds, opening: $0.slug).whereabouts }
    return ([pushed.whereabouts, handled.whereabouts, cancelled.whereabouts] + places).compactMap {
      $0.flatMap { try? JSONEncoder().encode($0) }.map { Array($0) }
    }
  }()
}
