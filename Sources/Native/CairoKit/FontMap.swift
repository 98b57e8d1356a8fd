import CCairo

/// A private Pango font map with the given font files; the toolkit's map is not affected.
final class FontMap {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>

  /// Creates a font map; without any of the files it falls back to all installed fonts.
  ///
  /// `isAlone`: nothing else in the process shows text. This skips Pango's scan of all installed
  /// fonts in the first font map of a process. Returns nil if cairo was built without FreeType.
  init?(_ files: FontFiles, isAlone: Bool) {
    let config = Self.configuration(of: files)
    if isAlone, let config { FcConfigSetCurrent(config) }
    defer { if let config { FcConfigDestroy(config) } }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
    if let config { pango_fc_font_map_set_config(OpaquePointer(map), config) }
    // Set on the map, not on the context only: Pango measures fonts in another context, which must
    // share this one's cache.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(map)
      return nil
    }
    self.map = map
    self.context = context
    configure()
  }

  /// A fontconfig configuration of these files only; nil without any, or on failure.
  private static func configuration(of files: FontFiles) -> OpaquePointer? {
    guard !files.globs.isEmpty, let config = FcConfigCreate() else { return nil }
    let read = files.configuration.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigParseAndLoadFromMemory(config, $0, FcTrue)
      }
    }
    guard read == FcTrue, FcConfigBuildFonts(config) == FcTrue else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

  /// Unhinted outlines and advances at every size, regardless of the desktop's settings.
  private func configure() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    FontLock.hold {
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
  }
}
