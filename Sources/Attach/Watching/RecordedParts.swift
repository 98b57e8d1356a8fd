internal import Hierarchy

/// The recording of a watched program, split into parts when it becomes long.
///
/// So memory is bounded for any duration. Each part begins at 0 s with a full snapshot.
struct RecordedParts {
  /// The approximate size limit of a part on disk, in bytes; about five times that in memory.
  ///
  /// Enough for most of a day of a program that changes ten times a second.
  static let usualSize = 64_000_000

  private let title: String
  private let greatestSize: Int
  private var recorder: WidgetRecorder
  /// The start of the part.
  private var start = Instant.zero

  /// The part's number, from 1.
  private(set) var number = 1
  /// Maps the view IDs of the previous part to those of this one, after its first snapshot; nil
  /// otherwise.
  private(set) var newIDs: [NodeID: NodeID]?

  init(of title: String, greatestSize: Int = usualSize) {
    (self.title, self.greatestSize) = (title, greatestSize)
    recorder = WidgetRecorder(of: title)
  }

  /// The current part.
  var recording: Recording { recorder.recording }

  /// The view of an accessible, while it exists.
  func view(of reference: AccessibleReference) -> NodeID? { recorder.view(of: reference) }

  /// The accessible of a view, while it exists.
  func reference(of view: NodeID) -> AccessibleReference? { recorder.reference(of: view) }

  /// Records a snapshot, or starts a new part with it; returns whether anything changed.
  mutating func take(
    _ tree: AccessibleTree, at instant: Instant, isFirst: Bool, isWhole: Bool = true
  ) -> Bool {
    newIDs = nil
    guard recorder.size >= greatestSize else {
      return recorder.take(tree, at: time(instant), isFirst: isFirst, isWhole: isWhole)
    }
    var next = WidgetRecorder(of: title)
    // If the program reports nothing at the moment, continue the old part.
    guard next.take(tree, at: .zero, isFirst: true) else { return false }
    newIDs = recorder.ids(in: next)
    (recorder, start) = (next, instant)
    number += 1
    return true
  }

  /// Records that the program exited or does not respond.
  mutating func say(_ line: String, at instant: Instant) {
    newIDs = nil
    recorder.say(line, at: time(instant))
  }

  private func time(_ instant: Instant) -> Instant {
    Instant(nanoseconds: instant.nanoseconds - start.nanoseconds)
  }
}
