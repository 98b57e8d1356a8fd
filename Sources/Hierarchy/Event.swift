/// One event of a run, in chronological order.
///
/// Callbacks are recorded on entry, before any override runs. Messages and lines of text are in the
/// `Recording`, which keeps an event small (48 bytes).
public struct Event: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The subject received a callback.
    case callback(Callback)
    /// A completion block ran.
    case completion(Completion, finished: Bool)
    /// The subject's delegate received a message about a controller.
    case delegate(DelegateMessage, NodeID?)
    /// The program called a method of the subject.
    case call(Method, NodeID?)
    /// A container's own method was called; its text is at this index in `Recording.log`.
    case containerCall(Int32)
    /// A diagnostic, by its index in `Recording.diagnostics`.
    case diagnostic(Int32)
    /// A printed line, by its index in `Recording.log`.
    case log(Int32)
    /// The subject was released.
    case gone
    /// A run-loop turn ended, with all changes since the last event.
    case settled
  }

  /// The completion blocks that are recorded.
  public enum Completion: String, Hashable, Sendable, Codable {
    /// Of `transition(from:to:…)`.
    case transition
    /// Of `present(_:animated:completion:)`.
    case present
    /// Of `dismiss(animated:completion:)`.
    case dismiss
  }

  /// The questions and messages of delegates.
  public enum DelegateMessage: String, Hashable, Sendable, Codable {
    /// A container is about to show a controller.
    case willShow
    /// A container has shown a controller.
    case didShow
    /// Whether a tab may be selected.
    case shouldSelect
    /// A tab was selected.
    case didSelect
    /// A page turn is about to start.
    case willTransition
    /// A page turn finished or was cancelled.
    case didFinishAnimating
    /// Whether the secondary controller should collapse onto the primary.
    case collapseSecondary
    /// The controller to become secondary on expanding.
    case separateSecondary
    /// Whether a gesture may dismiss the presented controller.
    case shouldDismiss
    /// A dismiss gesture started.
    case willDismiss
    /// A gesture dismissed the presented controller.
    case didDismiss
    /// A gesture tried to dismiss a controller that may not be dismissed.
    case didAttemptToDismiss
  }

  /// The methods whose calls are recorded.
  public enum Method: String, Hashable, Sendable, Codable {
    case addChild, removeFromParent, transition
    case beginAppearanceTransition, endAppearanceTransition
    case present, dismiss
    case addSubview, insertSubview, removeFromSuperview, bringSubviewToFront
    case setRootViewController = "rootViewController"
  }

  /// The time of the event.
  public let instant: Instant
  /// The event's kind, with its details.
  public let kind: Kind
  /// The receiver, or the subject of a line; nil for other lines and settled turns.
  public let subject: NodeID?
  /// The run-loop turn, counted from 1.
  public let turn: Int32
  /// The number of changes in the recording before this event.
  public let changeCount: Int32

  /// Whether the default trace shows the event.
  public var isInDefaultTrace: Bool {
    switch kind {
    case .callback(.size): false
    case .callback(let callback): !callback.isLayout
    case .completion, .delegate, .diagnostic, .log: true
    case .call, .containerCall, .gone, .settled: false
    }
  }
}
