import Containment
import Script

/// Completion of overrides and protocol requirements as whole members.
extension CandidateFinder {
  func overrideCandidates(of type: ScriptType) -> [Candidate] {
    guard type.kind == .class else { return [] }
    var list = CandidateList()
    if let base = type.compiledBase {
      for (distance, owner) in base.lineage.enumerated() {
        for member in owner.recipe.members where member.isOverridable {
          list.add(overriding(member, of: owner.name, distance))
        }
      }
    }
    for ancestor in type.lineage.dropFirst() {
      for method in ancestor.methods where !method.isStatic {
        list.add(overriding(method, of: ancestor))
      }
    }
    for contract in type.allContracts {
      switch contract {
      case .compiled(let own):
        for member in own.recipe.members where member.kind == .method {
          list.add(implementing(member, of: own.name))
        }
      case .script(let own):
        for method in own.methods where !method.isStatic && !method.hasBody {
          list.add(implementing(method, of: own))
        }
      default: break
      }
    }
    let own = Set(type.methods.map(\.signature) + type.properties.map(\.name))
    return list.all.filter { !own.contains($0.key) && !own.contains($0.written) }
  }

  private func overriding(_ member: Member, of owner: String, _ distance: Int) -> Candidate {
    guard member.kind == .method else {
      let head = "override var \(member.name): \(member.type)"
      let body =
        member.set == nil
        ? "super.\(member.name)"
        : "get { super.\(member.name) }\nset { super.\(member.name) = newValue }"
      return Candidate(
        template: head, body, name: member.name, owner: owner, member.summary, distance)
    }
    let parameters = ParameterName.all(of: member)
    let head = "override func \(member.name)(\(parameters.declared))\(result("\(member.type)"))"
    let call = "super.\(member.name)(\(parameters.passed))"
    return Candidate(
      template: head, member.type == .void ? call + "\n" : call, name: member.name,
      labels: member.parameters.map { $0.label ?? "_" }, owner: owner, member.summary, distance)
  }

  private func overriding(_ method: ScriptFunction, of owner: ScriptType) -> Candidate {
    let parameters = method.parameters.map(ParameterName.init)
    let head = "override func \(method.name)(\(parameters.declared))\(result("\(method.result)"))"
    let call = "super.\(method.name)(\(parameters.passed))"
    return Candidate(
      template: head, method.result == .void ? call + "\n" : call, name: method.name,
      labels: method.parameters.map { $0.label ?? "_" }, owner: owner.name,
      line: source.line(of: method.range.start))
  }

  private func implementing(_ member: Member, of owner: String) -> Candidate {
    let parameters = ParameterName.all(of: member)
    return Candidate(
      template: "func \(member.name)(\(parameters.declared))\(result("\(member.type)"))", "",
      name: member.name, labels: member.parameters.map { $0.label ?? "_" }, owner: owner,
      member.summary)
  }

  private func implementing(_ method: ScriptFunction, of owner: ScriptType) -> Candidate {
    let parameters = method.parameters.map(ParameterName.init)
    return Candidate(
      template: "func \(method.name)(\(parameters.declared))\(result("\(method.result)"))", "",
      name: method.name, labels: method.parameters.map { $0.label ?? "_" }, owner: owner.name,
      line: source.line(of: method.range.start))
  }

  private func result(_ type: String) -> String { type == "Void" ? "" : " -> \(type)" }
}

extension Candidate {
  /// A complete member: its declaration, and its body in braces.
  fileprivate init(
    template head: String, _ body: String, name: String, labels: [String]? = nil, owner: String,
    _ summary: String? = nil, _ distance: Int = 0, line: Int? = nil
  ) {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let inside = lines.map { "    \($0)" }.joined(separator: "\n")
    let text = "\(head) {\n\(inside)\n}"
    self.init(
      kind: .override, name: name, signature: head, labels: labels, owner: owner,
      summary: summary, line: line, distance: distance, text: text,
      caret: text.utf8.count - 2)
  }

  /// Name and labels, for comparing declarations: `addChild(_:)`.
  fileprivate var written: String {
    labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name
  }
}

/// A parameter with its internal name, which the catalog omits.
private struct ParameterName {
  let label: String?
  var name: String
  let type: String

  init(_ parameter: ScriptFunction.Parameter) {
    (label, name, type) = (parameter.label, parameter.name, "\(parameter.type)")
  }

  private init(_ parameter: Member.Parameter) {
    (label, type) = (parameter.label, "\(parameter.type)")
    let whole = type.filter { $0.isLetter || $0 == "." }
    switch label {
    case nil: name = type == "Bool" ? "animated" : whole.uncapitalized
    case "to", "with", "from", "for", "at", "of", "in", "by": name = whole.lastWord
    case let label? where label.hasPrefix("did") || label.hasPrefix("should"):
      name = whole.uncapitalized
    case let label?: name = label.lastWord
    }
  }

  static func all(of member: Member) -> [ParameterName] {
    var used: Set<String> = []
    return member.parameters.map { parameter in
      var named = ParameterName(parameter)
      while !used.insert(named.name).inserted {
        named.name = "other" + named.name.prefix(1).uppercased() + named.name.dropFirst()
      }
      return named
    }
  }
}

extension [ParameterName] {
  var declared: String {
    map { parameter in
      let label = parameter.label ?? "_"
      return (label == parameter.name ? "" : "\(label) ") + "\(parameter.name): \(parameter.type)"
    }.joined(separator: ", ")
  }

  var passed: String {
    map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
  }
}

extension String {
  /// `viewController` for `ViewController`, `size` for `CGSize`.
  fileprivate var uncapitalized: String {
    let word = hasPrefix("CG") ? String(dropFirst(2)) : self
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  /// `controller` for `ViewController`.
  fileprivate var lastWord: String {
    let start = lastIndex { $0.isUppercase } ?? startIndex
    return self[start...].lowercased()
  }
}
