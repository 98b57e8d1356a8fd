/// PG1: another number of pages is given than fits the pager.
///
/// - When: A page view controller receives no page, or several.
/// - Remedy: Give exactly one controller.
enum NumberOfPages {
  static func diagnostic(in pages: PageViewController, given: [ViewController]) -> Diagnostic {
    Diagnostic(
      id: "PG1", kind: .exception, subject: pages.id, participants: [pages.id] + given.map(\.id),
      message: "The number of view controllers provided (\(given.count)) doesn't match the number "
        + "required (1) for the requested transition",
      remedy: "Give exactly one controller.")
  }
}
