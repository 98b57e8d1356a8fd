import CairoKit
import Drawing
import Export
import Figures
import Foundation
import Geometry
import Hierarchy
import Synchronization
import TestSupport
import Testing

/// Films: which stills they have, that they come out the same, and that nothing half made is left.
@Suite struct `A film` {
  private static let withFFmpeg: ConditionTrait = .enabled(
    "ffmpeg is missing: install the package ffmpeg"
  ) { FFmpegProgram.isInstalled }

  init() { signal(SIGPIPE, SIG_IGN) }

  private func failure(
    _ film: Film, to path: String, for audience: Film.Audience = Film.Audience(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    do throws(FilmError) {
      try film.write(
        of: FilmScene.recording, options: FilmScene.options(), to: path, for: audience,
        environment: environment)
      return "no failure"
    } catch {
      return "\(error)"
    }
  }

  @Test func `has a frame for every step of its frame rate`() {
    func instants(_ seconds: Double, fps: Double, speed: Double) -> [Int] {
      let stretch = Stretch(
        from: Instant(milliseconds: 100), to: Instant(seconds: 0.1 + seconds))
      let timing = FilmTiming(stretch, stillsPerSecond: fps, speed: speed)
      return (0..<timing.count).map { timing.instant($0).milliseconds }
    }
    #expect(instants(0.2, fps: 20, speed: 1) == [100, 150, 200, 250, 300])
    #expect(instants(0.2, fps: 20, speed: 2) == [100, 200, 300])
    #expect(instants(0.1, fps: 20, speed: 0.5) == [100, 125, 150, 175, 200])
    #expect(instants(0.3, fps: 30, speed: 1).count == 10)
    #expect(instants(0.11, fps: 20, speed: 1) == [100, 150, 200])
    #expect(instants(0, fps: 25, speed: 1) == [100])
  }

  @Test func `with invalid numbers is refused with the valid ones`() {
    var film = FilmScene.film(.gif)
    film.timing.stillsPerSecond = 60
    let gif = failure(film, to: "/dev/null")
    film.timing.stillsPerSecond = 25
    film.timing.speed = 0
    let still = failure(film, to: "/dev/null")
    film.timing.speed = 1e-9
    let endless = failure(film, to: "/dev/null")
    film.timing.speed = 1e-4
    #expect(
      [gif, still, endless, failure(film, to: "/dev/null")].joined(separator: "\n") == """
        A film as gif cannot have 60 stills a second: choose a number above 0, up to 50.
        The speed 0 cannot be used: choose a number above 0, such as 0.1.
        The film would have far too many stills, but 20000 are the most: choose a shorter part of \
        the run, fewer stills a second or a higher speed.
        The film would have 50001 stills, but 20000 are the most: choose a shorter part of the \
        run, fewer stills a second or a higher speed.
        """)
  }

  @Test func `as frames is a folder of numbered pictures, the same each time`() throws {
    try FilmScene.withFolder { folder in
      var done: [String] = []
      var film = FilmScene.film(.frames)
      film.scale = 2
      let path = folder + "/slide"
      try film.write(
        of: FilmScene.recording, options: FilmScene.options(), to: path,
        for: Film.Audience(progress: { done.append("\($0)/\($1)") }))
      #expect(done == ["1/5", "2/5", "3/5", "4/5", "5/5"])
      let names = ["0001.png", "0002.png", "0003.png", "0004.png", "0005.png"]
      #expect(FilmScene.names(in: path) == names)
      let first = names.map { FileManager.default.contents(atPath: "\(path)/\($0)") }
      #expect(Set(first).count == 5)
      let job = try PNGExporter().encode(
        Figure.draw(
          .stage, of: FilmScene.recording,
          at: Playhead(.instant(Instant(milliseconds: 200)), in: FilmScene.recording),
          options: FilmScene.options()), scale: 2, shaper: PangoShaper())
      #expect(first[2].map { [UInt8]($0) } == job)

      // A longer film that was there is gone with all its pictures.
      try Data("old".utf8).write(to: URL(fileURLWithPath: path + "/0006.png"))
      try film.write(of: FilmScene.recording, options: FilmScene.options(), to: path)
      #expect(names.map { FileManager.default.contents(atPath: "\(path)/\($0)") } == first)
      #expect(FilmScene.names(in: path) == names)
      #expect(FilmScene.names(in: folder) == ["slide"])
    }
  }

