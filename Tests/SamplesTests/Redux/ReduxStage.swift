import Testing

@testable import Samples

/// The Redux app on a stage of the size of its specification, and short words for what is done to it.
final class ReduxStage {
  let stage: Stage<ReduxTabBarController>

  init(
    _ setup: ReduxSetup = ReduxSetup(), network: Network = .fast,
    size: CGSize = CGSize(width: 375, height: 667), profile: Profile = .ios17
  ) {
    stage = Stage(size: size, profile: profile) {
      Simulation.current.network = network
      return ReduxTabBarController("redux", setup: setup)
    }
  }

  /// With the list on show.
  static func loaded(_ setup: ReduxSetup = ReduxSetup()) -> ReduxStage {
    let redux = ReduxStage(setup)
    redux.stage.advance(by: 1000)
    return redux
  }

  static let published = ReduxSetup(version: .original, vendor: .list)

  var root: ReduxTabBarController? { stage.root }
  var list: ListViewController? { root?.listViewController }
  var navigation: NavigationController? { root?.containerStack }
  var flow: ContainerCoordinator? { root?.app.children.first as? ContainerCoordinator }
  /// The coordinators below that of the first tab.
  var open: [String] { flow?.children.map(\.name) ?? [] }

  /// The coordinators of the whole app, with what is below that of the first tab.
  static func tree(_ first: String) -> String {
    "app(\(([first] + ReduxTab.all.dropFirst().map(\.slug)).joined(separator: ", ")))"
  }

  func tap(_ rows: Int...) {
    stage.perform { for row in rows { list?.tapRow(row) } }
    stage.finish()
  }

  func pop() {
    stage.perform { navigation?.popViewController(animated: true) }
    stage.finish()
  }

  /// Rests a finger on a row until the card is there.
  func press(_ row: Int) {
    stage.perform { list?.press.begin(row: row) }
    stage.advance(by: 1200)
  }

  func lift(_ lift: (PreviewPress) -> Void) {
    stage.perform { if let press = list?.press { lift(press) } }
    stage.finish()
  }

  /// What the trace says from an event on, with what controllers ask of delegates and vendors.
  func story(from event: Int = 0) -> [String] {
    let recording = stage.simulation.recording
    return recording.events[event...].filter { event in
      if case .containerCall = event.kind { return true }
      return event.isInDefaultTrace
    }.compactMap(recording.traceLine(of:))
  }
}
