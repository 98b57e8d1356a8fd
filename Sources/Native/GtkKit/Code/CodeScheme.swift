internal import CGtk
internal import CGtkSourceView

/// An editor's colors, from a GtkSourceView style scheme.
@MainActor struct CodeScheme {
  private let scheme: OpaquePointer?

  /// Loads the program's scheme, or GNOME's if that is not installed.
  init(isDark: Bool, isHighContrast: Bool) {
    let manager = gtk_source_style_scheme_manager_get_default()
    let own = (isHighContrast ? "terrarium-contrast-" : "terrarium-") + (isDark ? "dark" : "light")
    let names = [own, isDark ? "Adwaita-dark" : "Adwaita"]
    scheme = names.lazy.compactMap { gtk_source_style_scheme_manager_get_scheme(manager, $0) }.first
  }

  func apply(to buffer: CodeBuffer) {
    gtk_source_buffer_set_style_scheme(buffer.typed(), scheme)
  }

  func style(of kind: CodeView.WordKind) -> OpaquePointer? {
    switch kind {
    case .comment: style("def:comment")
    case .keyword: style("def:keyword") ?? style("def:statement")
    case .string: style("def:string")
    case .number: style("def:number")
    case .type: style("def:type")
    case .function: style("def:function")
    case .attribute: style("def:preprocessor")
    case .unknown: style("def:warning")
    }
  }

  /// The style of the current line.
  var executedLine: OpaquePointer? { style("terrarium:executed-line") ?? style("search-match") }
  var error: OpaquePointer? { style("def:error") }
  /// The style of search hits.
  var found: OpaquePointer? { style("search-match") }
  /// The style of the current search hit.
  var hit: OpaquePointer? { style("terrarium:hit") ?? style("selection") }

  /// The colors of the gutter signs for the current line and errors.
  var signColors: (executed: String, error: String) {
    (
      color("terrarium:executed-sign", "foreground") ?? "#2E8B57",
      color("def:error", "underline-color") ?? "#B3261E"
    )
  }

  private func style(_ name: String) -> OpaquePointer? {
    scheme.flatMap { gtk_source_style_scheme_get_style($0, name) }
  }

  private func color(_ name: String, _ property: String) -> String? {
    guard let style = style(name) else { return nil }
    var value = PropertyValue(emptyOf: terrarium_type_string)
    g_object_get_property(
      UnsafeMutableRawPointer(style).assumingMemoryBound(to: GObject.self), property,
      &value.storage)
    return g_value_get_string(&value.storage).map { String(cString: $0) }
  }
}

extension CodeView {
  /// Adds `folder` to the search path of editor schemes: `terrarium-light`, `terrarium-dark`,
  /// `terrarium-contrast-light` and `terrarium-contrast-dark`.
  package static func addSchemes(inFolder folder: String) {
    gtk_source_style_scheme_manager_append_search_path(
      gtk_source_style_scheme_manager_get_default(), folder)
  }

  /// Applies a color scheme.
  func take(_ scheme: CodeScheme) {
    scheme.apply(to: buffer)
    gutter.colors = scheme.signColors
    colors.take(scheme)
    errors.take(scheme)
    executedLine.take(scheme.executedLine)
    foundTag.take(scheme.found)
    hitTag.take(scheme.hit)
  }
}
