import Hierarchy
import Interpreter
import Samples
import Script

/// Scripts as they are opened: read, checked, and run to some end, which can be shown at any instant.
extension Door {
  static let run = Door(
    name: "run", seeds: ["Resources/Scenarios", "Tests/InterpreterTests/Cases"]
  ) { bytes in
    let script = ParsedScript(String(decoding: bytes, as: UTF8.self))
    var interpreter = Interpreter(.scripts)
    interpreter.limits.statements = 2_000
    let execution: Execution
    do throws(ScriptErrors) {
      execution = try interpreter.run(script)
    } catch {
      demand(!error.errors.isEmpty, "it is refused for no reason")
      for error in error.errors {
        demand(!error.message.isEmpty, "an error says nothing")
        demand(
          error.range.start >= 0 && error.range.end <= script.source.bytes.count,
          "an error lies outside of the text")
      }
      return
    }
    let recording = execution.recording
    guard !recording.events.isEmpty else { return }
    for index in [0, recording.events.count / 2, recording.events.count - 1] {
      _ = recording.state(atEvent: index)
    }
    demand(
      (try? RecordingFile.read(RecordingFile.bytes(of: recording)))?.recording == recording,
      "it is another one when it was saved")
  }
}
