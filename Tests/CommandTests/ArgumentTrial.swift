import Export
import Tunnel

@testable import terrarium

/// Reads command lines of any words, a word a line, and does nothing of what they ask for.
enum ArgumentTrial {
  /// What must not be; nil where the words are refused with a reason or mean something.
  static func complaint(about bytes: [UInt8]) -> String? {
    let words = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    do throws(CommandError) {
      switch try CommandRequest(words) {
      case .help, .helpOf, .version: return nil
      case .openFile(let path):
        return path == words.last ? nil : "another word is opened: \(words)"
      case .open(let name) where words.first == "--window":
        return name == nil && words.count == 1 ? nil : "a word is lost: \(words)"
      case .open(let name): return name == words.first ? nil : "another word is opened: \(words)"
      case .perform(let command, let invocation):
        guard command.argumentCount.contains(invocation.arguments.count) else {
          return "there are \(invocation.arguments.count) arguments"
        }
        guard invocation.arguments.allSatisfy(words.contains) else {
          return "an argument is no word of the line"
        }
        try read(invocation, of: command)
      }
    } catch {
      return error.description.isEmpty ? "it is refused for no reason" : nil
    }
    return nil
  }

  /// Reads what the words of a command mean, as it does before it begins.
  private static func read(
    _ invocation: Invocation, of command: Command
  ) throws(CommandError) {
    _ = try invocation.moment()
    _ = try invocation.locale()
    for option in command.options where option.value == "N" || option.value == "SECONDS" {
      _ = try? invocation.number(option.name)
    }
    switch command.name {
    case "where":
      _ = SearchQuery(invocation.arguments.joined(separator: " "), language: "de")
    case "export":
      // Each argument may be in a manifest as well.
      for line in invocation.arguments {
        _ = try? ExportBatch.request(line[...], "", invocation)
      }
      if invocation.value("--figure") == Command.differenceFigure {
        _ = try DifferenceRequest(invocation, in: "a/")
      } else {
        _ = try ExportRequest(invocation, of: invocation.arguments.first ?? "-", in: "a/")
      }
    default: break
    }
  }
}
