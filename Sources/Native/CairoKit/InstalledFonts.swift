internal import CCairo

/// The installed fonts, as the toolkit finds them.
package enum InstalledFonts {
  /// Whether any font is installed: without one no widget can be measured.
  package static var areThere: Bool {
    guard FcInit() != 0, let fonts = FcConfigGetFonts(nil, FcSetSystem) else { return false }
    return fonts.pointee.nfont > 0
  }
}
