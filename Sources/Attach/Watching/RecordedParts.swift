internal import Hierarchy

/// What is recorded of a program for as long as it is watched: one recording, and another from the
/// look on at which that one has become long.
///
/// So memory is bounded, however long one watches. Each part begins at 0 s with all that is there.
struct RecordedParts {
  /// About how many bytes a part may take on the disk, and five times as many in memory.
  ///
  /// It is enough for most of a day of a program that changes ten times a second.
  static let usualSize = 64_000_000

  private let title: String
  private let greatestSize: Int
  private var recorder: WidgetRecorder
  /// When the part began.
  private var start = Instant.zero

  /// Which part it is, counted from 1.
  private(set) var number = 1
  /// What the views of the part before are called, in the look that began this one; nil in all others.
  private(set) var newNames: [NodeID: NodeID]?

  init(of title: String, greatestSize: Int = usualSize) {
    (self.title, self.greatestSize) = (title, greatestSize)
    recorder = WidgetRecorder(of: title)
  }

  /// The part that grows.
  var recording: Recording { recorder.recording }

  /// The view of an accessible, as long as it is there.
  func view(of reference: AccessibleReference) -> NodeID? { recorder.view(of: reference) }

  /// The accessible that a view stands for, as long as it is there.
  func reference(of view: NodeID) -> AccessibleReference? { recorder.reference(of: view) }

  /// Takes a look into the recording, or begins another with it; answers whether anything was different.
  mutating func take(
    _ tree: AccessibleTree, at instant: Instant, isFirst: Bool, isWhole: Bool = true
  ) -> Bool {
    newNames = nil
    guard recorder.size >= greatestSize else {
      return recorder.take(tree, at: time(instant), isFirst: isFirst, isWhole: isWhole)
    }
    var next = WidgetRecorder(of: title)
    // A program that tells nothing of itself just now goes on in the old one.
    guard next.take(tree, at: .zero, isFirst: true) else { return false }
    newNames = recorder.names(in: next)
    (recorder, start) = (next, instant)
    number += 1
    return true
  }

  /// Says that the program ended, or does not answer.
  mutating func say(_ line: String, at instant: Instant) {
    newNames = nil
    recorder.say(line, at: time(instant))
  }

  private func time(_ instant: Instant) -> Instant {
    Instant(nanoseconds: instant.nanoseconds - start.nanoseconds)
  }
}
