/// Command lines, a word a line: what they mean is found out, and nothing of it is done.
extension Door {
  static let arguments = Door(
    "arguments", seeds: ["Tests/CommandTests/Lines", "Tests/CommandTests/Found/arguments"],
    trial: ArgumentTrial.complaint)
}
