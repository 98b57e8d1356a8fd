import Drawing
import Figures
import Geometry
import Hierarchy
import Support
import Scenarios
import Tunnel

/// A picture that was looked at: of a system or a scenario, after some verbs, at some instants.
struct Shot {
  /// The lines of the seeds' catalog that it shows.
  let lines: String
  let subject: String
  var variant: String?
  /// Verbs of the system, each with its instant in milliseconds.
  var verbs: [Verb] = []
  let figure: FigureKind
  /// The instants in milliseconds.
  var instants: [Int] = [0]
  /// The size of the window, if it is not the system's own.
  var size: CGSize?
  var theme = Theme.light
  var showsWorld = false
  /// Whether the stage labels the shown and the hidden controller.
  var showsRoles = false

  /// Something done at an instant.
  typealias Verb = (slug: String, instant: Int)

  /// One picture and the name it goes by.
  struct Picture {
    let name: String
    let picture: DisplayList
  }

  /// The pictures, drawn with the letters of a shaper.
  ///
  /// Where a system and a script have one name, the system is meant.
  func pictures(_ shaper: any TextShaper = BlockShaper()) throws -> [Picture] {
    let system = SystemInfo.all.first { $0.slug == subject }
    guard let scenario = system.map(Scenario.init(opening:)) ?? Scenario.named(subject),
      let shippedWorld
    else { throw UnknownSubject(name: subject) }
    var run = Run(scenario, variant: variant, geocoder: shippedWorld)
    if let size { run.perform(.resize(size, animated: false), at: .zero) }
    for verb in verbs {
      run.perform(.action(verb.slug), at: Instant(milliseconds: verb.instant))
    }
    let recording = run.record()
    return instants.map { milliseconds in
      let playhead = Playhead(.instant(Instant(milliseconds: milliseconds)), in: recording)
      return Picture(
        name: name(at: milliseconds),
        picture: Figure.draw(figure, of: recording, at: playhead, options: options(shaper)))
    }
  }

  private func options(_ shaper: any TextShaper) -> FigureOptions {
    var wanted = FiguresTests.options(theme)
    wanted.shaper = shaper
    wanted.showsRoles = showsRoles
    if showsWorld { (wanted.world, wanted.mapLook) = (shippedWorld, MapLook(style: .hybrid)) }
    return wanted
  }

  private func name(at milliseconds: Int) -> String {
    let parts = [
      lines, subject, variant, verbs.isEmpty ? nil : verbs.map(\.slug).joined(separator: " "),
      size.map { "\(Int($0.width))x\(Int($0.height))" }, theme == .dark ? "dark" : nil,
      showsWorld ? "hybrid" : nil, showsRoles ? "roles" : nil, figure.rawValue,
      "\(milliseconds) ms",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  struct UnknownSubject: Error { let name: String }
}

/// The shipped world, read once.
let shippedWorld: World? = ResourceFolder.find("World/world.tgeo").flatMap {
  try? World(contentsOf: $0)
}
