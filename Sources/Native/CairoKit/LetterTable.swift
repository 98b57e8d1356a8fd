import CCairo
import Drawing
import Geometry

/// Letter widths and kerning of one font, so that most names are measured without a layout.
///
/// Contains only letters whose shape depends on the previous letter at most; other characters and
/// texts that are too wide use Pango. A test compares both with random names.
final class LetterTable {
  /// In Pango's units.
  struct Line {
    let width: Int
    let height: Int
    let baseline: Int
  }

  private let style: TextRun
  private let context: OpaquePointer
  /// The advance of each letter by the previous letter; 0 stands for the start of a word.
  private var advances: [Int32]
  private var outlines: [Path?]
  private var glyphs: [UInt32?]
  /// A layout that retains the font.
  private let sample: Layout
  private let height: Int
  private let baseline: Int

  private static let unknown = Int32.min
  /// The number of bytes from the space to z, plus one for the start of a word.
  private static let count = 92

  private static func place(_ byte: UInt8) -> Int { Int(max(byte, blank - 1) - (blank - 1)) }

  /// Creates a table for a run's font; letters are measured on first use.
  init(_ run: TextRun, in context: OpaquePointer) {
    style = TextRun("", size: run.size, weight: run.weight, family: run.family)
    self.context = context
    advances = Array(repeating: Self.unknown, count: Self.count * Self.count)
    outlines = Array(repeating: nil, count: Self.count)
    glyphs = Array(repeating: nil, count: Self.count)
    sample = Layout("x", style: style, width: nil, in: context)
    let size = sample.unitSize
    height = size.height
    baseline = sample.baselineUnits
  }

  /// The line of a text, or nil if it has other characters.
  func line(_ text: String) -> Line? {
    var text = text
    let width = text.withUTF8 { bytes -> Int? in
      guard let first = bytes.first, let last = bytes.last, first != Self.blank, last != Self.blank
      else { return nil }
      var (width, before) = (0, UInt8(0))
      for byte in bytes {
        guard Self.isPlain(byte), !Self.isSign(byte, after: before) else { return nil }
        width += advance(byte, after: before)
        before = byte
      }
      return width
    }
    return width.map { Line(width: $0, height: height, baseline: baseline) }
  }

  /// The outlines of such a text, with its top left corner at (0, 0).
  func outline(_ text: String) -> Path {
    var result = Path()
    var (x, before) = (0, UInt8(0))
    for byte in text.utf8 {
      let width = advance(byte, after: before)
      // Kerning is attributed to the first letter of a pair.
      let start = x + width - advance(byte, after: 0)
      result.append(
        shape(byte).applying(CGAffineTransform(translationX: Double(start) / units, y: 0)))
      x += width
      before = byte
    }
    return result
  }

  /// Shows the glyphs of such a text, with the first one's origin on its baseline.
  ///
  /// Returns false, and shows nothing, if the font is not available.
  func show(_ text: String, at point: CGPoint, on cairo: OpaquePointer) -> Bool {
    guard let font = sample.firstGlyph?.font,
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    else { return false }
    var shown: [cairo_glyph_t] = []
    shown.reserveCapacity(text.utf8.count)
    var (x, before) = (0, UInt8(0))
    for byte in text.utf8 {
      guard let glyph = glyph(byte) else { return false }
      let width = advance(byte, after: before)
      let start = x + width - advance(byte, after: 0)
      shown.append(
        cairo_glyph_t(index: UInt(glyph), x: point.x + Double(start) / units, y: point.y))
      x += width
      before = byte
    }
    let clusters = Array(
      repeating: cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1), count: shown.count)
    cairo_set_scaled_font(cairo, scaled)
    cairo_show_text_glyphs(
      cairo, text, Int32(shown.count), shown, Int32(shown.count), clusters, Int32(clusters.count),
      cairo_text_cluster_flags_t(0))
    return true
  }

  private func glyph(_ byte: UInt8) -> UInt32? {
    let place = Self.place(byte)
    if let glyph = glyphs[place] { return glyph }
    glyphs[place] = sample.shaping(String(UnicodeScalar(byte))) { glyphs, _ in
      glyphs.pointee.glyphs[0].glyph
    }
    return glyphs[place]
  }

  private static let blank = UInt8(ascii: " ")

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "#"), blank:
      true
    default: false
    }
  }

  /// Inter replaces an x beside a digit by a multiplication sign.
  private static func isSign(_ byte: UInt8, after before: UInt8) -> Bool {
    func isX(_ letter: UInt8) -> Bool { letter | 32 == UInt8(ascii: "x") }
    func mayCount(_ letter: UInt8) -> Bool { letter < UInt8(ascii: "A") && letter != 0 }
    return isX(byte) && mayCount(before) || isX(before) && mayCount(byte)
  }

  /// The width a letter adds to a line, given the previous letter.
  private func advance(_ byte: UInt8, after before: UInt8) -> Int {
    let place = Self.place(before) * Self.count + Self.place(byte)
    if advances[place] == Self.unknown {
      let letter = String(UnicodeScalar(byte))
      advances[place] = Int32(
        before == 0
          ? width(letter)
          : width(String(UnicodeScalar(before)) + letter) - advance(before, after: 0))
    }
    return Int(advances[place])
  }

  private func width(_ text: String) -> Int {
    sample.width(shaping: text)
      ?? Layout(text, style: style, width: nil, in: context).unitSize.width
  }

  private func shape(_ byte: UInt8) -> Path {
    let place = Self.place(byte)
    if let shape = outlines[place] { return shape }
    let letter = String(UnicodeScalar(byte))
    let shape =
      sample.outline(shaping: letter)
      ?? Layout(letter, style: style, width: nil, in: context).outline
    outlines[place] = shape
    return shape
  }
}
