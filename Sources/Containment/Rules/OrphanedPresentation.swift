/// D38: a window's root is replaced while it presents.
///
/// Reported at the end of the run, from iOS 8 on, if one of the views is still in a window and its
/// controller does not lead to a root.
///
/// Evidence: openradar 18535358; Stack Overflow 26763020; react-native-navigation#878, Sencha PR
/// 23, Swiftilities#38, UIWindowTransitions#7.
///
/// - When: From iOS 8 on, a window's root is replaced, or set to nil, while it presents, and at the
///   end of the run a view of theirs is still in a window without leading to a root. Not reported
///   where it was dismissed afterwards, nor where the old root is a root or a child again.
/// - Remedy: Replace the root in the completion of the dismissal, or keep one root and replace its
///   child.
enum OrphanedPresentation {
  static func diagnostic(of abandonment: Abandonment) -> Diagnostic {
    let (window, root, presented) = abandonment.names
    return Diagnostic(
      id: "D38", kind: .lint, subject: abandonment.presented,
      participants: [abandonment.presented, abandonment.root, abandonment.window],
      message: "The root of \(window) was replaced while \(root) presents \(presented)",
      reason: "The view of \(presented) stays in the window below that of the new root, and UIKit "
        + "keeps both controllers.",
      remedy: "Replace the root in the completion of dismissing \(presented), or keep one root and "
        + "exchange its child.",
      calls: [abandonment.call],
      correctedOrder: [
        "\(root).dismiss(animated: false) {", "  \(window).rootViewController = …", "}",
      ])
  }
}
