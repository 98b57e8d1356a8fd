import Figures
import Hierarchy
@testable import Session
import Testing

/// Moving through a recording.
@Suite struct `The player` {
  /// Three shown events at 0, 0 and 300 ms, with hidden ones between, ending at 500 ms.
  private let recording: Recording = {
    var recording = Recording()
    let node = NodeID(1)
    recording.append(.controllerMade(node, name: "a", className: "ViewController"))
    let kinds: [(Event.Kind, Int)] = [
      (.callback(.viewDidLoad), 0), (.settled, 0), (.callback(.viewWillAppear(animated: true)), 0),
      (.call(.addChild, nil), 100), (.callback(.viewDidAppear(animated: true)), 300),
      (.settled, 500),
    ]
    for (kind, time) in kinds {
      recording.append(kind, by: node, at: Instant(milliseconds: time), turn: 1)
    }
    return recording
  }()

  private func place(_ player: Player) -> String {
    "\(player.instant.milliseconds)/\(player.eventCount)"
  }

  @Test func `steps over the events of the trace, forward and back`() {
    var player = Player()
    var seen = [place(player)]
    for _ in 0..<4 {
      player.stepForward(in: recording)
      seen.append(place(player))
    }
    for _ in 0..<4 {
      player.stepBack(in: recording)
      seen.append(place(player))
    }
    #expect(
      seen == ["0/0", "0/1", "0/3", "300/5", "500/6", "0/3", "0/1", "0/0", "0/0"])
  }

  @Test func `steps back to every line that it stepped forward to`() {
    var player = Player()
    player.seekToEnd(of: recording)
    var back: [Int] = []
    while player.eventCount > 0 {
      player.stepBack(in: recording)
      back.append(player.eventCount)
    }
    #expect(back == [3, 1, 0])
    #expect(!player.isPlaying)
  }

  @Test(arguments: Player.speeds)
  func `plays at its speed and rests at the end`(speed: Double) {
    var player = Player()
    player.settings.speed = speed
    player.play(recording)
    player.tick(0.1, in: recording, isOpenEnded: false)
    #expect(player.instant == Instant(seconds: 0.1 * speed))
    #expect(player.eventCount == recording.eventCount(through: player.instant))
    player.tick(0.5 / speed, in: recording, isOpenEnded: false)
    #expect(place(player) == "500/6" && !player.isPlaying)
    player.tick(1, in: recording, isOpenEnded: false)
    #expect(place(player) == "500/6")
    player.play(recording)
    #expect(place(player) == "0/3" && player.isPlaying)
  }

  @Test func `does not move when paused, and never plays backwards by itself`() {
    var player = Player()
    player.play(recording)
    player.tick(-1, in: recording, isOpenEnded: false)
    #expect(player.instant == .zero)
    player.pause()
    player.tick(1, in: recording, isOpenEnded: false)
    #expect(player.instant == .zero)
  }

  @Test func `clamps seeks to the recording`() {
    var player = Player()
    player.seek(to: Instant(milliseconds: 200), in: recording)
    #expect(place(player) == "200/4")
    player.seek(to: Instant(milliseconds: 9000), in: recording)
    #expect(place(player) == "500/6")
    player.seek(to: Instant(milliseconds: -5), in: recording)
    #expect(place(player) == "0/3")
    player.seek(toEvent: 99, in: recording)
    #expect(place(player) == "0/3")
    player.seek(toEvent: 4, in: recording)
    #expect(place(player) == "300/5")
    player.seek(to: Playhead(instant: Instant(milliseconds: 900), eventCount: -3), in: recording)
    #expect(place(player) == "500/0")
  }

  @Test func `accepts an empty recording`() {
    var player = Player()
    let nothing = Recording()
    player.play(nothing)
    player.tick(1, in: nothing, isOpenEnded: false)
    player.stepBack(in: nothing)
    player.stepForward(in: nothing)
    player.seek(to: Instant(milliseconds: 5), in: nothing)
    #expect(place(player) == "0/0")
  }
}
