import Hierarchy
import TestSupport
import Testing

@testable import Attach

/// A program that never rests, watched for hours of simulated time; `scripts/soak` asks for eight.
@Suite struct `A program that is watched for hours` {
  /// A made-up program that adds, renames, moves and removes buttons, as `restless.py` does.
  private struct Program {
    private var random = SeededGenerator(seed: 14)
    private var count = 0
    private var boxes: [[(path: Int, name: String)]] = [[], [], []]

    mutating func change() {
      let buttons = boxes.indices.flatMap { box in boxes[box].indices.map { (box, $0) } }
      let what = random.number(below: 5)
      guard let (box, place) = buttons.randomElement(using: &random),
        what > 1 || buttons.count >= 20
      else {
        count += 1
        boxes[random.number(below: 3)].append((count, "Button \(count)"))
        return
      }
      switch what {
      case 3: boxes[random.number(below: 3)].append(boxes[box].remove(at: place))
      case 4:
        count += 1
        boxes[box][place].name = "Renamed \(count)"
      default: boxes[box].remove(at: place)
      }
    }

    /// What a look at it sees.
    var tree: AccessibleTree {
      var nodes: [Accessible] = []
      func add(_ path: String, _ role: String, _ name: String, in parent: Int?) {
        var node = Accessible(reference: AccessibleReference(bus: ":1.1", path: path))
        (node.role, node.name, node.parent) = (role, name, parent)
        node.states = [.visible, .showing]
        nodes.append(node)
      }
      add("/0", "application", "restless", in: nil)
      add("/1", "frame", "Restless", in: 0)
      for (place, box) in boxes.enumerated() {
        let parent = nodes.count
        add("/box\(place)", "panel", "", in: 1)
        for button in box { add("/button\(button.path)", "button", button.name, in: parent) }
      }
      return AccessibleTree(nodes: nodes)
    }
  }

  @Test func `is recorded in little memory, and the recording in a few bytes a change`() throws {
    let seconds = ProcessMemory.count("TERRARIUM_WATCHED_SECONDS", usual: 120)
    var (program, recorder, pace) = (Program(), WidgetRecorder(of: "restless"), LookingPace())
    var (writer, bytes, looks, changes) = (RecordingWriter(), 0, 0, 0)
    var (now, nextTenth): (Duration, Duration) = (.zero, .seconds(seconds) / 10)
    let before = ProcessMemory.kilobytes
    while now < .seconds(seconds) {
      let nanoseconds =
        now.components.seconds * 1_000_000_000
        + now.components.attoseconds / 1_000_000_000
      // Ten times a second something happens there.
      while Duration.milliseconds(100) * changes < now {
        program.change()
        changes += 1
      }
      let isNew = recorder.take(
        program.tree, at: Instant(nanoseconds: nanoseconds), isFirst: looks == 0)
      looks += 1
      bytes += try writer.bytes(adding: recorder.recording).count
      pace.looked(for: .milliseconds(5), isNew: isNew)
      now += .milliseconds(5) + pace.interval
      if now >= nextTenth {
        nextTenth += .seconds(seconds) / 10
        if seconds >= 3_600 {
          print(
            "watched: \(now.components.seconds) s, \(looks) looks, \(ProcessMemory.kilobytes) kB,",
            "\(bytes / 1_000) kB on the disk")
        }
      }
    }
    #expect(looks > seconds * 3 && changes > seconds * 9)
    #expect(bytes < changes * 250, "\(bytes) bytes for \(changes) changes")
    let grown = ProcessMemory.kilobytes - before
    // Other tests run meanwhile unless the whole of it was asked for.
    if seconds >= 3_600 { #expect(grown * 1_000 < bytes * 10, "\(grown) kB for \(bytes) bytes") }
  }
}
