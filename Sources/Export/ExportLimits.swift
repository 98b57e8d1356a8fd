import Drawing
import Geometry

/// The size limits of a format, checked by every exporter.
struct ExportLimits {
  /// The longest side, in pixels or points of the page.
  let side: Double
  /// The largest area, in pixels.
  let area: Double
  /// Both limits, for messages.
  let words: String

  /// Cairo's images are limited to 32,767 pixels per side; 300 million pixels take 1.2 GB.
  static let pixels = ExportLimits(
    side: 32_767, area: 300_000_000, words: "32,767 pixels a side and 300 million in all")
  /// The longest page that PDF readers accept.
  static let page = ExportLimits(
    side: 14_400, area: .infinity, words: "14,400 points a side")
  static let vector = ExportLimits(
    side: 1_000_000, area: .infinity, words: "1,000,000 points a side")

  /// Throws unless the picture has a size that can be written at `scale`.
  func check(_ picture: DisplayList, scale: Double) throws(ExportError) {
    let size = picture.size
    guard size.width.isFinite, size.height.isFinite else { throw .sizeNotFinite }
    guard size.width > 0, size.height > 0 else { throw .emptyPicture(size) }
    guard scale.isFinite, scale > 0 else { throw .unusableScale(scale) }
    let (width, height) = (size.width * scale, size.height * scale)
    guard min(width, height) >= 1 else { throw .tooSmall(CGSize(width: width, height: height)) }
    guard max(width, height) <= side, width * height <= area else {
      throw .tooLarge(CGSize(width: width, height: height), limit: words)
    }
  }
}
