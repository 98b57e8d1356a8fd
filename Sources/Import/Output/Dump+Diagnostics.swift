package import Hierarchy

/// Diagnostics for a dumped hierarchy, as far as the dump allows.
///
/// A dump shows one instant, and an irregularity may be transient, so all findings are lints. A
/// rule is skipped if the dump lacks its information.
extension Dump {
  /// The findings in all moments, with their lines.
  package var findings: [(line: Int, diagnostic: Diagnostic)] {
    moments.flatMap { range in
      all(in: range).map { finding in
        (Int(nodes[finding.index].line), diagnostic(finding, id: { _ in nil }))
      }
    }
  }

  /// The findings in one moment; `id` maps node indices to ids in a recording.
  func diagnostics(of range: Range<Int>, id: (Int) -> NodeID?) -> [Diagnostic] {
    all(in: range).map { diagnostic($0, id: id) }
  }

  private struct Finding {
    let id: String
    let index: Int
    let message: String
    let reason: String
    let remedy: String
  }

  private func diagnostic(_ finding: Finding, id: (Int) -> NodeID?) -> Diagnostic {
    let subject = id(finding.index)
    return Diagnostic(
      id: finding.id, kind: .lint, subject: subject, participants: [subject].compactMap(\.self),
      message: "line \(nodes[finding.index].line): \(finding.message)", reason: finding.reason,
      remedy: finding.remedy)
  }

  private func all(in range: Range<Int>) -> [Finding] {
    let facts = range.map { self.facts(of: nodes[$0]) }
    return (appearance(range) + presentations(range, facts) + views(range, facts)).sorted {
      ($0.index, $0.id) < ($1.index, $1.id)
    }
  }

  private func title(_ index: Int) -> String {
    let node = nodes[index]
    return [className(of: node) ?? "?", identity(of: node)].compactMap(\.self).joined(
      separator: " ")
  }

  /// I1 and I2: a controller's appearance state contradicts its view's place.
  private func appearance(_ range: Range<Int>) -> [Finding] {
    range.compactMap { index in
      switch (nodes[index].phase, nodes[index].isInWindow) {
      case (.appeared, false):
        Finding(
          id: "I1", index: index,
          message: "\(title(index)) has appeared, but its view isn't in a window.",
          reason: "It received viewDidAppear and is not visible, so its work is wasted.",
          remedy: "Remove its view within a transition, or call beginAppearanceTransition(false, "
            + "animated:) and endAppearanceTransition() around it.")
      case (.disappeared, true):
        Finding(
          id: "I2", index: index,
          message: "\(title(index)) has disappeared, but its view is in the window.",
          reason:
            "It is on screen without viewWillAppear, so the work of its override is missing.",
          remedy:
            "Make it a child with addChild(_:) before its view goes in, or forward the appearance.")
      default: nil
      }
    }
  }

  /// I3 and I4: the presenter is off screen, or a printed controller is detached.
  private func presentations(_ range: Range<Int>, _ facts: [DumpFacts]) -> [Finding] {
    range.compactMap { index in
      let (node, own) = (nodes[index], facts[index - range.lowerBound])
      if node.isPresented == true, !node.isRoot {
        let presenter = Int(node.parent)
        // A presentation over the whole screen takes the presenter's view out of the window.
        guard let with = own.presentedWith, !with.contains("FullscreenPresentation"),
          nodes[presenter].isInWindow == false
        else { return nil }
        return Finding(
          id: "I3", index: index,
          message:
            "\(title(index)) is presented by \(title(presenter)), whose view isn't in a window.",
          reason: "A controller presented by a detached one may stay when it should disappear, "
            + "or never appear.",
          remedy: "Present from a controller that is on screen.")
      }
      guard node.isDetached else { return nil }
      return Finding(
        id: "I4", index: index,
        message:
          "\(title(index)) is detached: it has no parent, is no window's root and is not presented.",
        reason: "It receives no appearance, rotation or size.",
        remedy: "Add it with addChild(_:), or release it.")
    }
  }

  /// I5 and I6: a controller's view is not where its controller is.
  private func views(_ range: Range<Int>, _ facts: [DumpFacts]) -> [Finding] {
    var owners: [String: Int] = [:]
    for index in range where nodes[index].kind == .controller {
      if let view = facts[index - range.lowerBound].viewIdentity { owners[view] = index }
    }
    guard !owners.isEmpty, range.contains(where: { nodes[$0].kind == .view }) else { return [] }
    /// The nearest controller at or above each view.
    var nearest: [Int: Int] = [:]
    var (findings, seen) = ([Finding](), Set<Int>())
    for index in range where nodes[index].kind != .controller {
      let parent = nodes[index].isRoot ? nil : Int(nodes[index].parent)
      let above = parent.flatMap { nearest[$0] }
      guard let identity = identity(of: nodes[index]), let owner = owners[identity] else {
        nearest[index] = above
        continue
      }
      nearest[index] = owner
      seen.insert(owner)
      guard let above, above != owner, nodes[owner].isPresented != true,
        Int(nodes[owner].parent) != above
      else { continue }
      let link =
        nodes[owner].isRoot
        ? "it has no parent" : "its parent is \(title(Int(nodes[owner].parent)))"
      findings.append(
        Finding(
          id: "I5", index: owner,
          message:
            "The view of \(title(owner)) is under \(title(above)), but \(link).",
          reason:
            "Callbacks follow the controllers and the screen follows the views; here they "
            + "disagree.",
          remedy: "Call addChild(_:) on the controller whose view contains it."))
    }
    for owner in owners.values.sorted()
    where !seen.contains(owner) && nodes[owner].isInWindow == true {
      findings.append(
        Finding(
          id: "I6", index: owner,
          message:
            "The view of \(title(owner)) is reported in the window, but is not among the views.",
          reason: "The views are of another window, were truncated, or were printed at another "
            + "time.",
          remedy: "Print both at one breakpoint."))
    }
    return findings
  }
}
