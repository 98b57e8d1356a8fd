/// What HTML has and other XML has not: elements by name, some of which end where they begin.
enum HTMLNames {
  /// Elements that have no end tag.
  static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  /// Elements that a page, or a piece of one, begins with.
  static let roots: Set<String> = [
    "html", "body", "head", "div", "main", "section", "article", "nav", "header", "footer", "form",
    "ul", "ol", "table", "span", "p", "a", "h1", "h2", "h3", "aside", "dialog", "fieldset",
  ]
}
