import Script

/// Calls of members of the standard library.
extension CallChecker {
  /// The overloads of a library method on a value.
  func libraryMethods(_ name: Name, of base: Typed) -> [Callable] {
    let found = StandardLibrary.found(in: base.type)
    return found.filter { $0.member.name == name.text && $0.member.kind == .method }.map {
      member, bindings in
      names.callable(member, bindings: bindings) { arguments, types in
        member.isMutating
          ? self.mutatingCall(member, base, arguments, types, at: name.range)
          : Code { frame throws(Stop) in
            var receiver = try base.code(frame)
            var values = try arguments.values(in: frame)
            let call = LibraryCall(arguments: values, types: types, run: frame.run)
            let result = try member.body(&receiver, call)
            values.release()
            return result
          }
      }
    }
  }

  private func mutatingCall(
    _ member: LibraryMember, _ base: Typed, _ arguments: Callable.Arguments,
    _ types: [Type.Placeholder: Type], at range: SourceRange
  ) -> Code {
    guard let place = base.changeable(at: range, diagnostics) else { return Typed.broken.code }
    let recording = place.recorded
    return Code { frame throws(Stop) in
      let access = try place.prepare(frame)
      var values = try arguments.values(in: frame)
      let call = LibraryCall(arguments: values, types: types, run: frame.run)
      var result = ScriptValue.void
      try access.modify { receiver throws(Stop) in
        result = try member.body(&receiver, call)
      }
      values.release()
      try frame.note(recording)
      return result
    }
  }

  /// The initializers of a library type: `Int("3")`, `Array(repeating: 0, count: 3)`.
  func libraryInitializers(of type: Type) -> [Callable] {
    let found: [StandardLibrary.Found] =
      if type.hasPlaceholder {
        StandardLibrary.types.filter { $0.pattern == type }.flatMap { $0.members.map { ($0, [:]) } }
      } else {
        StandardLibrary.found(in: type)
      }
    return found.filter { $0.member.kind == .initializer }.map { member, bindings in
      names.callable(member, bindings: bindings) { self.code(of: member, $0, $1) }
    }
  }

  func libraryFunctions(_ name: String) -> [Callable] {
    StandardLibrary.functions.filter { $0.name == name }.map { member in
      names.callable(member, bindings: [:]) { self.code(of: member, $0, $1) }
    }
  }

  private func code(
    of member: LibraryMember, _ arguments: Callable.Arguments, _ types: [Type.Placeholder: Type]
  ) -> Code {
    Code { frame throws(Stop) in
      var nothing = ScriptValue.void
      var values = try arguments.values(in: frame)
      let call = LibraryCall(arguments: values, types: types, run: frame.run)
      let result = try member.body(&nothing, call)
      values.release()
      return result
    }
  }
}

/// Subscripts.
extension CallChecker {
  func `subscript`(
    _ base: Expression, _ written: [Argument], expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    let base = references.receiver(base)
    if base.type == .unknown { return .broken }
    if let part = part(of: base, written) { return part }
    let found = StandardLibrary.found(in: base.type).filter { $0.member.kind == .subscript }
    guard !found.isEmpty
    else {
      if base.type.isOptional {
        return diagnostics.failure(.optionalNotUnwrapped("\(base.type)"), at: range)
      }
      return diagnostics.failure(
        .unknownMember("subscript", type: "\(base.type)", nearest: nil), at: range)
    }
    let written = WrittenArguments(written, at: range)
    // The arguments of each candidate: checking them again for the place would double the time for
    // each nested subscript.
    var codes: [Int: [Code]] = [:]
    let candidates = found.enumerated().map { index, entry in
      names.callable(entry.member, bindings: entry.bindings) { arguments, types in
        codes[index] = arguments.codes
        return Code { frame throws(Stop) in
          var receiver = try base.code(frame)
          let values = try arguments.values(in: frame)
          return try entry.member.body(
            &receiver, LibraryCall(arguments: values, types: types, run: frame.run))
        }
      }
    }
    let (index, typed) = overloads.choose(candidates, written, named: "subscript", expecting: nil)
    guard let index, let setter = found[index].member.setter, let place = base.place,
      let arguments = codes[index]
    else { return typed }
    return withPlace(typed, found[index], setter, place, Callable.Arguments(codes: arguments))
  }

  /// `items[1...]`: an array slice with a partial range.
  private func part(of base: Typed, _ written: [Argument]) -> Typed? {
    guard case .array(let element) = base.type, written.count == 1,
      case .range(let lower, let isClosed, let upper) = written[0].value.kind,
      lower == nil || upper == nil
    else { return nil }
    let (first, last) = (
      lower.map { expressions.check($0, as: .int) }, upper.map { expressions.check($0, as: .int) }
    )
    return Typed(.sequence(element)) { frame throws(Stop) in
      let values = try base.code(frame).asArray
      let start = try first?.code(frame).asInt ?? 0
      let bound = try last?.code(frame).asInt
      let end = bound.map { isClosed ? $0 &+ 1 : $0 } ?? values.count
      guard start >= 0, end <= values.count, start <= end else { throw Stop(.indexOutOfRange) }
      try frame.run.make(elements: end - start)
      return .array(Array(values[start..<end]))
    }
  }

  /// The subscript as a place that can be set and changed in place.
  private func withPlace(
    _ typed: Typed, _ found: StandardLibrary.Found, _ setter: @escaping LibraryMember.Setter,
    _ place: LValue, _ arguments: Callable.Arguments
  ) -> Typed {
    let (member, bindings) = found
    var typed = typed
    typed.place = LValue(place.name, place.root, isPart: true, obstacle: place.obstacle) {
      frame throws(Stop) in
      let whole = try place.prepare(frame)
      let call = LibraryCall(
        arguments: try arguments.values(in: frame), types: bindings, run: frame.run)
      return LValue.Access(
        get: { () throws(Stop) in
          var whole = try whole.get()
          return try member.body(&whole, call)
        },
        set: { value throws(Stop) in
          try whole.modify { whole throws(Stop) in
            // Swift sets such an element by modifying it, which evaluates the default value.
            if member.hasLazyParameters { _ = try member.body(&whole, call) }
            try setter(&whole, call, value)
          }
        },
        modify: { body throws(Stop) in
          try whole.modify { whole throws(Stop) in
            var element = try member.body(&whole, call)
            try whole.vacate(call)
            try LValue.restoring(&element, body) { element throws(Stop) in
              try setter(&whole, call, element)
            }
          }
        })
    }
    return typed
  }
}
