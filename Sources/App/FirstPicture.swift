import Drawing
import Figures
import Geometry
import Session

/// What the first picture of Tunnel is made of, for whoever prepares it.
///
/// Nothing looks different where something is missing here: it is only learnt later.
nonisolated enum FirstPicture {
  /// Its words, by size and weight: to find a font, and how wide letters are beside each other, takes longer
  /// than all else.
  static let texts: [TextRun] = {
    let places = [
      "United Kingdom", "Sweden", "Denmark", "Norway", "Poland", "Germany", "Netherlands", "Russia",
      "Latvia", "Lithuania",
    ]
    let seas = [
      "North Sea", "Baltic Sea", "Irish Sea", "Norwegian Sea", "North Atlantic Ocean",
      "South Pacific Ocean", "Southern Ocean", "Gulf of Bothnia", "Skagerrak", "Kattegat",
      "Danish Straits", "Inner Seas of Scotland",
    ]
    let cities = [
      "Berlin", "Hamburg", "Warsaw", "Stockholm", "Birmingham", "Copenhagen", "Oslo",
    ]
    let towns = [
      "Aarhus", "Amsterdam", "Bergen", "Birkenhead", "Bradford", "Bremen", "Coventry", "Edinburgh",
      "Glasgow", "Gothenburg", "Hanover", "Kingston upon Hull", "Leeds", "Leicester", "Liverpool",
      "Manchester", "Newcastle upon Tyne", "Nottingham", "Sheffield", "The Hague", "Utrecht",
    ]
    let controllers = ["window", "tunnel", "startMap", "targetMap", "startGeo", "targetGeo"]
    let classes = ["Window", "TunnelController", "MapController", "GeoInfoController"]
    let states = [
      "appeared", "appearing", "disappearing", "disappeared", "not loaded", "320 × 460",
    ]
    let words: [(TextRun.Weight, Double, [String])] = [
      (.regular, 9.5, ["200 km"] + seas), (.regular, 10, seas), (.regular, 10.5, ["0 ms"] + towns),
      (.regular, 11, ["forwarded"] + controllers), (.regular, 12, classes),
      (.medium, 11.5, ["topContainer", "bottomContainer", "infoButton"]),
      (.semibold, 9.5, places), (.semibold, 10, places), (.semibold, 10.5, places),
      (.semibold, 11, ["Views", "In no container", "56.55° N, 8.3167° E"] + cities),
      (.semibold, 11.5, ["tunnel.view", "startMap.view", "targetMap.view"]),
      (.semibold, 12, states + controllers), (.bold, 14, controllers),
    ]
    return words.flatMap { weight, size, texts in
      texts.map { TextRun($0, size: size, weight: weight) }
    }
  }()

  /// Draws what the window usually will, for nobody, and with blocks for letters: types and tables that are made
  /// when they are first met are there when the window needs them.
  static func rehearse() {
    let session = Session(worlds: .installed)
    let options = FigureOptions(
      shaper: Blocks(), theme: .light, size: CGSize(width: 400, height: 500))
    for kind in [FigureKind.stage, .hierarchy, .timeline] {
      _ = Figure.draw(
        kind, of: session.recording, at: session.player.playhead, options: options)
    }
  }
}

/// Letters that are all alike, as fonts belong to other threads.
nonisolated private final class Blocks: TextShaper {
  func size(of run: TextRun) -> CGSize {
    CGSize(width: run.width ?? run.size * Double(run.text.count) / 2, height: run.size)
  }

  func lines(of run: TextRun) -> [TextLine] {
    [TextLine(text: run.text, baseline: CGPoint(x: 0, y: run.size), width: size(of: run).width)]
  }

  func outline(of run: TextRun) -> Path { Path() }
}
