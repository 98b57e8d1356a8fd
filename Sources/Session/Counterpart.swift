package import Foundation
package import Hierarchy
import Scenarios
import Script
import Support

/// Files that the open hierarchy can be compared with.
package enum Counterpart {
  /// A recording file, a dump, or the run of a script; an error if it is none of them.
  ///
  /// A script runs to its end, or to a limit.
  package static func read(at path: String) -> Result<Recording, DumpError> {
    let url = URL(fileURLWithPath: path)
    if url.pathExtension == ScriptDocument.fileExtension {
      return reading { () throws(ScriptFileError) in try ScriptDocument.open(url) }.flatMap(run)
    }
    return recording(at: url)
  }

  /// A recording file or a dump.
  package static func recording(at url: URL) -> Result<Recording, DumpError> {
    if url.pathExtension == RecordingFile.fileExtension {
      return reading { () throws(RecordingFileError) in
        try RecordingFile.readPlainFile(at: url).recording
      }
    }
    return Result { () throws(DumpError) in try ReadDump(at: url).recording }
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
