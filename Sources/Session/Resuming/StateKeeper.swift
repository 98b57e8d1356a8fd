package import Foundation
package import Support

/// Keeps drafts, recordings and whereabouts beside the window, so that a slow disk never holds it up.
///
/// A serial queue: requests run in the order they were made, and a synchronous request waits for
/// all earlier ones.
package final class StateKeeper: @unchecked Sendable {
  private let errands = SerialQueue()
  // These are touched on errands only.
  private var drafts: ScriptDrafts
  private var recordings: RecordingDrafts
  private var place: Whereabouts?
  /// Whether the mark of a script that runs is this program's.
  private var hasMarked = false
  private let places: WhereaboutsFile
  private let (home, claim): (URL, StateClaim)

  /// Keeps in `folder`, or in one within where another program that runs keeps its own.
  package init(folder: URL = UserFolder.state) {
    (home, claim) = (folder, StateClaim(folder))
    drafts = ScriptDrafts(folder: claim.folder)
    recordings = RecordingDrafts(folder: claim.folder)
    places = WhereaboutsFile(folder: claim.folder)
  }

  /// What was kept before.
  package func takePlace() -> Whereabouts? {
    defer { sweepSoon() }
    return places.take()
  }

  /// What a crash left behind; nil when nothing crashed.
  package func takeRecovery() -> Recovery? {
    let recovery = Recovery.take(CrashReports(folder: home), from: claim.folder)
    if recovery != nil { sweepSoon() }
    return recovery
  }

  private func sweepSoon() { errands.soon { [places] in places.sweep() } }

  /// The script that was being run when the program ended badly; nil if none was.
  package var interruptedScript: ScriptIdentity? { RunMark(folder: claim.folder).script }

  /// Keeps what is not saved of a script that is about to run, and marks it; there once both are on
  /// the disk, or cannot be.
  ///
  /// A script that was opened a moment ago is kept as the place for the next start, too.
  package func markRun(of document: ScriptDocument, at next: Whereabouts? = nil) -> Ahead<Void> {
    errands.soon { [self] in
      if let next, next.subject != place?.subject { write(next) }
      // Why it cannot be kept is told by `keepSoon`.
      try? drafts.keep(document)
      hasMarked = true
      RunMark(folder: claim.folder).set(ScriptIdentity(document))
    }
    return Ahead { [errands] in errands.now {} }
  }

  /// Takes the mark of a run that is over away, a little later.
  package func unmarkRunSoon() {
    errands.soon { [self] in unmarkRun() }
  }

  /// Takes it away now: the program ends well.
  package func unmarkRunNow() {
    errands.now { [self] in unmarkRun() }
  }

  private func unmarkRun() {
    if hasMarked { RunMark(folder: claim.folder).remove() }
    hasMarked = false
  }

  /// Marks the script that still waits to be run under its new name, a little later.
  package func renameMarkSoon(to document: ScriptDocument) {
    errands.soon { [self] in RunMark(folder: claim.folder).set(ScriptIdentity(document)) }
  }

  /// Makes scripts of the drafts of those who ran beside another and were ended by force.
  package func setAbandonedDraftsAside() -> [URL] {
    StateClaim.abandoned(in: home).compactMap { other in
      var drafts = ScriptDrafts(folder: other.folder)
      RunMark(folder: other.folder).remove()
      return drafts.setAside(into: home)
    }
  }

  /// Keeps what is not saved of a script a little later; `done` hears when, or why it could not be.
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

  /// Keeps it now.
  package func keep(_ document: ScriptDocument?) throws(ScriptFileError) {
    let result = errands.now { [self] in
      Result { () throws(ScriptFileError) in try drafts.keep(document) }
    }
    try result.get()
  }

  package func discardDraft() { errands.now { [self] in drafts.discard() } }

  /// The script whose changes were left behind, or nil; its draft stays until it is saved.
  package func restoreDraft() -> ScriptDocument? { errands.now { [self] in drafts.restore() } }

  /// Makes the draft a script like any other; answers where it is, if there was a draft.
  package func setDraftAside() -> URL? { errands.now { [self] in drafts.setAside() } }

  /// Keeps what is not saved of a recording a little later; `done` hears when, or why it could not be.
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

  /// Keeps it now, as far as that is possible: the program ends.
  package func keep(_ recording: UnsavedRecording?) {
    errands.now { [self] in try? recordings.keep(recording) }
  }

  /// Makes a recording of its own of one that is left for something else, a little later; `done` hears
  /// where it is, or why it is nowhere.
  package func leaveSoon(
    _ recording: UnsavedRecording,
    done: @escaping @Sendable (Result<URL, RecordingDraftError>) -> Void
  ) {
    errands.soon { [self] in
      done(
        Result { () throws(RecordingDraftError) in try recordings.leave(recording, into: home) })
    }
  }

  /// Makes what was recorded before this start a recording like any other; answers where it is, if
  /// there was one.
  package func setRecordingAside() -> URL? {
    errands.now { [self] in recordings.setAside(into: home) }
  }

  /// The same for those who ran beside another and were ended by force.
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

  /// Keeps where one is in a session a little later, if that changed; with none, forgets it.
  package func keepPlaceSoon(in session: Session?) {
    errands.soon { [self] in write(session?.whereabouts) }
  }

  /// Keeps it now.
  package func keep(_ place: Whereabouts?) { errands.now { [self] in write(place) } }

  private func write(_ next: Whereabouts?) {
    guard next != place || next == nil else { return }
    places.keep(next)
    place = next
  }
}
