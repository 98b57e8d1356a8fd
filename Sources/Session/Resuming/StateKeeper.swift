package import Foundation
package import Support

/// Keeps drafts, recordings and the open document in the background, so that a slow disk never
/// blocks the window.
///
/// A serial queue: requests run in order, and a synchronous request waits for all earlier ones.
package final class StateKeeper: @unchecked Sendable {
  private let errands = SerialQueue()
  // Accessed on the queue only.
  private var drafts: ScriptDrafts
  private var recordings: RecordingDrafts
  private var place: Whereabouts?
  /// Whether the run mark is this process's.
  private var hasMarked = false
  private let places: WhereaboutsFile
  private let (home, claim): (URL, StateClaim)

  /// Creates a keeper in `folder`, or in a subfolder if another process uses it.
  package init(folder: URL = UserFolder.state) {
    (home, claim) = (folder, StateClaim(folder))
    drafts = ScriptDrafts(folder: claim.folder)
    recordings = RecordingDrafts(folder: claim.folder)
    places = WhereaboutsFile(folder: claim.folder)
  }

  /// Takes the document of the last session.
  package func takeWhereabouts() -> Whereabouts? {
    defer { sweepSoon() }
    return places.take()
  }

  /// Takes a crash's leftovers; nil if nothing crashed.
  package func takeRecovery() -> Recovery? {
    let recovery = Recovery.take(CrashReports(folder: home), from: claim.folder)
    if recovery != nil { sweepSoon() }
    return recovery
  }

  private func sweepSoon() { errands.soon { [places] in places.sweep() } }

  /// The script that was running when the program crashed, if any.
  package var interruptedScript: ScriptIdentity? { RunMark(folder: claim.folder).script }

  /// Saves the draft of a script that is about to run, and marks it; the result is available once
  /// both are on disk, or have failed.
  ///
  /// A script that was just opened is also saved as the document for the next launch.
  package func markRun(of document: ScriptDocument, at next: Whereabouts? = nil) -> Ahead<Void> {
    errands.soon { [self] in
      if let next, next.subject != place?.subject { write(next) }
      // `keepSoon` reports why it cannot be saved.
      try? drafts.keep(document)
      hasMarked = true
      RunMark(folder: claim.folder).set(ScriptIdentity(document))
    }
    return Ahead { [errands] in errands.now {} }
  }

  /// Removes the mark after a run, asynchronously.
  package func unmarkRunSoon() {
    errands.soon { [self] in unmarkRun() }
  }

  /// Removes the mark now: the program exits normally.
  package func unmarkRunNow() {
    errands.now { [self] in unmarkRun() }
  }

  private func unmarkRun() {
    if hasMarked { RunMark(folder: claim.folder).remove() }
    hasMarked = false
  }

  /// Marks a held script under its new name, asynchronously.
  package func renameMarkSoon(to document: ScriptDocument) {
    errands.soon { [self] in RunMark(folder: claim.folder).set(ScriptIdentity(document)) }
  }

  /// Turns drafts of killed concurrent processes into scripts.
  package func setAbandonedDraftsAside() -> [URL] {
    StateClaim.abandoned(in: home).compactMap { other in
      var drafts = ScriptDrafts(folder: other.folder)
      RunMark(folder: other.folder).remove()
      return drafts.setAside(into: home)
    }
  }

  /// Saves a script's draft asynchronously; `done` receives an error, if any.
  package func keepSoon(
    _ document: ScriptDocument?, done: @escaping @Sendable (ScriptFileError?) -> Void
  ) {
    errands.soon { [self] in
      do throws(ScriptFileError) {
        try drafts.keep(document)
        done(nil)
      } catch {
        done(error)
      }
    }
  }

  /// Saves a script's draft now.
  package func keep(_ document: ScriptDocument?) throws(ScriptFileError) {
    let result = errands.now { [self] in
      Result { () throws(ScriptFileError) in try drafts.keep(document) }
    }
    try result.get()
  }

  package func discardDraft() { errands.now { [self] in drafts.discard() } }

  /// The script with unsaved changes from an earlier session, or nil; its draft stays until it is
  /// saved.
  package func restoreDraft() -> ScriptDocument? { errands.now { [self] in drafts.restore() } }

  /// Turns the draft into a regular script; returns its path, if there was one.
  package func setDraftAside() -> URL? { errands.now { [self] in drafts.setAside() } }

  /// Saves a recording's draft asynchronously; `done` receives an error, if any.
  package func keepSoon(
    _ recording: UnsavedRecording?, done: @escaping @Sendable (RecordingDraftError?) -> Void
  ) {
    errands.soon { [self] in
      do throws(RecordingDraftError) {
        try recordings.keep(recording)
        done(nil)
      } catch {
        done(error)
      }
    }
  }

  /// Saves a recording's draft now, if possible: the program is exiting.
  package func keep(_ recording: UnsavedRecording?) {
    errands.now { [self] in try? recordings.keep(recording) }
  }

  /// Turns the recording of a replaced document into a separate one, asynchronously; `done`
  /// receives its path, or an error.
  package func leaveSoon(
    _ recording: UnsavedRecording,
    done: @escaping @Sendable (Result<URL, RecordingDraftError>) -> Void
  ) {
    errands.soon { [self] in
      done(
        Result { () throws(RecordingDraftError) in try recordings.leave(recording, into: home) })
    }
  }

  /// Turns an earlier session's recording into a regular one; returns its path, if there was one.
  package func setRecordingAside() -> URL? {
    errands.now { [self] in recordings.setAside(into: home) }
  }

  /// The same for killed concurrent processes.
  package func setAbandonedRecordingsAside() -> [URL] {
    StateClaim.abandoned(in: home).compactMap { other in
      RecordingDrafts(folder: other.folder).setAside(into: home)
    }
  }

  /// Removes a recording that was set aside, once it has been saved elsewhere; ignores any other
  /// file.
  package func forgetRecording(atPath path: String) {
    errands.soon { [home] in RecordingsAside(in: home).forget(path: path) }
  }

  /// Saves the session's document and position asynchronously, if changed; nil clears it.
  package func keepPlaceSoon(in session: Session?) {
    errands.soon { [self] in write(session?.whereabouts) }
  }

  /// Saves the document and position now.
  package func keep(_ place: Whereabouts?) { errands.now { [self] in write(place) } }

  private func write(_ next: Whereabouts?) {
    guard next != place || next == nil else { return }
    places.keep(next)
    place = next
  }
}
