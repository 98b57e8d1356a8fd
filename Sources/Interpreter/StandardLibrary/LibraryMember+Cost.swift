// What a call of the library costs: so that a run ends soon, whatever it is made to look at.

extension LibraryMember {
  /// The body of a member that first counts what it is about to look at and to make.
  static func counting(_ kind: Kind, _ signature: String, _ body: @escaping Body) -> Body {
    guard kind != .property || signature == "keys" || signature == "values",
      kind != .subscript, !constant.contains(signature)
    else { return body }
    let looks = looking.contains(signature)
    // A range knows by its bounds what it contains.
    let isQuestion = signature == "contains(_:)"
    let looksAtArguments = kind == .initializer || kind == .function
    return { receiver, call throws(Stop) in
      if !(isQuestion && receiver.asRange != nil) {
        try receiver.count(in: call.run, looks: looks)
      }
      for argument in call.arguments { try argument.count(in: call.run, looks: looksAtArguments) }
      return try body(&receiver, call)
    }
  }

  /// Members that take the same time whatever they are given.
  private static let constant: Set<String> = [
    "append(_:)", "popLast()", "removeLast()", "swapAt(_:_:)", "isMultiple(of:)", "signum()",
    "toggle()", "rounded()",
  ]

  /// Members that look at all elements without calling the script, which would be counted there.
  private static let looking: Set<String> = [
    "contains(_:)", "firstIndex(of:)", "lastIndex(of:)", "sorted()", "sort()", "min()", "max()",
    "reversed()", "reverse()", "enumerated()", "joined(separator:)", "prefix(_:)", "suffix(_:)",
    "dropFirst(_:)", "dropLast(_:)", "insert(_:at:)", "remove(at:)", "removeFirst()",
    "split(separator:)", "uppercased()", "lowercased()", "keys", "values",
  ]
}

extension Value {
  /// Counts the elements of a sequence that is gone through; ranges are written out for that.
  fileprivate func count(in run: Run, looks: Bool) throws(Stop) {
    switch self {
    case .range(let range): try run.grow(by: range.count ?? Run.growthLimit + 1)
    case .array(let values) where looks: try run.work(on: values.count)
    case .string(let text) where looks: try run.work(on: text.utf8.count)
    case .dictionary(let values) where looks: try run.work(on: values.content.count)
    case .set(let values) where looks: try run.work(on: values.content.count)
    default: break
    }
  }
}
