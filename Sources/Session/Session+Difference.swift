package import Foundation
package import Hierarchy
import Scenarios
import Script
import Support

/// What differs between what is seen and another hierarchy.
extension Session {
  /// What changed since the first turn of what is shown was over.
  ///
  /// Not since 0 ms: what a person does first, or a script, takes no time either.
  package func differenceFromStart() -> HierarchyDifference {
    let firstRest = recording.events.firstIndex { $0.kind == .settled }
    let start =
      firstRest.map { recording.state(atEvent: $0) } ?? recording.state(at: Instant.zero)
    return HierarchyDifference(from: start.compared(), to: state.compared(), ofOneSource: true)
  }

  /// What differs between what is shown and another branch at the same instant; nil for a place
  /// without a branch.
  ///
  /// What was there when the branches parted has the same number in both; what came later is told
  /// by its class and name.
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

  /// What changed since the end of what another file shows.
  package func difference(from other: Recording) -> HierarchyDifference {
    Self.difference(from: other.latest, to: state)
  }

  /// What differs between the trees of two runs that know nothing of each other.
  ///
  /// Names that a run gives mean nothing in another, and where either has no tree of views, controllers
  /// alone are compared.
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
          // The numbers of two runs mean nothing to each other.
          node.identity = nil
          return node
        })
    }
    return HierarchyDifference(from: tree(before), to: tree(after), ofOneSource: false)
  }

  /// A file's recording, what a dump in it shows, or the run of a script; a reason when it is none of them.
  ///
  /// A script is executed to its end, or to one of the bounds of a run.
  package static func counterpart(at path: String) -> Result<Recording, DumpError> {
    let url = URL(fileURLWithPath: path)
    if url.pathExtension == ScriptDocument.fileExtension {
      return reading { () throws(ScriptFileError) in try ScriptDocument.open(url) }.flatMap(run)
    }
    return recording(at: url)
  }

  /// A file's recording, or what a dump in it shows.
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
  /// Whether views hang in views, and not only each in a window.
  fileprivate var hasTreeOfViews: Bool {
    views.each.contains { view in
      view.superview.flatMap { views[$0]?.superview } != nil
    }
  }
}
