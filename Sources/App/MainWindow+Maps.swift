import Figures
import Foundation
import GioKit
import GtkKit
import Hierarchy
import Session
import Tunnel
import Support

/// Finding places, and map options.
extension MainWindow {
  static let mapMenu = Menu([
    Menu.Section(MapSwitch.allCases.map { .action($0.title, $0.fullName) })
  ])

  func installMaps() {
    for choice in MapSwitch.allCases {
      let isOn = settings.drawing.maps.contains(choice)
      native.add(
        Action(choice.rawValue, isOn: isOn) { [weak self] isOn in self?.set(choice, to: isOn) })
      set(choice, to: isOn)
    }
    finder.onGo { [weak self] place in self?.go(to: place) }
    stage.mapLook.locale = Self.locale
    finder.look(in: session.worlds.world, locale: Self.locale)
    facts.onShow { [weak self] in self?.showFacts() }
  }

  /// The user's language and units, as far as maps support them.
  private static var locale: AnswerLocale {
    localeName.flatMap(AnswerLocale.init(identifier:)) ?? .english
  }

  private func set(_ choice: MapSwitch, to isOn: Bool) {
    if isOn {
      settings.drawing.maps.insert(choice)
    } else {
      settings.drawing.maps.remove(choice)
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
  func showFacts() {
    guard let place = stage.travellerPlace else { return }
    facts.show(
      TunnelFacts(about: StraightTunnel(antipodeOf: place), under: Sun(at: Date())),
      in: stage.mapLook.locale)
  }

  /// Moves the traveller to a place and focuses it.
  private func go(to place: Coordinate) {
    guard let marker = stage.traveller else {
      return say(localized("There is no map on the stage. Flip to the maps first."))
    }
    stage.mapLook.center(marker.map, in: session.state)
    send(
      .stage(
        .move(
          marker: marker.index, map: marker.map,
          to: Content.Place(latitude: place.latitude, longitude: place.longitude))))
    _ = stage.reader(of: marker.map, .marker(marker.index))?.grabFocus()
  }
}
