import Testing

@testable import Interpreter

/// Members of the library, called as the interpreter calls them.
@Suite("The standard library")
struct StandardLibraryTests {
  @Test func `an array grows in place`() throws {
    var array = ScriptValue.array([.int(1)])
    _ = try StandardLibrary.array.call("append(_:)", of: &array, [.int(2)])
    #expect(array == .array([.int(1), .int(2)]))
  }

  @Test func `an index out of range stops the run`() {
    var array = ScriptValue.array([])
    #expect(throws: Stop.self) {
      try StandardLibrary.array.call("subscript(_:)", of: &array, [.int(0)])
    }
  }
}

extension StandardLibrary.LibraryType {
  /// Calls the member with this signature as the interpreter does.
  func call(
    _ signature: String, of receiver: inout ScriptValue, _ arguments: [ScriptValue] = [],
    types: [Type.Placeholder: Type] = [:]
  ) throws(Stop) -> ScriptValue {
    guard let member = members.first(where: { $0.signature == signature }) else { return .void }
    let call = LibraryCall(arguments: arguments, types: types, run: .alone())
    return try member.body(&receiver, call)
  }
}
