/// What a watched program answers by way of the accessibility bus.
extension Door {
  static let replies = Door(
    "replies", seeds: ["Tests/AttachTests/Replies", "Tests/AttachTests/Found/replies"],
    trial: ReplyTrial.complaint)
}
