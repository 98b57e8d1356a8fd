package import Hierarchy

/// One node of a dump: what its line says, and nothing that it does not say.
///
/// What is nil is unknown. The rest of a line is kept as it stands in `detail`, and read by
/// `Dump.facts(of:)` on demand.
package struct DumpNode: Sendable {
  /// What a node stands for.
  package enum Kind: UInt8, Sendable {
    case controller, view, layer, item
  }

  /// The line it begins on, counted from 1.
  package let line: Int32
  /// The place of its parent among the nodes, always before its own; −1 for a root.
  package internal(set) var parent: Int32 = -1
  /// Which of the formats' readers knows its details.
  package internal(set) var format: DumpFormat
  package internal(set) var kind: Kind
  package internal(set) var phase: AppearancePhase?
  package internal(set) var isInWindow: Bool?
  package internal(set) var isViewLoaded: Bool?
  package internal(set) var isPresented: Bool?
  /// Whether it was printed with the mark of a presented controller, without a presenter.
  package internal(set) var isDetached = false
  /// Whether a dump of its own begins with it.
  package internal(set) var beginsDump = false
  /// The name of its class, or of its role.
  package internal(set) var className = TextRange.none
  /// Its address or another mark that tells it from all others.
  package internal(set) var identity = TextRange.none
  /// Everything else that belongs to it.
  package internal(set) var detail = TextRange.none

  init(line: Int, format: DumpFormat, kind: Kind) {
    self.line = Int32(truncatingIfNeeded: line)
    self.format = format
    self.kind = kind
  }

  /// Whether it has no parent in the dump.
  package var isRoot: Bool { parent < 0 }
}
