import Attach
import Export
import Hierarchy
import Import
import Lessons
import Scenarios
import Script
import Support
import Tunnel

/// Why a command failed; each error is one line on standard error.
enum CommandError: Error, CustomStringConvertible {
  case unknownCommand(String, near: String?)
  case unknownOption(String, command: String)
  case missingValue(String)
  case launch(LaunchError)
  case badValue(option: String, value: String, allowed: String)
  case unknownChoice(option: String, value: String, allowed: [String])
  case tooFewArguments(usage: String)
  case tooManyArguments(usage: String)
  case unknownName(String, near: String?)
  case input(path: String, reason: String)
  case dump(String, ImportError)
  case noControllers(String)
  /// The errors in a script, in order.
  case script(String, [ScriptProblem])
  /// The errors in a lesson, in order.
  case lesson(String, [LessonProblem])
  case coordinate(CoordinateTextError)
  case unknownPlace(String)
  case noFormat(String)
  case binaryToTerminal
  /// An option without effect here, and its purpose.
  case misplaced(option: String, purpose: String)
  case contradiction(String, String)
  case unknownNode(String, of: String, near: String?)
  case noOutput
  case sameOutput(String, line: Int)
  /// A manifest would write outside its folder.
  case outside(String, folder: String)
  /// An input file would be overwritten.
  case inputAsOutput(String)
  case openQuote
  case nothingToDraw(figure: String, name: String)
  /// A moment past the end, and the last valid one.
  case pastTheEnd(moment: String, name: String, last: String)
  case export(ExportError)
  case film(FilmError)
  case unavailable(String)
  case windowNotInstalled
  case attach(AttachError)
  case recording(RecordingFileError)

  var description: String {
    switch self {
    case .unknownCommand(let name, let near):
      "unknown command or scenario \"\(name)\""
        + (near.map { "; did you mean \"\($0)\"?" } ?? "; see terrarium --help")
    case .unknownOption(let option, let command):
      "\(command) has no option \(option); see terrarium \(command) --help"
    case .launch(let error): "\(error)"
    case .missingValue(let option): "option \(option) needs a value"
    case .badValue(let option, let value, let allowed):
      "invalid value \"\(value)\" for \(option); use \(allowed)"
    case .unknownChoice(let option, let value, let allowed):
      "unknown \(option.drop { $0 == "-" }) \"\(value)\"; "
        + (allowed.isEmpty
          ? "there is nothing to choose from"
          : "use one of: \(allowed.joined(separator: ", "))")
    case .tooFewArguments(let usage): "too few arguments; write terrarium \(usage)"
    case .tooManyArguments(let usage): "too many arguments; write terrarium \(usage)"
    case .unknownName(let name, let near):
      "no scenario, lesson or container named \"\(name)\""
        + (near.map { "; did you mean \"\($0)\"?" } ?? "; terrarium list shows them")
    case .input(let path, let reason): "\(path): \(reason)"
    case .dump(let path, let error): error.message(about: path)
    case .noControllers(let path):
      "\(path): it contains more than controllers, which --as can't write; leave --as out"
    case .script, .lesson: lines.joined(separator: "\n")
    case .coordinate(let error): "\(error)"
    case .unknownPlace(let name):
      "no place on the map is named \"\(name)\"; write another name, or degrees such as 56.55 8.3167"
    case .noFormat(let path):
      "cannot tell the format of \"\(path)\"; end it in .png, .svg, .pdf, .dot, .txt, .json, .html, "
        + ".gif, .webm or .mp4, or add --format"
    case .nothingToDraw(let figure, let name):
      "\(name) has no \(figure) at that time; choose another --figure or --at"
    case .pastTheEnd(let moment, let name, let last):
      "\(moment) is past the end of \(name); choose one up to \(last)"
    case .binaryToTerminal:
      "an image can't be shown on the terminal; name a file with -o, or redirect the output"
    case .misplaced(let option, let purpose): "\(option) is \(purpose); leave it out"
    case .contradiction(let one, let other): "\(one) and \(other) contradict each other; choose one"
    case .unknownNode(let node, let name, let near):
      "\(name) has no controller or view \"\(node)\" at that time"
        + (near.map { "; did you mean \"\($0)\"?" } ?? "; terrarium state shows them")
    case .noOutput: "each line writes a file; name it with -o"
    case .sameOutput(let path, let line): "line \(line) writes \(path) already; choose another name"
    case .outside(let path, let folder):
      "\(path) is outside of \(folder), where the manifest is; choose a name below it, or add "
        + "--anywhere to the command"
    case .inputAsOutput(let path):
      "\(path) is the input and would be overwritten; choose another output"
    case .openQuote: "a quote is not closed; close it, or write a backslash before it"
    case .export(let error): "\(error)"
    case .film(let error): "\(error)"
    case .unavailable(let what): what
    case .windowNotInstalled:
      "the window is not installed; install the package terrarium (sudo apt install terrarium), or "
        + "build it from source (scripts/run)"
    case .attach(let error): "\(error)"
    case .recording(let error): "\(error)"
    }
  }

  /// The error as lines: one, or one for each error in a script or lesson.
  var lines: [String] {
    switch self {
    case .script(let name, let problems):
      problems.map { "\(name):\($0.position.line):\($0.position.column): \($0.message)" }
    case .lesson(let file, let problems): problems.map { "\(file):\($0.line): \($0.message)" }
    default: [description]
    }
  }

  var status: ExitStatus {
    switch self {
    case .launch(let error): error.status
    case .unavailable, .windowNotInstalled: .unavailable
    case .attach(let error): error.isLack ? .unavailable : .failed
    case .export(.brokenPipe): .negative
    default: .failed
    }
  }

  /// Whether to print nothing, as when the output is closed.
  var isSilent: Bool {
    if case .export(.brokenPipe) = self { true } else { false }
  }
}

extension ImportError {
  /// The message prefixed with path and line.
  fileprivate func message(about path: String) -> String {
    let text = "\(self)"
    guard let line, let rest = text.wholeMatch(of: /line \d+: (.*)/) else {
      return "\(path): \(text)"
    }
    return "\(path):\(line): \(rest.1)"
  }
}
