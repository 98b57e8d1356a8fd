/// Swift's optionals.
extension StandardLibrary {
  /// The members of optionals; calls on the wrapped value need `?` or `!`.
  static let optional = LibraryType(
    name: "Optional", pattern: .optional(.element),
    members: [
      .initializer("init(_:)", [.element], .optional(.element)) { _, call in call[0] },
      .method("map(_:)", [.function([.element], .result)], .optional(.result)) {
        receiver, call throws(Stop) in
        receiver.isNone ? .none : try call.run.call(call[0], [receiver])
      },
      .method("flatMap(_:)", [.function([.element], .optional(.result))], .optional(.result)) {
        receiver, call throws(Stop) in
        receiver.isNone ? .none : try call.run.call(call[0], [receiver])
      },
    ])
}
