import Support

/// Why the window does not open; each error is one line on standard error.
enum WindowError: Error, CustomStringConvertible {
  case unknownOption(String)
  case tooManyArguments
  case launch(LaunchError)
  case output
  case noDisplay
  case noFont

  /// The result of a call; its errors become errors of the window.
  static func wrapping<Result>(
    _ call: () throws(LaunchError) -> Result
  ) throws(WindowError) -> Result {
    do throws(LaunchError) { return try call() } catch { throw .launch(error) }
  }

  var description: String {
    switch self {
    case .unknownOption(let option): "unknown option \(option); see terrarium-window --help"
    case .tooManyArguments: "too many arguments; write terrarium-window [NAME|FILE]"
    case .launch(let error): "\(error)"
    case .output: "standard output: cannot be written; choose another place."
    case .noDisplay:
      "there is no display for the window; log in to a desktop, or export images with "
        + "terrarium export tunnel --figure stage --at 100 -o stage.png"
    case .noFont: "there is no font; install the package fonts-inter"
    }
  }

  var status: ExitStatus {
    switch self {
    case .unknownOption, .tooManyArguments, .output: .failed
    case .launch(let error): error.status
    case .noDisplay, .noFont: .unavailable
    }
  }
}
