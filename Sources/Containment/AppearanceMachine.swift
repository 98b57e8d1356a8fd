/// The state machine of a controller's appearance, with four phases.
///
/// A value without a controller: it decides whether to send a step. Steps that do not fit the phase
/// are ignored, which removes duplicates when both window and forwarding reach a controller.
struct AppearanceMachine: Hashable, Sendable {
  enum Step: Hashable, Sendable, CaseIterable {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  private(set) var phase = AppearancePhase.disappeared

  /// Takes a step; returns whether to send its callback.
  mutating func take(_ step: Step) -> Bool {
    guard let next = Self.next(after: phase, step) else { return false }
    phase = next
    return true
  }

  private static func next(after phase: AppearancePhase, _ step: Step) -> AppearancePhase? {
    switch (phase, step) {
    case (.disappeared, .willAppear), (.disappearing, .willAppear): .appearing
    case (.appearing, .didAppear): .appeared
    case (.appeared, .willDisappear), (.appearing, .willDisappear): .disappearing
    case (.disappearing, .didDisappear): .disappeared
    default: nil
    }
  }
}

extension AppearanceMachine.Step {
  var isWill: Bool { self == .willAppear || self == .willDisappear }

  func callback(animated: Bool) -> Callback {
    switch self {
    case .willAppear: .viewWillAppear(animated: animated)
    case .didAppear: .viewDidAppear(animated: animated)
    case .willDisappear: .viewWillDisappear(animated: animated)
    case .didDisappear: .viewDidDisappear(animated: animated)
    }
  }
}
