import Support

/// The unit of a step.
package enum StepUnit: String, CaseIterable, Hashable, Sendable {
  /// A trace line.
  case callback
  /// A script line, in order of execution.
  case statement
  /// A sixtieth of a second.
  case frame
  /// The start or end of animations.
  case transition

  package var title: String {
    switch self {
    case .callback: localized("Event")
    case .statement: localized("Statement")
    case .frame: localized("Frame")
    case .transition: localized("Transition")
    }
  }
}
