import GtkKit
import Support

/// A key's action during a presentation; a clicker sends Page Up and Page Down.
enum ProjectorKey: Hashable {
  case next, previous, start, end, play
  case laser, spotlight, black, tree, ask, rotate, leave
  /// Presses the container's button with this number, from 1.
  case verb(Int)

  init?(_ key: Key) {
    switch key {
    case .pageDown, .right, .character("n"), .return: self = .next
    case .pageUp, .left, .character("p"), .backspace: self = .previous
    case .home: self = .start
    case .end: self = .end
    case .space: self = .play
    case .escape: self = .leave
    case .character("l"): self = .laser
    case .character("s"): self = .spotlight
    case .character("b"), .character("."): self = .black
    case .character("t"): self = .tree
    case .character("a"): self = .ask
    case .character("r"): self = .rotate
    case .character(let digit):
      guard let place = digit.wholeNumberValue, place > 0 else { return nil }
      self = .verb(place)
    default: return nil
    }
  }

  /// The key's caption for the audience; nil for a button, which has its own title.
  var words: String? {
    switch self {
    case .next: localized("Next")
    case .previous: localized("Back")
    case .start: localized("Start")
    case .end: localized("End")
    case .play: localized("Play or Pause")
    case .laser: localized("Laser")
    case .spotlight: localized("Spotlight")
    case .black: localized("Black")
    case .tree: localized("Tree")
    case .ask: localized("Next Event")
    case .rotate: localized("Rotate")
    case .leave: localized("Exit")
    case .verb: nil
    }
  }
}
