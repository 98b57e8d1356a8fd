/// The plan of the house: every module, from the ground up.
///
/// `Package.swift` has the arrows, which point up the list only, and `scripts/tables` draws them in
/// `Documentation/Architecture.md`.
enum House {
  enum Room {
    case ground, values, native, live, inward, out, program
  }

  struct Module {
    let name: String
    let room: Room

    init(_ name: String, in room: Room) { (self.name, self.room) = (name, room) }

    /// A module map over a C library, or C of our own.
    var isC: Bool { room == .native && !name.hasSuffix("Kit") }
    /// Whether other packages may use it, so that it has `public` declarations.
    var isPublic: Bool { House.publicModules.contains(name) }
    var folder: String { room == .native ? "Sources/Native/\(name)" : "Sources/\(name)" }
  }

  /// Upper rows import nothing of lower ones.
  static let modules = [
    Module("Geometry", in: .ground),
    Module("Support", in: .ground),

    Module("Hierarchy", in: .values),
    Module("TreeLayout", in: .values),
    Module("Drawing", in: .values),
    Module("Tunnel", in: .values),
    Module("Script", in: .values),

    Module("CCairo", in: .native),
    Module("CCmark", in: .native),
    Module("CCrash", in: .native),
    Module("CGio", in: .native),
    Module("CGtk", in: .native),
    Module("CGtkSourceView", in: .native),
    Module("CX11", in: .native),
    Module("CairoKit", in: .native),
    Module("MarkdownKit", in: .native),
    Module("GioKit", in: .native),
    Module("GtkKit", in: .native),

    Module("Containment", in: .live),
    Module("Containers", in: .live),
    Module("Samples", in: .live),
    Module("Interpreter", in: .live),
    Module("Scenarios", in: .live),

    Module("Import", in: .inward),
    Module("Attach", in: .inward),

    Module("Figures", in: .out),
    Module("Export", in: .out),

    Module("Lessons", in: .program),
    Module("Session", in: .program),
    Module("App", in: .program),
    Module("terrarium", in: .program),
    Module("terrarium-window", in: .program),
  ]

  /// The modules below all of ours: the language's own libraries.
  static let platform: Set = ["Foundation", "Dispatch", "Glibc", "Synchronization"]
  /// What else tests import.
  static let forTests: Set = ["FoundationXML", "Testing", "XCTest"]

  static let publicModules: Set = [
    "Geometry", "Support", "Hierarchy", "TreeLayout", "Tunnel", "Containment", "Containers",
  ]

  /// The simulation and its containers; presentation never imports live controllers.
  static let liveModules: Set = ["Containment", "Containers", "Samples"]
  static let showsOnlyStates: Set = [
    "Figures", "Export", "Session", "App", "terrarium", "terrarium-window",
  ]

  static func module(_ name: String) -> Module? { modules.first { $0.name == name } }
}
