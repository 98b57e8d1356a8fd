internal import CGtk

/// A text label.
package final class Label: Widget {
  /// Link handling, kept separate because GTK's label may outlive this object.
  private final class Links {
    var follow: (String, Widget) -> Void = { _, _ in }
    var areAnswered = false
  }

  private let links = Links()

  /// Creates a label with a style class, as `heading` or `dim-label`.
  package init(_ text: String, style: String? = nil) {
    super.init(gtk_label_new(text))
    if let style { addStyle(style) }
  }

  package var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Shows text, linked to an address if one is given.
  package func setText(_ words: String, link: String?) {
    guard let link else { return text = words }
    setMarkup(Self.anchor(to: link, Self.escaped(words)), hasLinks: true)
  }

  /// A run of text in one style.
  package struct Run: Hashable {
    package enum Look: Hashable { case plain, code, emphasis, strong }

    package var text: String
    package var look: Look
    /// The run's link.
    package var link: String?

    package init(_ text: String, _ look: Look = .plain, link: String? = nil) {
      (self.text, self.look, self.link) = (text, look, link)
    }
  }

  /// Shows styled runs.
  package func setRuns(_ runs: [Run]) {
    let pieces = runs.map { run in
      let words = Self.escaped(run.text)
      let dressed =
        switch run.look {
        case .plain: words
        case .code: "<span font_family=\"Noto Sans Mono, monospace\" size=\"92%\">\(words)</span>"
        case .emphasis: "<i>\(words)</i>"
        case .strong: "<b>\(words)</b>"
        }
      return run.link.map { Self.anchor(to: $0, dressed) } ?? dressed
    }
    setMarkup(pieces.joined(), hasLinks: runs.contains { $0.link != nil })
  }

  /// Calls `body` with the address of an activated link and the label, instead of opening it.
  package func onLink(_ body: @escaping (String, Widget) -> Void) { links.follow = body }

  private func setMarkup(_ markup: String, hasLinks: Bool) {
    gtk_label_set_markup(opaque, markup)
    guard hasLinks, !links.areAnswered else { return }
    links.areAnswered = true
    // GTK opens the address unless the handler returns true.
    connect(raw, "activate-link") { [links, raw] call in
      links.follow(call.text(0), Widget(raw.assumingMemoryBound(to: GtkWidget.self)))
      call.reply(true)
    }
  }

  /// A link with its address as a tooltip.
  private static func anchor(to address: String, _ words: String) -> String {
    // GTK parses a title as markup, so it is escaped twice.
    "<a href=\"\(escaped(address))\" title=\"\(escaped(escaped(address)))\">\(words)</a>"
  }

  private static func escaped(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }

  /// The text's alignment, from 0 at the start to 1 at the end.
  package var horizontalAlignment: Double {
    get { Double(gtk_label_get_xalign(opaque)) }
    set { gtk_label_set_xalign(opaque, Float(newValue)) }
  }

  /// The text scale relative to the style sheet.
  package var letterScale = 1.0 {
    didSet {
      guard letterScale != oldValue else { return }
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_scale_new(letterScale))
      gtk_label_set_attributes(opaque, attributes)
      pango_attr_list_unref(attributes)
    }
  }

  /// Whether it wraps.
  package var isWrapped: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set { gtk_label_set_wrap(opaque, newValue ? 1 : 0) }
  }

  /// Whether it breaks within words that are too long.
  package var breaksWords: Bool {
    get { gtk_label_get_wrap_mode(opaque) == PANGO_WRAP_WORD_CHAR }
    set { gtk_label_set_wrap_mode(opaque, newValue ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD) }
  }

  /// Whether lines are centered.
  package var isCentered: Bool {
    get { gtk_label_get_justify(opaque) == GTK_JUSTIFY_CENTER }
    set { gtk_label_set_justify(opaque, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
  }

  /// Whether overflowing text ends in "…".
  package var isEllipsized: Bool {
    get { gtk_label_get_ellipsize(opaque) != PANGO_ELLIPSIZE_NONE }
    set { gtk_label_set_ellipsize(opaque, newValue ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE) }
  }

  /// Whether the user can select and copy it with the pointer.
  ///
  /// It is not focusable: GTK 4.8 warns when it gains the focus without a previous focus widget.
  package var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set {
      gtk_label_set_selectable(opaque, newValue ? 1 : 0)
      // Not "focusable" alone: Tab would get stuck in it.
      gtk_widget_set_can_focus(pointer, 0)
    }
  }

  /// The maximum natural width in characters; -1 for no limit.
  package var greatestWidthInCharacters: Int {
    get { Int(gtk_label_get_max_width_chars(opaque)) }
    set { gtk_label_set_max_width_chars(opaque, Int32(newValue)) }
  }

  /// The minimum width in characters, so that changing text does not move its surroundings.
  package var widthInCharacters: Int {
    get { Int(gtk_label_get_width_chars(opaque)) }
    set { gtk_label_set_width_chars(opaque, Int32(newValue)) }
  }
}
