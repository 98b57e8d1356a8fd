internal import CCairo

/// The fonts of the machine, as the toolkit finds them.
package enum InstalledFonts {
  /// Whether there is any: without one no widget knows its size.
  package static var areThere: Bool {
    guard FcInit() != 0, let fonts = FcConfigGetFonts(nil, FcSetSystem) else { return false }
    return fonts.pointee.nfont > 0
  }
}
