/// What there is to wonder at about a tunnel straight through the Earth, at one instant.
///
/// The instant is that of ``sun``; nothing here looks at a clock. In words: ``text(in:)``.
public struct TunnelFacts: Hashable, Sendable {
  /// What is true of one mouth of the tunnel.
  public struct Mouth: Hashable, Sendable {
    /// Where it is.
    public let place: Coordinate
    /// What a sundial shows there.
    public let time: SolarTime
    /// The season there.
    public let season: Season
    /// Whether the sun is up.
    public let isDay: Bool
  }

  /// The tunnel itself.
  public let tunnel: StraightTunnel
  /// The sun, for the times and the seasons.
  public let sun: Sun

  /// The facts about a tunnel while the sun stands so.
  public init(about tunnel: StraightTunnel, under sun: Sun) {
    (self.tunnel, self.sun) = (tunnel, sun)
  }

  /// The mouth on this side.
  public var here: Mouth { mouth(tunnel.start) }
  /// The mouth on the far side.
  public var there: Mouth { mouth(tunnel.end) }

  private func mouth(_ place: Coordinate) -> Mouth {
    Mouth(
      place: place, time: sun.sundialTime(at: place), season: sun.season(at: place),
      isDay: sun.isDay(at: place))
  }
}

/// The facts as lines to read.
extension TunnelFacts {
  /// One fact: what it is about, and what it is; one value, or one for each mouth.
  public struct Line: Hashable, Sendable {
    /// What the fact is about: "Season".
    public let title: String
    /// The value for the whole tunnel, or for this side and the far side.
    public let values: [String]
  }

  /// The facts in the words, units and digits of a locale; those with two values are this side's
  /// and the far side's.
  public func lines(in locale: AnswerLocale) -> [Line] {
    let words = locale.language.tunnelWords
    let mouths = [here, there]
    return [
      Line(title: words.place, values: mouths.map { $0.place.text(in: locale) }),
      Line(
        title: words.time,
        values: mouths.map {
          "\(locale.numerals.text($0.time)), \($0.isDay ? words.day : words.night)"
        }),
      Line(title: words.season, values: mouths.map { words.name(of: $0.season) }),
      Line(
        title: words.length,
        values: [locale.language.phrasebook.distance(kilometers: tunnel.length, in: locale)]),
      Line(
        title: words.fall,
        values: [locale.numerals.text(minutes: StraightTunnel.fallingTime / 60) + words.minutes]),
    ]
  }

  /// The heading for ``lines(in:)``: "Straight through the Earth".
  public func title(in locale: AnswerLocale) -> String { locale.language.tunnelWords.title }

  /// All lines as plain text, a heading and a line each: "Season: spring | autumn".
  public func text(in locale: AnswerLocale) -> String {
    let lines = lines(in: locale).map { "\($0.title): \($0.values.joined(separator: " | "))" }
    return ([title(in: locale)] + lines).joined(separator: "\n") + "\n"
  }
}

extension Numerals {
  /// A time of the day: "07:05".
  fileprivate func text(_ time: SolarTime) -> String {
    func twoDigits(_ number: Int) -> String {
      text(whole: number / 10, fraction: "") + text(whole: number % 10, fraction: "")
    }
    return "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
  }

  /// Minutes, with one decimal.
  fileprivate func text(minutes: Double) -> String {
    text(tenths: Int((minutes * 10).rounded()), decimals: 1)
  }
}
