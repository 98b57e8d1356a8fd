/// Facts about a straight tunnel at one instant.
///
/// The instant is that of ``sun``, not the current time. As text: ``text(in:)``.
public struct TunnelFacts: Hashable, Sendable {
  /// Facts about one end of the tunnel.
  public struct Mouth: Hashable, Sendable {
    /// The coordinate.
    public let place: Coordinate
    /// The sundial time there.
    public let time: SolarTime
    /// The season there.
    public let season: Season
    /// Whether the sun is up.
    public let isDay: Bool
  }

  /// The tunnel itself.
  public let tunnel: StraightTunnel
  /// The sun's position, for times and seasons.
  public let sun: Sun

  /// The facts about a tunnel at the instant of `sun`.
  public init(about tunnel: StraightTunnel, under sun: Sun) {
    (self.tunnel, self.sun) = (tunnel, sun)
  }

  /// The end on this side.
  public var here: Mouth { mouth(tunnel.start) }
  /// The end on the far side.
  public var there: Mouth { mouth(tunnel.end) }

  private func mouth(_ place: Coordinate) -> Mouth {
    Mouth(
      place: place, time: sun.sundialTime(at: place), season: sun.season(at: place),
      isDay: sun.isDay(at: place))
  }
}

/// The facts as text.
extension TunnelFacts {
  /// A fact: a title, and one value, or one for each end.
  public struct Line: Hashable, Sendable {
    /// The title, such as "Season".
    public let title: String
    /// The value for the whole tunnel, or for this side and the far side.
    public let values: [String]
  }

  /// The facts in a locale's words, units and digits; lines with two values have this side's and
  /// the far side's.
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

  /// All lines as plain text with titles: "Season: spring
  /// autumn".
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

  /// Minutes with one decimal.
  fileprivate func text(minutes: Double) -> String {
    text(tenths: Int((minutes * 10).rounded()), decimals: 1)
  }
}
