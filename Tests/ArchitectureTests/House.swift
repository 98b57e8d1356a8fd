/// The plan of the house: every module, from the ground up, and what it may import.
///
/// `Package.swift` must say the same, and `Documentation/Architecture.md` draws it. A new arrow is
/// a decision: it is written here, there, and in the drawing.
enum House {
  enum Room {
    case ground, values, native, live, inward, out, program
  }

  struct Module {
    let name: String
    let room: Room
    let imports: Set<String>

    init(_ name: String, in room: Room, imports: Set<String> = []) {
      self.name = name
      self.room = room
      self.imports = imports
    }

    /// A module map over a C library, or C of our own.
    var isC: Bool { room == .native && !name.hasSuffix("Kit") }
    /// Whether other packages may use it, so that it has `public` declarations.
    var isPublic: Bool { House.publicModules.contains(name) }
    var folder: String { room == .native ? "Sources/Native/\(name)" : "Sources/\(name)" }
  }

  /// Upper rows know nothing of lower ones.
  static let modules = [
    Module("Geometry", in: .ground),
    Module("Support", in: .ground),

    Module("Hierarchy", in: .values, imports: ["Geometry", "Support"]),
    Module("TreeLayout", in: .values, imports: ["Geometry"]),
    Module("Drawing", in: .values, imports: ["Geometry", "Hierarchy"]),
    Module("Tunnel", in: .values, imports: ["Geometry", "Support"]),
    Module("Script", in: .values),

    Module("CCairo", in: .native),
    Module("CCmark", in: .native),
    Module("CCrash", in: .native),
    Module("CGio", in: .native),
    Module("CGtk", in: .native),
    Module("CGtkSourceView", in: .native),
    Module("CX11", in: .native),
    Module("CairoKit", in: .native, imports: ["CCairo", "Drawing", "Geometry", "Support"]),
    Module("MarkdownKit", in: .native, imports: ["CCmark"]),
    Module("GioKit", in: .native, imports: ["CGio", "CX11", "CCrash", "Geometry"]),
    Module(
      "GtkKit", in: .native,
      imports: ["CGtk", "CGtkSourceView", "CairoKit", "GioKit", "Drawing", "Geometry"]),

    Module("Containment", in: .live, imports: ["Hierarchy", "Geometry"]),
    Module("Containers", in: .live, imports: ["Containment"]),
    Module("Samples", in: .live, imports: ["Containers", "Tunnel"]),
    Module(
      "Interpreter", in: .live,
      imports: ["Script", "Containment", "Hierarchy", "Support"]),
    Module(
      "Scenarios", in: .live,
      imports: [
        "Interpreter", "Script", "Samples", "Containers", "Containment", "Hierarchy", "Tunnel",
        "Geometry", "Support",
      ]),

    Module("Import", in: .inward, imports: ["Hierarchy", "Geometry"]),
    Module(
      "Attach", in: .inward,
      imports: ["GioKit", "Hierarchy", "Geometry", "Support"]),

    Module(
      "Figures", in: .out,
      imports: ["Hierarchy", "TreeLayout", "Tunnel", "Drawing", "Geometry", "Support"]),
    Module(
      "Export", in: .out,
      imports: ["Figures", "Drawing", "Hierarchy", "CairoKit", "GioKit", "Geometry"]),

    Module(
      "Lessons", in: .program,
      imports: [
        "MarkdownKit", "Scenarios", "Script", "Figures", "Export", "Drawing", "Hierarchy", "Tunnel",
        "Geometry", "Support",
      ]),
    Module(
      "Session", in: .program,
      imports: [
        "Lessons", "Scenarios", "Interpreter", "Script", "Import", "Figures", "Export", "Hierarchy",
        "Tunnel", "Drawing", "Geometry", "Support",
      ]),
    Module(
      "App", in: .program,
      imports: [
        "Session", "Lessons", "MarkdownKit", "Figures", "Drawing", "Hierarchy", "GtkKit", "GioKit",
        "Attach", "Geometry", "Support", "Tunnel", "Script",
      ]),
    Module(
      "terrarium", in: .program,
      imports: [
        "Attach", "Session", "Lessons", "Scenarios", "Script", "Import", "Figures", "Export",
        "Hierarchy", "Tunnel", "Drawing", "CairoKit", "GioKit", "Support",
      ]),
    Module("terrarium-window", in: .program, imports: ["App", "Hierarchy", "Support"]),
  ]

  /// The modules below all of ours: the language's own libraries.
  static let platform: Set = ["Foundation", "Dispatch", "Glibc", "Synchronization"]

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
