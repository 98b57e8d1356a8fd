import Drawing
import TestSupport

/// Labels as hierarchies have them, in five scripts, emoji among them, the same for the same seed.
struct RandomLabels: RandomNumberGenerator {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  private static let alphabets: [[Character]] = [
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÅÄÖéßñ0123456789.,:()#_-"),
    Array("東京日本語地球裏側制御器表示画面親子追加削除半回転のとはがをアイウエオ漢字한국어"),
    Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي"),
    Array("कखगघचजटडतदनपबमयरलकिकीकुक्षत्र"),
    Array("😀🐞🚀🎉🌍🔥💡🧪📱👍☎☂★♞αβγδЖИЩЯ"),
  ]

  mutating func label() -> String {
    let alphabet = Self.alphabets[Int.random(in: 0..<Self.alphabets.count, using: &self)]
    var text = ""
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      if !text.isEmpty { text += " " }
      for _ in 0..<Int.random(in: 1...12, using: &self) {
        text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &self)])
      }
    }
    return text
  }

  mutating func run() -> TextRun {
    TextRun(
      label(), size: Double.random(in: 8...40, using: &self),
      weight: [.regular, .medium, .semibold, .bold][Int.random(in: 0..<4, using: &self)],
      family: Bool.random(using: &self) ? .sans : .mono,
      alignment: [.leading, .center, .trailing][Int.random(in: 0..<3, using: &self)],
      width: Bool.random(using: &self) ? Double.random(in: 20...400, using: &self) : nil,
      maximumLines: Int.random(in: 0...3, using: &self))
  }
}
