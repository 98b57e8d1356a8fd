/// World files: a small one with other parts, whose checksums are right, or whole files as they come.
extension Door {
  static let world = Door(
    "world", seeds: ["Tests/TunnelTests/Found/world"], made: { WorldTrial.seeds },
    trial: WorldTrial.complaint)
}
