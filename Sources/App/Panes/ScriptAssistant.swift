import GioKit
import GtkKit
import Session
import Support

/// Code completion and help while the user types.
///
/// Proposals are computed in the background. They are shown only for the text they were computed
/// for, and a key is consumed only if it changes something: typing is never blocked.
final class ScriptAssistant {
  private let code: CodeView
  private let list = ProposalList(label: localized("Completions"))
  private let popover: CodePopover
  private var proposals: [ScriptProposal] = []
  /// The text of the current proposals.
  private var text = ""
  /// The text's size before the last change, in bytes.
  private var size = 0
  private var question = 0

  /// The largest script, in bytes, that gets completions.
  nonisolated static let greatestSize = 200_000
  private static let greatestCount = 60
  /// Typing this many letters of a word opens the list.
  private static let lettersToOpen = 2

  /// Creates an assistant for `code`, which is inside `room`.
  init(for code: CodeView, in room: Box) {
    self.code = code
    popover = CodePopover(for: code, in: room, list)
    list.onActivate { [weak self] index in self?.take(index) }
    code.onCaret { [weak self] in
      // The cursor also moves during a change.
      MainLoop.async { self?.closeIfElsewhere() }
    }
  }

  var isOpen: Bool { popover.isOpen }

  func close() {
    question += 1
    popover.close()
    // Screen readers need no news of rows that are off screen.
    list.show([])
  }

  /// Offers completions after the user changed the text.
  func textChanged(to text: String) {
    let isTyped = text.utf8.count == size + 1
    size = text.utf8.count
    let word = Self.word(in: text, before: code.caret)
    guard isOpen ? word.goesOn : isTyped && word.invites(atLeast: Self.lettersToOpen) else {
      return close()
    }
    ask(text, isWanted: false)
  }

  /// Adopts a new text without offering completions.
  func textReplaced(by text: String) {
    size = text.utf8.count
    close()
  }

  /// Handles a key for the list; returns whether it did.
  func handle(_ event: KeyEvent) -> Bool {
    if event.key == .space, event.modifiers == .control {
      ask(code.text, isWanted: true)
      return true
    }
    guard isOpen else { return false }
    switch event.key {
    case .up where event.modifiers.isEmpty: list.move(by: -1)
    case .down where event.modifiers.isEmpty: list.move(by: 1)
    case .pageUp: list.move(by: -7)
    case .pageDown: list.move(by: 7)
    case .escape: close()
    case .return where event.modifiers.isEmpty, .tab where event.modifiers.isEmpty:
      return take(list.index)
    case .left, .right, .home, .end:
      close()
      return false
    default: return false
    }
    return true
  }
}

/// Requesting and showing proposals.
extension ScriptAssistant {
  private func ask(_ text: String, isWanted: Bool) {
    question += 1
    guard code.isEditable, !code.hasSelection, text.utf8.count <= Self.greatestSize else {
      return close()
    }
    let (mine, caret) = (question, code.caret)
    inBackground {
      ScriptProposal.all(in: text, at: caret)
    } then: { [weak self] found in
      guard let self, mine == question, code.caret == caret else { return }
      show(found, for: text, at: caret, isWanted: isWanted)
    }
  }

  private func show(_ found: [ScriptProposal], for text: String, at caret: Int, isWanted: Bool) {
    // A complete word needs no proposal.
    let isDone = !isWanted && found.first.map { Self.isWritten($0, in: text) } ?? true
    guard !found.isEmpty, !isDone, code.isFocused else { return close() }
    proposals = Array(found.prefix(Self.greatestCount))
    self.text = text
    list.show(
      proposals.map {
        .init(
          mark: Self.mark(of: $0.kind), style: $0.kind, title: $0.signature, details: $0.details)
      })
    popover.open(at: proposals[0].range.lowerBound)
  }

  /// Inserts a proposal; returns false if that changes nothing, or the text is outdated.
  @discardableResult private func take(_ index: Int) -> Bool {
    close()
    guard proposals.indices.contains(index), code.text == text else { return false }
    let proposal = proposals[index]
    guard !Self.isWritten(proposal, in: text) else { return false }
    size = text.utf8.count - proposal.range.count + proposal.text.utf8.count
    code.replace(proposal.range, with: proposal.text, caret: proposal.caret)
    close()
    return true
  }

  private func closeIfElsewhere() {
    guard isOpen, code.text == text, let range = proposals.first?.range else { return }
    if !(range.lowerBound...range.upperBound).contains(code.caret) { close() }
  }

  private static func isWritten(_ proposal: ScriptProposal, in text: String) -> Bool {
    text.utf8.dropFirst(proposal.range.lowerBound).prefix(proposal.range.count)
      .elementsEqual(proposal.text.utf8)
  }

  private static func mark(of kind: String) -> String {
    switch kind {
    case "constant": "c"
    case "keyword": "k"
    case "type": "T"
    default: String(kind.prefix(1))
    }
  }
}

/// The word before the cursor.
extension ScriptAssistant {
  private struct Word {
    let length: Int
    let startsWithLetter: Bool
    let isAfterDot: Bool

    /// Whether there is a prefix to match.
    var goesOn: Bool { isAfterDot || length > 0 }

    /// Whether the list may open automatically.
    func invites(atLeast count: Int) -> Bool {
      isAfterDot || startsWithLetter && length >= count
    }
  }

  private static func word(in text: String, before offset: Int) -> Word {
    let before = Array(text.utf8.prefix(offset).suffix(80))
    let letters = before.reversed().prefix { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
      default: false
      }
    }
    let rest = before.dropLast(letters.count)
    let isNumber = letters.last.map { (0x30...0x39).contains($0) } ?? false
    let beforeDot = rest.dropLast().last ?? 0x20
    let isFraction = (0x30...0x39).contains(beforeDot) || beforeDot == 0x2E
    return Word(
      length: letters.count, startsWithLetter: !letters.isEmpty && !isNumber,
      isAfterDot: rest.last == 0x2E && !isNumber && !isFraction)
  }
}
