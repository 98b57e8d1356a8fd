internal import CGtk

/// Words to read.
package final class Label: Widget {
  /// What a link does, kept apart as the label of GTK may be there longer than this object.
  private final class Links {
    var follow: (String, Widget) -> Void = { _, _ in }
    var areAnswered = false
  }

  private let links = Links()

  /// A label that is `.style` to style sheets, as `heading` or `dim-label`.
  package init(_ text: String, style: String? = nil) {
    super.init(gtk_label_new(text))
    if let style { addStyle(style) }
  }

  package var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Shows words that lead to an address when clicked, where one is given.
  package func setText(_ words: String, link: String?) {
    guard let link else { return text = words }
    setMarkup(Self.anchor(to: link, Self.escaped(words)), hasLinks: true)
  }

  /// A stretch of words in one look.
  package struct Run: Hashable {
    package enum Look: Hashable { case plain, code, emphasis, strong }

    package var text: String
    package var look: Look
    /// The address the words lead to.
    package var link: String?

    package init(_ text: String, _ look: Look = .plain, link: String? = nil) {
      (self.text, self.look, self.link) = (text, look, link)
    }
  }

  /// Shows words in several looks.
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

  /// Calls `body` with the address of a link that is followed, and the label; nothing else opens it.
  package func onLink(_ body: @escaping (String, Widget) -> Void) { links.follow = body }

  private func setMarkup(_ markup: String, hasLinks: Bool) {
    gtk_label_set_markup(opaque, markup)
    guard hasLinks, !links.areAnswered else { return }
    links.areAnswered = true
    // GTK opens the address unless the answer is yes.
    connect(raw, "activate-link") { [links, raw] call in
      links.follow(call.text(0), Widget(raw.assumingMemoryBound(to: GtkWidget.self)))
      call.reply(true)
    }
  }

  /// A link whose address is told where the pointer rests on it.
  private static func anchor(to address: String, _ words: String) -> String {
    // GTK takes a title for markup of its own.
    "<a href=\"\(escaped(address))\" title=\"\(escaped(escaped(address)))\">\(words)</a>"
  }

  private static func escaped(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }

  /// Where the words begin in the room they have, 0 at the start, 1 at the end.
  package var horizontalAlignment: Double {
    get { Double(gtk_label_get_xalign(opaque)) }
    set { gtk_label_set_xalign(opaque, Float(newValue)) }
  }

  /// How many times as large the letters are as the style sheet says.
  package var letterScale = 1.0 {
    didSet {
      guard letterScale != oldValue else { return }
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_scale_new(letterScale))
      gtk_label_set_attributes(opaque, attributes)
      pango_attr_list_unref(attributes)
    }
  }

  /// Whether what does not fit is broken into lines.
  package var isWrapped: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set { gtk_label_set_wrap(opaque, newValue ? 1 : 0) }
  }

  /// Whether words that are too long for a line are broken.
  package var breaksWords: Bool {
    get { gtk_label_get_wrap_mode(opaque) == PANGO_WRAP_WORD_CHAR }
    set { gtk_label_set_wrap_mode(opaque, newValue ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD) }
  }

  /// Whether lines are in the middle of the label instead of at its start.
  package var isCentered: Bool {
    get { gtk_label_get_justify(opaque) == GTK_JUSTIFY_CENTER }
    set { gtk_label_set_justify(opaque, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
  }

  /// Whether what does not fit ends in "…".
  package var isEllipsized: Bool {
    get { gtk_label_get_ellipsize(opaque) != PANGO_ELLIPSIZE_NONE }
    set { gtk_label_set_ellipsize(opaque, newValue ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE) }
  }

  /// Whether the user may select and copy it, with the pointer.
  ///
  /// The keyboard passes it by: GTK 4.8 complains when it comes here from nowhere.
  package var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set {
      gtk_label_set_selectable(opaque, newValue ? 1 : 0)
      // Not "focusable" alone: the Tab key would be lost in it.
      gtk_widget_set_can_focus(pointer, 0)
    }
  }

  /// It asks for no more room than so many characters take; -1 for as many as there are.
  package var greatestWidthInCharacters: Int {
    get { Int(gtk_label_get_max_width_chars(opaque)) }
    set { gtk_label_set_max_width_chars(opaque, Int32(newValue)) }
  }

  /// The room for so many characters is kept free, so that changing text moves nothing.
  package var widthInCharacters: Int {
    get { Int(gtk_label_get_width_chars(opaque)) }
    set { gtk_label_set_width_chars(opaque, Int32(newValue)) }
  }
}
