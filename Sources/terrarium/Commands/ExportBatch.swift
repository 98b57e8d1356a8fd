import Foundation
import Support

/// Batch export by a manifest: each line has the arguments of a `terrarium export`.
///
/// All lines are parsed before anything is written. Paths are relative to the manifest, and as
/// manifests are shared, no line writes outside that folder unless the command allows it. Empty
/// lines and those beginning with # are ignored; quotes group words.
struct ExportBatch {
  private let manifest: String
  private var requests: [(line: Int, request: Request)] = []
  private var hasMistakes = false

  /// A parsed line.
  enum Request {
    case picture(ExportRequest)
    case difference(DifferenceRequest)

    /// The output file.
    var path: String {
      switch self {
      case .picture(let request): request.path
      case .difference(let request): request.path
      }
    }

    /// The input files.
    var inputs: [String] {
      switch self {
      case .picture(let request): request.inputs
      case .difference(let request): request.inputs
      }
    }
  }

  /// Reads a manifest; "-" is standard input.
  ///
  /// `defaults` apply to every line that does not override them.
  init(at manifest: String, besides defaults: Invocation) throws(CommandError) {
    self.manifest = manifest
    let folder =
      manifest == "-" ? "" : manifest.lastIndex(of: "/").map { String(manifest[...$0]) } ?? ""
    let ground = defaults.has("--anywhere") ? nil : OutputGround(folder)
    var outputs: [String: Int] = [:]
    let lines = try InputFile.script(at: manifest).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(CommandError) {
        guard let request = try Self.request(line, folder, defaults) else { continue }
        if let other = outputs.updateValue(index + 1, forKey: request.path) {
          throw .sameOutput(request.path, line: other)
        }
        try ground?.check(request.path)
        requests.append((index + 1, request))
      } catch {
        Output.warn(error, about: "\(manifest):\(index + 1)")
        hasMistakes = true
      }
    }
    refuseInputs()
  }

  /// Rejects lines that would overwrite the manifest, or an input of an earlier line.
  ///
  /// A line may read the output of an earlier one, even if it exists already.
  private mutating func refuseInputs() {
    var inputs = Set([manifest].compactMap(FileIdentity.init))
    for (line, request) in requests {
      inputs.formUnion(request.inputs.compactMap(FileIdentity.init))
      guard let output = FileIdentity(request.path), inputs.contains(output) else { continue }
      Output.warn(.inputAsOutput(request.path), about: "\(manifest):\(line)")
      hasMistakes = true
    }
  }

  /// Parses a line; nil if it is empty.
  static func request(
    _ line: Substring, _ folder: String, _ defaults: Invocation
  ) throws(CommandError) -> Request? {
    let words = try words(of: line)
    guard !words.isEmpty else { return nil }
    var own = try Invocation(words[...], of: .export)
    for option in ["--batch", "--anywhere"] {
      try own.check(option, is: "for the command, not for a line", false)
    }
    own.take(optionsOf: defaults, except: ["--batch", "--anywhere", "-o"])
    guard let name = own.arguments.first else {
      throw .tooFewArguments(usage: Command.export.usage)
    }
    guard let path = own.value("-o"), path != "-" else { throw .noOutput }
    if own.value("--figure") == Command.differenceFigure {
      return .difference(try DifferenceRequest(own, in: folder))
    }
    return .picture(try ExportRequest(own, of: name, in: folder))
  }

  /// Splits a line like a shell: both kinds of quotes, and backslashes.
  static func words(of line: some StringProtocol) throws(CommandError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let letter = rest.popFirst() {
      switch (letter, quote) {
      case ("\\", nil), ("\\", "\""):
        word = (word ?? "") + (rest.popFirst().map(String.init) ?? "\\")
      case (let letter, let open?) where letter == open: quote = nil
      case (let letter, .some): word = (word ?? "") + String(letter)
      case ("\"", nil), ("'", nil): (quote, word) = (letter, word ?? "")
      case ("#", nil) where word == nil: return words
      case (let letter, nil) where letter.isWhitespace:
        if let done = word { words.append(done) }
        word = nil
      case (let letter, nil): word = (word ?? "") + String(letter)
      }
    }
    guard quote == nil else { throw .openQuote }
    return words + [word].compactMap(\.self)
  }

  /// Writes all files; continues after an error.
  @MainActor
  func run(in studio: ExportStudio) throws(CommandError) -> ExitStatus {
    guard !hasMistakes else { return .failed }
    var status = ExitStatus.done
    let isWatched = isatty(STDERR_FILENO) == 1
    for (place, (line, request)) in requests.enumerated() {
      if isWatched { Output.progress("\(place + 1) of \(requests.count)  \(request.path)") }
      do throws(CommandError) {
        switch request {
        case .picture(let request): try studio.write(request)
        case .difference(let request): try studio.write(request)
        }
      } catch {
        if isWatched { Output.progress("") }
        Output.warn(error, about: "\(manifest):\(line)")
        if error.status.rawValue > status.rawValue { status = error.status }
      }
    }
    if isWatched { Output.progress("") }
    return status == .done ? studio.status : status
  }
}
