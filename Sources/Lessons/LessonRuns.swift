package import Drawing
import Export
import Figures
import Hierarchy
package import Scenarios
package import Tunnel

/// The runs of a lesson's scripts, each executed once.
///
/// Not thread-safe: one check, one value.
package struct LessonRuns {
  /// The tools for pictures and places.
  package struct Tools {
    package let shaper: any TextShaper
    package let world: World?
    /// Names places for questions, in the lesson's language.
    ///
    /// Scripts get English names, as they must behave the same in every language.
    package let placeNames: any ReverseGeocoding

    package init(shaper: any TextShaper, world: World?, placeNames: any ReverseGeocoding) {
      (self.shaper, self.world, self.placeNames) = (shaper, world, placeNames)
    }
  }

  let tools: Tools
  private var outcomes: [String: RunOutcome] = [:]

  package init(_ tools: Tools) { self.tools = tools }

  /// The outcome of a script; each script is executed once.
  package mutating func outcome(of text: String) -> RunOutcome {
    if let outcome = outcomes[text] { return outcome }
    let run = Run(
      Scenario(script: text, named: "lesson"), geocoder: tools.world ?? CoordinatesOnly())
    let outcome = run.execute()
    outcomes[text] = outcome
    return outcome
  }

  /// The digest of the stage's picture at the end of a script: 16 hexadecimal digits.
  mutating func stageDigest(of text: String) -> String {
    let bytes = (try? SVGExporter().encode(stage(of: text), scale: 1, shaper: tools.shaper)) ?? []
    return Digest(of: Array(String(decoding: bytes, as: UTF8.self).withoutNames.utf8)).description
  }

  /// Whether the stages of two scripts look alike at their ends, pixel by pixel.
  mutating func stagesLookAlike(_ text: String, _ other: String) -> Bool {
    func pixels(_ picture: DisplayList) -> [UInt8]? {
      try? PNGExporter().encode(picture, scale: 1, shaper: tools.shaper)
    }
    return pixels(stage(of: text)) == pixels(stage(of: other))
  }

  private mutating func stage(of text: String) -> DisplayList {
    let recording = outcome(of: text).recording
    let options = FigureOptions(shaper: tools.shaper, world: tools.world)
    return Figure.draw(
      .stage, of: recording, at: Playhead(.line(.max), in: recording), options: options)
  }
}

extension String {
  /// The SVG without its invisible parts, so that pictures that look alike are equal.
  fileprivate var withoutNames: String {
    replacing(/<title[^>]*>[^<]*<\/title>/, with: "")
      .replacing(/\s(?:id|class|role|aria-[a-z]+|data-[a-z-]+)="[^"]*"/, with: "")
  }
}

/// The 64-bit FNV-1a digest of some bytes: sufficient to distinguish pictures, and portable.
struct Digest: CustomStringConvertible {
  let description: String

  init(of bytes: [UInt8]) {
    let value = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    let digits = String(value, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
