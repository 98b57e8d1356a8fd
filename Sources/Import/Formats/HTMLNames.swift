/// HTML elements with special parsing rules.
enum HTMLNames {
  /// Elements without an end tag.
  static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  /// Elements with an optional end tag.
  static let optionalEnds: Set<String> = [
    "html", "head", "body", "li", "dt", "dd", "p", "option", "optgroup", "tr", "td", "th", "thead",
    "tbody", "tfoot", "colgroup", "caption", "rt", "rp",
  ]

  /// Elements that implicitly close a paragraph.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figcaption",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr",
    "main", "menu", "nav", "ol", "p", "pre", "section", "table", "ul",
  ]

  /// The open elements that an element of this name closes implicitly, and those that limit the
  /// search.
  static func ended(by name: String) -> (names: Set<String>, borders: Set<String>)? {
    switch name {
    case "li": (["li"], ["ul", "ol", "menu"])
    case "dt", "dd": (["dt", "dd"], ["dl"])
    case "option": (["option"], ["select", "optgroup", "datalist"])
    case "optgroup": (["option", "optgroup"], ["select"])
    case "td", "th": (["td", "th"], ["tr", "table"])
    case "tr": (["td", "th", "tr", "caption", "colgroup"], ["table", "thead", "tbody", "tfoot"])
    case "thead", "tbody", "tfoot":
      (["td", "th", "tr", "thead", "tbody", "tfoot", "caption", "colgroup"], ["table"])
    case "rt", "rp": (["rt", "rp"], ["ruby"])
    case "body": (["head"], ["html"])
    case let name where blocks.contains(name):
      (["p"], ["div", "td", "th", "li", "dd", "section", "article", "body", "button", "table"])
    default: nil
    }
  }

  /// The root elements of a page or fragment.
  static let roots: Set<String> = [
    "html", "body", "head", "div", "main", "section", "article", "nav", "header", "footer", "form",
    "ul", "ol", "dl", "table", "span", "p", "a", "h1", "h2", "h3", "aside", "dialog", "fieldset",
  ]
}
