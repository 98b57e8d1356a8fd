import Hierarchy
import TestSupport
import Testing

@testable import Attach

/// A program that never rests, watched for hours of simulated time; `scripts/soak` asks for eight.
@Suite struct `A program watched for hours` {
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
    var (program, recorder, pace) = (Program(), RecordedParts(of: "restless"), LookingPace())
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
      if recorder.newIDs != nil { writer = RecordingWriter() }
      bytes += try writer.bytes(adding: recorder.recording).count
      pace.looked(for: .milliseconds(5), nodes: program.tree.nodes.count, isNew: isNew)
      now += .milliseconds(5) + pace.interval
      if now >= nextTenth {
        nextTenth += .seconds(seconds) / 10
        if seconds >= 3_600 {
          print(
            "watched: \(now.components.seconds) s, \(looks) looks, \(ProcessMemory.kilobytes) kB,",
            "\(bytes / 1_000) kB on the disk, part \(recorder.number)")
        }
      }
    }
    #expect(looks > seconds * 3 && changes > seconds * 9)
    #expect(bytes < changes * 250, "\(bytes) bytes for \(changes) changes")
    let grown = ProcessMemory.kilobytes - before
    // Other tests run meanwhile unless the whole of it was asked for.
    let kept = min(bytes, RecordedParts.usualSize)
    if seconds >= 3_600 { #expect(grown * 1_000 < kept * 10, "\(grown) kB for \(kept) bytes") }
  }

  /// The program as it is seen at an instant: roles and names, by level.
  private func outline(_ recording: Recording) -> String {
    let state = recording.latest
    func lines(_ id: NodeID, _ depth: Int) -> String {
      guard let view = state.views[id] else { return "" }
      return String(repeating: " ", count: depth) + "\(view.className) \(view.content)\n"
        + view.subviews.map { lines($0, depth + 1) }.joined()
    }
    return state.windows.map { lines($0.view, 0) }.joined()
  }

  /// The file of a recording.
  private func bytes(_ recording: Recording) throws -> [UInt8] {
    var writer = RecordingWriter()
    return try writer.bytes(adding: recording)
  }

  @Test func `is recorded in parts, each beginning with the end of the previous one`()
    throws
  {
    let greatestSize = 12_000
    var program = Program()
    var (parts, whole) = (
      RecordedParts(of: "restless", greatestSize: greatestSize), WidgetRecorder(of: "restless")
    )
    var (ended, wasNew, last) = ([Recording](), true, "")
    for look in 0..<600 {
      program.change()
      let (tree, now) = (program.tree, Instant(nanoseconds: Int64(look) * 100_000_000))
      let before = parts.recording
      wasNew = parts.take(tree, at: now, isFirst: look == 0)
      #expect(wasNew == whole.take(tree, at: now, isFirst: look == 0) || parts.newIDs != nil)
      if look.isMultiple(of: 50) || look == 599 || parts.newIDs != nil {
        last = outline(whole.recording)
        #expect(outline(parts.recording) == last)
      }
      if let newIDs = parts.newIDs {
        ended.append(before)
        // A surviving accessible has a new ID and the same class.
        #expect(!newIDs.isEmpty && parts.recording.events.first?.instant == .zero)
        for (old, new) in newIDs {
          let (was, now) = (before.latest.views[old], parts.recording.latest.views[new])
          #expect(was?.className == now?.className)
        }
        let views = Set(parts.recording.latest.views.values.map(\.id))
        #expect(newIDs.count > 5 && Set(newIDs.values).isSubset(of: views))
      }
    }
    #expect(wasNew && parts.number == ended.count + 1 && ended.count > 3)
    for recording in ended {
      let bytes = try bytes(recording)
      #expect(bytes.count <= greatestSize + 2_000, "\(bytes.count) bytes")
      #expect(try RecordingFile.read(bytes).recording == recording)
    }
    parts.say("restless quit", at: Instant(nanoseconds: 60_000_000_000))
    #expect(parts.newIDs == nil && outline(parts.recording) == last)
    #expect(parts.recording.end < Instant(nanoseconds: 30_000_000_000))
  }
}
