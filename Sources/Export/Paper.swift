package import Geometry

/// A paper size, in portrait or landscape.
package struct Paper: Hashable, Sendable {
  /// In points of 1/72 inch.
  package let size: CGSize
  /// The option's value: "A4", "letter-landscape".
  package let name: String

  /// The sizes by name, in millimeters for ISO 216 and in inches for the others.
  private static let sizes: [(name: String, width: Double, height: Double, unit: Double)] = [
    ("A5", 148, 210, 72 / 25.4), ("A4", 210, 297, 72 / 25.4), ("A3", 297, 420, 72 / 25.4),
    ("A2", 420, 594, 72 / 25.4), ("A1", 594, 841, 72 / 25.4), ("A0", 841, 1189, 72 / 25.4),
    ("letter", 8.5, 11, 72), ("legal", 8.5, 14, 72), ("tabloid", 11, 17, 72),
  ]
  private static let lying = "-landscape"

  /// The names of all sizes in portrait.
  package static let names = sizes.map(\.name)

  /// The paper with a name, ignoring case.
  package init?(_ name: String) {
    let isLying = name.lowercased().hasSuffix(Self.lying)
    let plain = isLying ? String(name.dropLast(Self.lying.count)) : name
    guard let found = Self.sizes.first(where: { $0.name.lowercased() == plain.lowercased() }) else {
      return nil
    }
    let (width, height) = (found.width * found.unit, found.height * found.unit)
    size = isLying ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    self.name = found.name + (isLying ? Self.lying : "")
  }
}
