package import Geometry
internal import GioKit

/// What lies at a point of a window, as its program says.
extension AccessibilityBus {
  /// Asks a window for the innermost accessible at a point, in the window's own coordinates.
  ///
  /// Some toolkits answer the innermost at once, others a child that has to be asked again. Answers
  /// the window itself where it does not know better, and stops after a bounded number of
  /// questions.
  package func accessible(
    at point: CGPoint, in window: AccessibleReference,
    _ answer: @escaping @MainActor (AccessibleReference) -> Void
  ) {
    descend(from: window, at: point, depth: 0, answer)
  }

  private func descend(
    from reference: AccessibleReference, at point: CGPoint, depth: Int,
    _ answer: @escaping @MainActor (AccessibleReference) -> Void
  ) {
    guard depth < 100 else { return answer(reference) }
    ask(
      reference, AccessibilityMethods.atPoint,
      // 1: in the window's own pixels.
      [
        .number(Int32(clamping: Int(clamping: point.x))),
        .number(Int32(clamping: Int(clamping: point.y))), .count(1),
      ], within: 1
    ) { [self] result in
      guard let value = (try? result.get())?.first, let next = AccessibleReference(value),
        !next.isNobody, next.isAskable, next != reference
      else { return answer(reference) }
      descend(from: next, at: point, depth: depth + 1, answer)
    }
  }

  /// Asks an accessible and its ancestors, the innermost first, until one fits.
  package func first(
    from reference: AccessibleReference,
    where fits: @escaping @MainActor (AccessibleReference) -> Bool,
    depth: Int = 0, _ answer: @escaping @MainActor (AccessibleReference?) -> Void
  ) {
    if fits(reference) { return answer(reference) }
    guard depth < 100 else { return answer(nil) }
    ask(
      reference, AccessibilityMethods.property,
      [.text(AccessibilityMethods.accessible), .text("Parent")], within: 1
    ) { [self] result in
      guard let value = (try? result.get())?.first, let parent = AccessibleReference(value),
        !parent.isNobody, parent.isAskable
      else { return answer(nil) }
      first(from: parent, where: fits, depth: depth + 1, answer)
    }
  }
}
