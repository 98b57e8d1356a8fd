package import Hierarchy

/// A node of a dump, with nothing but the contents of its line.
///
/// Nil means unknown. The rest of a line is stored unparsed in `detail`, and parsed by
/// `Dump.facts(of:)` on demand.
package struct DumpNode: Sendable {
  /// The kind of node.
  package enum Kind: UInt8, Sendable {
    case controller, view, layer, item
  }

  /// Its first line, from 1.
  package let line: Int32
  /// The index of its parent among the nodes, always smaller than its own; −1 for a root.
  package internal(set) var parent: Int32 = -1
  /// The format whose reader parses its details.
  package internal(set) var format: DumpFormat
  package internal(set) var kind: Kind
  package internal(set) var phase: AppearancePhase?
  package internal(set) var isInWindow: Bool?
  package internal(set) var isViewLoaded: Bool?
  package internal(set) var isPresented: Bool?
  /// Whether it has the mark of a presented controller but no presenter.
  package internal(set) var isDetached = false
  /// Whether it begins a separate dump.
  package internal(set) var beginsDump = false
  /// Its class or role name.
  package internal(set) var className = TextRange.none
  /// Its address or another unique identifier.
  package internal(set) var identity = TextRange.none
  /// All its other text.
  package internal(set) var detail = TextRange.none

  init(line: Int, format: DumpFormat, kind: Kind) {
    self.line = Int32(truncatingIfNeeded: line)
    self.format = format
    self.kind = kind
  }

  /// Whether it has no parent in the dump.
  package var isRoot: Bool { parent < 0 }
}
