import CCairo
import Drawing
import Geometry

/// One Pango layout: a text in one font, broken into lines.
final class Layout {
  let pointer: OpaquePointer
  let text: String

  /// Lays out a text; lines break at `width`, in points, and at newlines.
  init(_ text: String, style: TextRun, width: Double?, in context: OpaquePointer) {
    self.text = text
    pointer = pango_layout_new(context)
    pango_layout_set_text(pointer, text, -1)
    let font = Layout.font(of: style)
    pango_layout_set_font_description(pointer, font)
    pango_font_description_free(font)
    if let width, width.isFinite {
      pango_layout_set_width(pointer, Int32(min(max(width, 0), 1_000_000) * units))
      pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
      // A hyphen would appear in the picture but not in the text, and names have none.
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      pango_layout_set_attributes(pointer, attributes)
      pango_attr_list_unref(attributes)
    }
    pango_layout_set_alignment(pointer, style.alignment.pango)
  }

  deinit { FontLock.hold { g_object_unref(UnsafeMutableRawPointer(pointer)) } }

  private static func font(of style: TextRun) -> OpaquePointer? {
    let font = pango_font_description_new()
    pango_font_description_set_family(font, style.family.name)
    pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight.rawValue)))
    let size = style.size.isFinite ? min(max(style.size, 0.01), 10_000) : 1
    pango_font_description_set_absolute_size(font, size * units)
    return font
  }

  var lineCount: Int { Int(pango_layout_get_line_count(pointer)) }

  var size: CGSize {
    let size = unitSize
    return CGSize(
      width: Double(size.width) / units, height: Double(size.height) / units)
  }

  /// The size in Pango units.
  var unitSize: (width: Int, height: Int) {
    var logical = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &logical)
    return (Int(logical.width), Int(logical.height))
  }

  /// The baseline of the first line in Pango units.
  var baselineUnits: Int { Int(pango_layout_get_baseline(pointer)) }

  /// The width of the longest line, which may exceed the requested width.
  ///
  /// If Pango breaks a cursive word, its last letter changes shape after being measured.
  var longestLine: Double {
    var longest = 0.0
    for number in 0..<Int32(lineCount) {
      guard let line = pango_layout_get_line_readonly(pointer, number) else { continue }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      longest = max(longest, Double(logical.width) / units)
    }
    return longest
  }

  var lines: [TextLine] {
    let iterator = pango_layout_get_iter(pointer)
    defer { pango_layout_iter_free(iterator) }
    var lines: [TextLine] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator)?.pointee else { continue }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let baseline = Double(pango_layout_iter_get_baseline(iterator)) / units
      lines.append(
        TextLine(
          text: trimmed(bytes: Int(line.start_index), count: Int(line.length)),
          baseline: CGPoint(x: Double(logical.x) / units, y: baseline),
          width: Double(logical.width) / units,
          isRightToLeft: line.resolved_dir == PANGO_DIRECTION_RTL.rawValue))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// The characters without a glyph in any font, drawn as boxes.
  var missingLetters: [Unicode.Scalar] {
    guard pango_layout_get_unknown_glyphs_count(pointer) > 0 else { return [] }
    let iterator = pango_layout_get_iter(pointer)
    defer { pango_layout_iter_free(iterator) }
    var letters: [Unicode.Scalar] = []
    repeat {
      guard let glyphs = pango_layout_iter_get_run_readonly(iterator)?.pointee.glyphs?.pointee
      else { continue }
      for index in 0..<Int(glyphs.num_glyphs) {
        let glyph = glyphs.glyphs[index].glyph
        guard glyph & Self.unknown != 0, glyph != Self.empty else { continue }
        if let letter = Unicode.Scalar(glyph & ~Self.unknown) { letters.append(letter) }
      }
    } while pango_layout_iter_next_run(iterator) != 0
    return letters
  }

  /// The first run of glyphs with one font.
  private var firstRun: PangoGlyphItem? {
    pango_layout_get_line_readonly(pointer, 0)?.pointee.runs?.pointee.data?
      .assumingMemoryBound(to: PangoGlyphItem.self).pointee
  }

  /// The glyph index and font of the first character.
  var firstGlyph: (glyph: UInt32, font: UnsafeMutablePointer<PangoFont>)? {
    guard let item = firstRun, let glyphs = item.glyphs?.pointee, glyphs.num_glyphs > 0,
      let font = item.item?.pointee.analysis.font
    else { return nil }
    return (glyphs.glyphs[0].glyph, font)
  }

  /// Shapes another text in the first letter's font and passes its glyphs to `body`; returns nil if
  /// that font lacks a glyph.
  ///
  /// Caches the font, whose lookup dominates the cost of a short layout.
  func shaping<Answer>(
    _ other: String,
    _ body: (UnsafeMutablePointer<PangoGlyphString>, UnsafeMutablePointer<PangoFont>) -> Answer
  ) -> Answer? {
    guard let item = firstRun?.item, let font = item.pointee.analysis.font,
      let glyphs = pango_glyph_string_new()
    else { return nil }
    defer { pango_glyph_string_free(glyphs) }
    pango_shape(other, Int32(other.utf8.count), &item.pointee.analysis, glyphs)
    let count = Int(glyphs.pointee.num_glyphs)
    let isWhole = (0..<count).allSatisfy {
      glyphs.pointee.glyphs[$0].glyph & Self.unknown == 0
    }
    return isWhole ? body(glyphs, font) : nil
  }

  /// The width of another text in Pango units; nil if the first letter's font lacks a glyph.
  func width(shaping other: String) -> Int? {
    shaping(other) { glyphs, _ in Int(pango_glyph_string_get_width(glyphs)) }
  }

  /// PANGO_GLYPH_UNKNOWN_FLAG and PANGO_GLYPH_EMPTY, macros that Swift cannot import.
  private static let unknown: PangoGlyph = 0x1000_0000
  private static let empty: PangoGlyph = 0x0FFF_FFFF

  /// The start of line `number` in the text.
  func start(ofLine number: Int) -> String.Index {
    guard let line = pango_layout_get_line_readonly(pointer, Int32(number)) else {
      return text.endIndex
    }
    return text.utf8.index(text.startIndex, offsetBy: Int(line.pointee.start_index))
  }

  /// The end of the part of the first line, in reading order, that fits `width`.
  func index(fitting width: Double) -> String.Index {
    guard let line = pango_layout_get_line_readonly(pointer, 0) else { return text.endIndex }
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let readsLeft = line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
    let limit = Int32(max(width, 0) * units)
    guard logical.width > limit else { return text.endIndex }
    var byte: Int32 = 0
    pango_layout_line_x_to_index(line, readsLeft ? logical.width - limit : limit, &byte, nil)
    let index = text.utf8.index(text.startIndex, offsetBy: Int(byte))
    return text.rangeOfComposedCharacterSequence(at: index).lowerBound
  }

  private func trimmed(bytes start: Int, count: Int) -> String {
    let from = text.utf8.index(text.startIndex, offsetBy: start)
    let to = text.utf8.index(from, offsetBy: count)
    var line = text[from..<to]
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return String(line)
  }
}

extension TextRun.Family {
  /// The primary family; `FontFiles` defines the fallbacks.
  fileprivate var name: String {
    switch self {
    case .sans: "Inter"
    case .mono: "Noto Sans Mono"
    }
  }
}

extension TextRun.Alignment {
  fileprivate var pango: PangoAlignment {
    switch self {
    case .leading: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }
}

/// Pango units per point.
let units = 1024.0