  @Test func `leaves a folder with other files alone`() throws {
    try FilmScene.withFolder { folder in
      let path = folder + "/letters"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      try Data("Dear".utf8).write(to: URL(fileURLWithPath: path + "/letter.txt"))
      let film = FilmScene.film(.frames)
      #expect(
        failure(film, to: path)
          == "\(path): the folder holds more than pictures of a film; choose a new folder, or empty it."
      )
      #expect(failure(film, to: "-") == "Numbered pictures need a folder: name one with -o.")
      #expect(
        failure(film, to: folder + "/no/slide")
          == "\(folder)/no/slide: cannot be written: No such file or directory; create the folder "
          + "around it first.")
      #expect(FilmScene.names(in: folder) == ["letters"])
      #expect(FilmScene.names(in: path) == ["letter.txt"])
    }
  }

  @Test func `replaces an older one atomically`() throws {
    try FilmScene.withFolder { folder in
      let path = folder + "/slide"
      var film = FilmScene.film(.frames)
      try film.write(of: FilmScene.recording, options: FilmScene.options(), to: path)
      let watcher = Watcher(of: path)
      film.scale = 0.5
      for _ in 0..<20 {
        try film.write(of: FilmScene.recording, options: FilmScene.options(), to: path)
      }
      let (looks, misses) = watcher.stop()
      #expect(misses == 0 && looks > 20, "missed \(misses) of \(looks) times")
      #expect(FilmScene.names(in: folder) == ["slide"])
    }
  }

  @Test(arguments: FilmFormat.allCases)
  func `that is cancelled leaves nothing behind`(format: FilmFormat) throws {
    guard !format.needsFFmpeg || FFmpegProgram.isInstalled else { return }
    try FilmScene.withFolder { folder in
      var count = 0
      let audience = Film.Audience(
        progress: { done, _ in count = done }, isCancelled: { count >= 3 })
      #expect(
        failure(FilmScene.film(format), to: folder + "/slide", for: audience)
          == "The film was cancelled; nothing was written.")
      #expect(count == 3 && FilmScene.names(in: folder) == [])
    }
  }

  @Test func `keeps a size in which all its frames fit`() throws {
    var sizes: Set<[Int]> = []
    try FilmScene.withFolder { folder in
      var film = FilmScene.film(.frames, .tree)
      film.timing = FilmTiming(FilmScene.recording.wholeStretch, stillsPerSecond: 10)
      film.showsCaptions = true
      try film.write(of: FilmScene.recording, options: FilmScene.options(), to: folder + "/tree")
      for name in FilmScene.names(in: folder + "/tree") {
        let bytes = FileManager.default.contents(atPath: "\(folder)/tree/\(name)") ?? Data()
        let image = try PixelImage(png: [UInt8](bytes))
        sizes.insert([image.width, image.height])
      }
    }
    let natural = Figure.draw(
      .tree, of: FilmScene.recording,
      at: Playhead(.line(.max), in: FilmScene.recording), options: FilmScene.options()
    ).size
    #expect(
      sizes == [
        [Int(natural.width.rounded(.up)), Int((natural.height + CaptionBand.height).rounded(.up))]
      ])
  }

  @Test(withFFmpeg, arguments: [FilmFormat.gif, .webm, .mp4])
  func `by ffmpeg is the same file twice`(format: FilmFormat) throws {
    try FilmScene.withFolder { folder in
      let files = try ["one", "two"].map { name in
        let path = "\(folder)/\(name).\(format.rawValue)"
        try FilmScene.film(format).write(
          of: FilmScene.recording, options: FilmScene.options(size: CGSize(width: 101, height: 91)),
          to: path)
        return FileManager.default.contents(atPath: path) ?? Data()
      }
      #expect(files[0] == files[1] && files[0].count > 500)
      let start = files[0].prefix(12)
      switch format {
      case .gif: #expect(start.starts(with: Data("GIF89a".utf8)))
      case .webm: #expect(start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]))
      default: #expect(start[4..<8] == Data("ftyp".utf8))
      }
      #expect(FilmScene.names(in: folder).count == 2)
    }
  }
}

/// The program that makes films, and what happens when it does not.
@Suite struct `Without ffmpeg` {
  init() { signal(SIGPIPE, SIG_IGN) }

  /// A program of few words, written by a process of its own: what this one had open for writing,
  /// another test's child could still hold, and the program would not start (`ETXTBSY`).
  private func program(_ script: String, at path: String) throws {
    let writer = try Launched(
      "/bin/sh",
      ["-c", #"printf '#!/bin/sh\n%s\n' "$1" >"$0" && chmod 755 "$0""#, path, script])
    try #require(writer.status == 0)
  }

  private func failure(_ script: String?) throws -> (String, [String]) {
    try FilmScene.withFolder { folder in
      if let script {
        try program(script, at: folder + "/ffmpeg")
      }
      do throws(FilmError) {
        try FilmScene.film(.webm).write(
          of: FilmScene.recording, options: FilmScene.options(), to: folder + "/slide.webm",
          environment: ["PATH": folder])
        return ("no failure", FilmScene.names(in: folder))
      } catch {
        return ("\(error)", FilmScene.names(in: folder))
      }
    }
  }

  @Test func `a film names the missing package`() throws {
    let (words, files) = try failure(nil)
    #expect(
      words == "A film as webm is made by the program ffmpeg, which is not installed: install the "
        + "Debian package ffmpeg, or choose frames or html.")
    #expect(files == [])
  }

  @Test func `a film reports why it failed, and leaves no file`() throws {
    let (words, files) = try failure(
      "cat >/dev/null; echo Starting >&2; echo 'No encoder' >&2; exit 3")
    #expect(words == "ffmpeg could not make the film (No encoder): try another format.")
    #expect(files == ["ffmpeg"])
    // One that ends at once does not take the stills.
    let (early, rest) = try failure("echo 'Not today' >&2; exit 1")
    #expect(early == "ffmpeg could not make the film (Not today): try another format.")
    #expect(rest == ["ffmpeg"])
  }

  @Test func `a film that is killed leaves no file`() throws {
    let (words, files) = try failure("head -c 100 >/dev/null; kill -9 $$")
    #expect(words.hasPrefix("ffmpeg could not make the film ("))
    #expect(files == ["ffmpeg"])
  }
}

/// Looks all the time, on a thread of its own, whether something is there.
private final class Watcher: Sendable {
  private struct Seen {
    var (looks, misses) = (0, 0)
    var isOver = false
  }

  private let seen = Mutex(Seen())
  private let done = DispatchSemaphore(value: 0)

  init(of path: String) {
    Thread { [self] in
      while true {
        let isThere = access(path, F_OK) == 0
        let isOver = seen.withLock { seen in
          seen.looks += 1
          if !isThere { seen.misses += 1 }
          return seen.isOver
        }
        if isOver { break }
      }
      done.signal()
    }.start()
  }

  func stop() -> (looks: Int, misses: Int) {
    seen.withLock { $0.isOver = true }
    done.wait()
    return seen.withLock { ($0.looks, $0.misses) }
  }
}
