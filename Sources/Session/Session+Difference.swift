package import Foundation
package import Hierarchy
import Scenarios
import Script
import Support

/// Differences between the current and another hierarchy.
extension Session {
  /// The changes since the end of the first turn.
  ///
  /// Not since 0 ms: the first actions of a user or script take no time.
  package func differenceFromStart() -> HierarchyDifference {
    let firstRest = recording.events.firstIndex { $0.kind == .settled }
    let start =
      firstRest.map { recording.state(atEvent: $0) } ?? recording.state(at: Instant.zero)
    return HierarchyDifference(from: start.compared(), to: state.compared(), ofOneSource: true)
  }

  /// The differences from another branch at the same instant; nil if it does not exist.
  ///
  /// Nodes from before the fork have the same number in both; later ones are matched by class and
  /// name.
  package func difference(fromBranch place: Int) -> HierarchyDifference? {
    guard branches.indices.contains(place) else { return nil }
    let other = place == branch ? recording : branches[place].run.record()
    let shared = zip(other.events, recording.events).prefix { $0 == $1 }.count
    let common = recording.state(atEvent: shared - 1)
    let numbers = Set(
      common.controllers.values.map(\.id.description) + common.views.values.map(\.id.description))
    func tree(_ state: HierarchyState) -> ComparedTree {
      ComparedTree(
        state.compared().nodes.map { node in
          var node = node
          if let number = node.identity, !numbers.contains(number) { node.identity = nil }
          return node
        })
    }
    return HierarchyDifference(
      from: tree(other.state(at: state.instant)), to: tree(state), ofOneSource: true)
  }

  /// The changes since the end of another recording.
  package func difference(from other: Recording) -> HierarchyDifference {
    Self.difference(from: other.latest, to: state)
  }

  /// The differences between the trees of two unrelated runs.
  ///
  /// Generated names are not comparable, and if either has no tree of views, only controllers are
  /// compared.
  package static func difference(
    from before: HierarchyState, to after: HierarchyState
  ) -> HierarchyDifference {
    let onlyControllers =
      !(before.controllers.values.isEmpty || after.controllers.values.isEmpty)
      && !(before.hasTreeOfViews && after.hasTreeOfViews)
    func tree(_ state: HierarchyState) -> ComparedTree {
      let tree = state.compared(onlyControllers: onlyControllers, withNames: false)
      return ComparedTree(
        tree.nodes.map { node in
          var node = node
          // Node numbers of unrelated runs are not comparable.
          node.identity = nil
          return node
        })
    }
    return HierarchyDifference(from: tree(before), to: tree(after), ofOneSource: false)
  }

  /// A recording file, a dump, or the run of a script; an error if it is none of them.
  ///
  /// A script runs to its end, or to a limit.
  package static func counterpart(at path: String) -> Result<Recording, DumpError> {
    let url = URL(fileURLWithPath: path)
    if url.pathExtension == ScriptDocument.fileExtension {
      return reading { () throws(ScriptFileError) in try ScriptDocument.open(url) }.flatMap(run)
    }
    return recording(at: url)
  }

  /// A recording file or a dump.
  package static func recording(at url: URL) -> Result<Recording, DumpError> {
    if url.pathExtension == RecordingFile.fileExtension {
      return reading { () throws(RecordingFileError) in try readRecording(at: url).recording }
    }
    return Result { () throws(DumpError) in try readDump(at: url).recording }
  }

  private static func reading<Content, Problem: Error>(
    _ read: () throws(Problem) -> Content
  ) -> Result<Content, DumpError> {
    Result(catching: read).mapError { DumpError(message: "\($0)") }
  }

  private static func run(_ document: ScriptDocument) -> Result<Recording, DumpError> {
    let scenario = Scenario(script: document.text, named: document.name)
    let outcome = Run(scenario, geocoder: WorldStore.installed.geocoder).execute()
    guard let error = outcome.script?.errors.first else { return .success(outcome.recording) }
    return .failure(
      DumpError(message: localized("Line \(error.position.line): \(error.message)")))
  }
}

extension HierarchyState {
  /// Whether views are nested, not only direct children of windows.
  fileprivate var hasTreeOfViews: Bool {
    views.each.contains { view in
      view.superview.flatMap { views[$0]?.superview } != nil
    }
  }
}
