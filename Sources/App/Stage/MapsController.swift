import Figures
import Foundation
import GioKit
import GtkKit
import Hierarchy
import Session
import Support
import Tunnel

/// The maps on the stage: finding places, facts about the tunnel, and map options.
final class MapsController {
  /// The controls in the stage's heading, visible while there is a map.
  struct Tools {
    let finder = PlaceFinder()
    let facts = TunnelFactsPane()
    let menu = MenuButton(.text(localized("Map")), MapsController.menu)

    fileprivate var buttons: [MenuButton] { [finder.button, facts.button, menu] }
  }

  private let tools: Tools
  private let stage: StagePane
  private let store: SessionStore
  private let notices: Notices
  /// Advances the night on the maps.
  private var nightTimer: MainLoopTimer?

  private static let menu = Menu([
    Menu.Section(MapSwitch.allCases.map { .action($0.title, $0.fullName) })
  ])

  /// The user's language and units, as far as maps support them.
  private static var locale: AnswerLocale {
    localeName.flatMap(AnswerLocale.init(identifier:)) ?? .english
  }

  init(
    _ tools: Tools, on stage: StagePane, _ store: SessionStore, _ actions: WindowActions,
    _ notices: Notices
  ) {
    (self.tools, self.stage, self.store, self.notices) = (tools, stage, store, notices)
    for choice in MapSwitch.allCases {
      let isOn = store.settings.drawing.maps.contains(choice)
      actions.add(
        Action(choice.rawValue, isOn: isOn) { [weak self] isOn in self?.set(choice, to: isOn) })
      set(choice, to: isOn)
    }
    tools.finder.onGo { [weak self] place in self?.go(to: place) }
    stage.mapLook.locale = Self.locale
    tools.finder.look(in: store.session.worlds.world, locale: Self.locale)
    tools.facts.onShow { [weak self] in self?.showFacts() }
    store.observe({ FigureKind.map.isDrawable(of: $0.state) }) { hasMaps in
      for tool in tools.buttons where tool.isVisible != hasMaps { tool.isVisible = hasMaps }
    }
    store.observe { [weak self] _ in if tools.facts.isShown { self?.showFacts() } }
  }

  private func set(_ choice: MapSwitch, to isOn: Bool) {
    if isOn {
      store.settings.drawing.maps.insert(choice)
    } else {
      store.settings.drawing.maps.remove(choice)
    }
    choice.set(isOn, in: &stage.mapLook, now: Date())
    guard choice == .night else { return }
    nightTimer = isOn ? nextNight() : nil
  }

  /// Advances the night once a minute, by a quarter of a degree.
  private func nextNight() -> MainLoopTimer {
    MainLoopTimer(after: 60) { [weak self] in
      guard let self else { return }
      MapSwitch.night.set(true, in: &stage.mapLook, now: Date())
      nightTimer = nextNight()
    }
  }

  /// Shows facts about the tunnel below the traveller at this moment.
  private func showFacts() {
    guard let place = stage.travellerPlace else { return }
    tools.facts.show(
      TunnelFacts(about: StraightTunnel(antipodeOf: place), under: Sun(at: Date())),
      in: stage.mapLook.locale)
  }

  /// Moves the traveller to a place and focuses it.
  private func go(to place: Coordinate) {
    guard let marker = stage.traveller else {
      return notices.say(localized("There is no map on the stage. Flip to the maps first."))
    }
    stage.mapLook.center(marker.map, in: store.session.state)
    store.send(
      .stage(
        .move(
          marker: marker.index, map: marker.map,
          to: Content.Place(latitude: place.latitude, longitude: place.longitude))))
    _ = stage.reader(of: marker.map, .marker(marker.index))?.grabFocus()
  }

  /// Opens the place search, if there is a map; returns whether there is.
  func find() -> Bool {
    guard tools.finder.button.isVisible, !store.session.isReadOnly else { return false }
    tools.finder.open()
    return true
  }
}
