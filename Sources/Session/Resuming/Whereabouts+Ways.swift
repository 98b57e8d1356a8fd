import Hierarchy
import Scenarios

/// The saved branches of a run with user actions, and its microscope.
extension Whereabouts {
  /// The branches of a run: the actions in each, and the current one.
  ///
  /// They are valid for one text only: with another the same gestures may do anything.
  struct Ways: Codable, Hashable, Sendable {
    let text: String?
    let shown: Int
    let all: [Way]

    struct Way: Codable, Hashable, Sendable {
      /// The branch's name; nil if there is only one.
      let name: String?
      let variant: String
      let gestures: [TimedGesture]
      /// How many events of the script were kept, if it was cut there.
      let cut: Int?
    }
  }

  /// The transition in the microscope, and its cancellation.
  struct Lens: Codable, Hashable, Sendable {
    let start: Int64
    let animation: Int32?
    let cancelled: Cancelled?

    struct Cancelled: Codable, Hashable, Sendable {
      let fraction: Double
      let original: Int
      let branch: Int
    }
  }
}
