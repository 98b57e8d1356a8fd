/// What a start reads: where one was in what was open, and what was chosen and answered.
extension Door {
  static let session = Door(
    "session", seeds: ["Tests/SessionTests/Found/session"], made: { PlaceTrial.seeds },
    trial: PlaceTrial.complaint)

  static let settings = Door(
    "settings", seeds: ["Tests/SessionTests/Settings", "Tests/SessionTests/Found/settings"],
    trial: SettingsTrial.complaint)
}
