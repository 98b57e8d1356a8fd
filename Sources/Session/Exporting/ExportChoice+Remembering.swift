import Figures
import Geometry

/// Export options as strings, for the preferences.
extension ExportChoice {
  /// The keys of all options.
  package static let keys = [
    "figure", "format", "colors", "background", "scale", "size", "fps", "speed", "captions",
    "count", "title", "legend", "frame", "thanks", "page", "form", "lesson",
  ]

  /// The options by key; the part of the run and the caption are not remembered.
  package var words: [String: String] {
    [
      "figure": figure.rawValue, "format": kind.word, "colors": coloring.rawValue,
      "background": background.rawValue, "scale": "\(scale)",
      "size": size.map { "\(Int($0.width))x\(Int($0.height))" } ?? "natural",
      "fps": "\(stillsPerSecond)", "speed": "\(speed)", "captions": "\(showsCaptions)",
      "count": "\(count)", "title": "\(showsTitle)", "legend": "\(showsLegend)",
      "frame": "\(hasDevice)", "thanks": "\(thanks)", "page": paper ?? "picture",
      "form": printsAsUIKit ? "uikit" : "outline", "lesson": showsWholeLesson ? "whole" : "page",
    ]
  }

  /// Reads options; missing or invalid ones have defaults.
  package init(words: [String: String]) {
    self.init()
    figure = words["figure"].flatMap(FigureKind.init(rawValue:)) ?? figure
    kind = words["format"].flatMap(ExportKind.init(word:)) ?? kind
    coloring = words["colors"].flatMap(Coloring.init(rawValue:)) ?? coloring
    background = words["background"].flatMap(Background.init(rawValue:)) ?? background
    scale =
      words["scale"].flatMap(Int.init).flatMap { Self.scales.contains($0) ? $0 : nil } ?? scale
    size = words["size"].flatMap(Self.size)
    stillsPerSecond =
      words["fps"].flatMap(Int.init).flatMap { Self.rates.contains($0) ? $0 : nil }
      ?? stillsPerSecond
    speed =
      words["speed"].flatMap(Double.init).flatMap { Self.speeds.contains($0) ? $0 : nil } ?? speed
    showsCaptions = words["captions"] == "true"
    let counts = StoryboardLook.counts
    count = words["count"].flatMap(Int.init).flatMap { counts.contains($0) ? $0 : nil } ?? count
    showsTitle = words["title"] == "true"
    showsLegend = words["legend"] == "true"
    hasDevice = words["frame"] != "false"
    thanks = words["thanks"] != "false"
    paper = words["page"].flatMap { Self.papers.contains($0) ? $0 : nil }
    printsAsUIKit = words["form"] == "uikit"
    showsWholeLesson = words["lesson"] != "page"
  }

  private static func size(_ word: String) -> CGSize? {
    let sides = word.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy(Self.sides.contains) else { return nil }
    return CGSize(width: sides[0], height: sides[1])
  }
}
