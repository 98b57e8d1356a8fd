package import Geometry
package import Hierarchy

/// A part of a picture as a separate picture.
extension DisplayList {
  /// The group of a node with its contents, upright and in its own size; nil if there is none.
  ///
  /// With a size, it is scaled to fit.
  package func part(showing node: NodeID, size: CGSize? = nil) -> DisplayList? {
    guard var group = Self.group(of: node, in: items) else { return nil }
    let bounds = group.bounds
    let size = size ?? bounds.size
    let scale = min(
      size.width / max(bounds.width, 1), size.height / max(bounds.height, 1))
    group.transform = ProjectiveTransform(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: size.width / 2 - bounds.midX * scale,
        ty: size.height / 2 - bounds.midY * scale))
    var part = DisplayList(size: size, items: [.group(group)], title: title, summary: summary)
    part.source = source
    return part
  }

  private static func group(of node: NodeID, in items: [Item]) -> Group? {
    for case .group(let group) in items {
      if group.node == node { return group }
      if let found = self.group(of: node, in: group.items) { return found }
    }
    return nil
  }
}
