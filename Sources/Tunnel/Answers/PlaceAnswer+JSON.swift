import Foundation

/// Answers as JSON, with a fixed order of fields.
extension PlaceAnswer {
  /// The answer as one JSON object on one line.
  ///
  /// Fields: latitude, longitude, kind, label, country, iso2, admin1, sea, place; unknown ones are
  /// null. A place has name, distanceKm and bearing.
  public var json: String {
    let place = place.map {
      "{\"name\":\(JSONText.quoted($0.name)),\"distanceKm\":\(JSONText.number($0.distanceKm)),"
        + "\"bearing\":\(JSONText.number($0.bearing))}"
    }
    let fields = [
      ("latitude", "\(coordinate.latitude)"), ("longitude", "\(coordinate.longitude)"),
      ("kind", JSONText.quoted(kind.rawValue)), ("label", JSONText.quoted(label())),
      ("country", JSONText.quoted(country)), ("iso2", JSONText.quoted(iso2)),
      ("admin1", JSONText.quoted(admin1)), ("sea", JSONText.quoted(sea)),
      ("place", place ?? "null"),
    ]
    return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  /// The output of `terrarium where --json`: the place and its antipode.
  public static func json(place: PlaceAnswer, antipode: PlaceAnswer) -> String {
    "{\"place\":\(place.json),\"antipode\":\(antipode.json)}"
  }
}

/// Minimal JSON encoding of strings and numbers.
private enum JSONText {
  static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Rounded to three decimals: meters, or a few arc seconds.
  static func number(_ value: Double) -> String {
    "\((value * 1000).rounded() / 1000)"
  }
}
