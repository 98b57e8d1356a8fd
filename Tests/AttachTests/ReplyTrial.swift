import GioKit
import Geometry
import Hierarchy

@testable import Attach

/// Looks at a program that answers anything: each line of a text is a reply as GLib writes values,
/// given to whatever question comes next, and round again.
enum ReplyTrial {
  private static let (greatestCount, greatestDepth) = (300, 40)
  private static let application = RunningApplication(
    name: "any", process: 1, toolkit: "", bus: ":1.1", isAnswering: true)

  /// What must not be; nil when all is well.
  static func complaint(about bytes: [UInt8]) -> String? {
    let replies = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      DBusValue(text: String($0))?.parts ?? []
    }
    var script = Replies(replies)
    // The same program is looked at twice and says other things.
    var recorder = WidgetRecorder(of: "any")
    for look in 0..<2 {
      let tree = tree(of: &script)
      if let complaint = complaint(about: tree) { return complaint }
      _ = recorder.take(tree, at: Instant(nanoseconds: Int64(look)), isFirst: look == 0)
    }
    let recording = recorder.recording
    guard let again = try? RecordingFile.read(RecordingFile.bytes(of: recording)) else {
      return "what was recorded cannot be read again"
    }
    return again.recording == recording && again.warnings.isEmpty
      ? nil : "what was recorded is another one when it was saved"
  }

  /// The replies, over and over.
  private struct Replies {
    private let all: [[DBusValue]]
    private var place = 0

    init(_ all: [[DBusValue]]) { self.all = all }

    mutating func next() -> [DBusValue] {
      guard !all.isEmpty else { return [] }
      defer { place += 1 }
      return all[place % all.count]
    }
  }

  private static func tree(of replies: inout Replies) -> AccessibleTree {
    var inquiry = TreeInquiry(
      root: .root(of: ":1.1"), greatestCount: greatestCount, greatestDepth: greatestDepth)
    func askAll() {
      while let (place, question) = inquiry.next() {
        inquiry.take(replies.next(), of: question, at: place)
      }
    }
    askAll()
    inquiry.describe(replies.next())
    inquiry.askTheRest()
    askAll()
    return inquiry.tree(describedOnly: false)
  }

  private static func complaint(about tree: AccessibleTree) -> String? {
    guard !tree.nodes.isEmpty, tree.nodes.count <= greatestCount else {
      return "there are \(tree.nodes.count) nodes"
    }
    guard Set(tree.nodes.map(\.reference)).count == tree.nodes.count else {
      return "somebody is there twice"
    }
    for (place, node) in tree.nodes.enumerated() where (node.parent ?? -1) >= place {
      return "node \(place) stands before its parent"
    }
    guard
      tree.outline.split(separator: "\n", omittingEmptySubsequences: false).count
        == tree.nodes.count + 1
    else { return "the outline has not a line for each: \(tree.outline)" }
    guard tree.json(of: application).text.utf8.count > 20 else { return "there is no JSON" }
    _ = tree.checkupJSON(of: application).text
    if let focused = tree.focused { _ = tree.trail(to: focused) }
    if let window = tree.window(titled: "a", size: CGSize(width: 10, height: 10)) {
      _ = tree.place(at: CGPoint(x: 3, y: 3), in: window)
    }
    return nil
  }
}
