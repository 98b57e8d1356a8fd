// swift-tools-version: 6.2
// The house of Terrarium: one target a module, imports pointing down only (Documentation/Architecture.md).

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// Tests are not optimized, whatever they test, nor compiled twice to have their module sooner: that would
/// take longer than they run.
let forTests: [SwiftSetting] =
  strict + [
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
  ]

/// Modules whose code runs on the thread of the toolkit.
let onMainActor: [SwiftSetting] =
  strict + [
    .defaultIsolation(MainActor.self),
    // Newer GTKs deprecate what 4.8 still offers.
    .treatWarning("DeprecatedDeclaration", as: .warning),
  ]

func module(
  _ name: String, in folder: String = "Sources", imports: [Target.Dependency] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: imports, path: "\(folder)/\(name)", swiftSettings: settings)
}

func tests(
  _ name: String, imports: [Target.Dependency], golden folders: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: imports, path: "Tests/\(name)Tests", exclude: folders,
    swiftSettings: forTests)
}

func system(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Native/\(name)", pkgConfig: pkgConfig, providers: [.apt([debian])])
}

/// The few lines that cannot be Swift.
func inC(_ name: String) -> Target { .target(name: name, path: "Sources/Native/\(name)") }

/// A program of the examples; in their own package it has its bare name.
func example(_ name: String, imports: [Target.Dependency]) -> Target {
  .executableTarget(
    name: "example-\(name)", dependencies: imports, path: "Examples/Sources/\(name)")
}

func exampleTests(_ name: String, imports: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: imports, path: "Examples/Tests/\(name)Tests")
}

let package = Package(
  name: "terrarium",
  products: [
    .executable(name: "terrarium", targets: ["terrarium"]),
    .executable(name: "terrarium-window", targets: ["terrarium-window"]),
    .library(name: "Hierarchy", targets: ["Hierarchy"]),
    .library(name: "TreeLayout", targets: ["TreeLayout"]),
    .library(name: "Tunnel", targets: ["Tunnel"]),
    .library(name: "Containment", targets: ["Containment"]),
    .library(name: "Containers", targets: ["Containers"]),
  ],
  targets: [
    // Ground
    module("Geometry"),
    module("Support"),

    // Values
    module("Hierarchy", imports: ["Geometry", "Support"]),
    module("TreeLayout", imports: ["Geometry"]),
    module("Drawing", imports: ["Geometry", "Hierarchy"]),
    module("Tunnel", imports: ["Geometry", "Support"]),
    module("Script"),

    // C bindings
    system("CCairo", pkgConfig: "pangocairo", debian: "libpango1.0-dev"),
    system("CGio", pkgConfig: "gio-unix-2.0", debian: "libglib2.0-dev"),
    system("CGtk", pkgConfig: "gtk4", debian: "libgtk-4-dev"),
    system("CGtkSourceView", pkgConfig: "gtksourceview-5", debian: "libgtksourceview-5-dev"),
    system("CX11", pkgConfig: "x11", debian: "libx11-dev"),
    system("CCmark", pkgConfig: "libcmark", debian: "libcmark-dev"),
    inC("CCrash"),
    module(
      "CairoKit", in: "Sources/Native", imports: ["CCairo", "Drawing", "Geometry", "Support"]),
    module("MarkdownKit", in: "Sources/Native", imports: ["CCmark"]),
    module("GioKit", in: "Sources/Native", imports: ["CGio", "CX11", "CCrash", "Geometry"]),
    module(
      "GtkKit", in: "Sources/Native",
      imports: ["CGtk", "CGtkSourceView", "CairoKit", "GioKit", "Drawing", "Geometry"],
      settings: onMainActor),

    // Live
    module("Containment", imports: ["Hierarchy", "Geometry"]),
    module("Containers", imports: ["Containment"]),
    module("Samples", imports: ["Containers", "Tunnel"]),
    module(
      "Scenarios",
      imports: [
        "Interpreter", "Script", "Samples", "Containers", "Containment", "Hierarchy", "Tunnel",
        "Geometry", "Support",
      ]),

    module("Interpreter", imports: ["Script", "Containment", "Hierarchy", "Support"]),

    // In
    module("Import", imports: ["Hierarchy", "Geometry"]),

    module("Attach", imports: ["GioKit", "Hierarchy", "Geometry", "Support"]),

    // Out
    module(
      "Figures",
      imports: ["Hierarchy", "TreeLayout", "Tunnel", "Drawing", "Geometry", "Support"]),
    module(
      "Export", imports: ["Figures", "Drawing", "Hierarchy", "CairoKit", "GioKit", "Geometry"]),

    // The program
    module(
      "Lessons",
      imports: [
        "MarkdownKit", "Scenarios", "Script", "Figures", "Export", "Drawing", "Hierarchy", "Tunnel",
        "Geometry", "Support",
      ]),
    module(
      "Session",
      imports: [
        "Lessons", "Scenarios", "Interpreter", "Script", "Import", "Figures", "Export", "Hierarchy",
        "Tunnel", "Drawing", "Geometry", "Support",
      ]),
    module(
      "App",
      imports: [
        "Session", "Attach", "Lessons", "MarkdownKit", "Figures", "Drawing", "Hierarchy", "GtkKit",
        "GioKit", "Geometry", "Support", "Tunnel", "Script",
      ],
      settings: onMainActor),
    .executableTarget(
      name: "terrarium",
      dependencies: [
        "Session", "Lessons", "Scenarios", "Script", "Import", "Attach", "Figures", "Export",
        "Hierarchy", "Tunnel", "Drawing", "CairoKit", "GioKit", "Support",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "terrarium-window", dependencies: ["App", "Hierarchy", "Support"],
      swiftSettings: strict),

    // Figures are known to this package alone, so what measures them is built here.
    .executableTarget(
      name: "measure-maps",
      dependencies: [
        "CCairo", "CairoKit", "Drawing", "Figures", "Geometry", "Hierarchy", "TreeLayout", "Tunnel",
      ],
      path: "Benchmarks/Maps", swiftSettings: strict),
    // So are panes.
    .executableTarget(
      name: "measure-window",
      dependencies: ["App", "Figures", "Geometry", "GtkKit", "Hierarchy", "Session"],
      path: "Benchmarks/Window", swiftSettings: onMainActor),
    // So are dumps.
    .executableTarget(
      name: "measure-import", dependencies: ["Import", "Hierarchy"], path: "Benchmarks/Import",
      swiftSettings: strict),
    // And running programs.
    .executableTarget(
      name: "measure-attach",
      dependencies: [
        "Attach", "CairoKit", "Drawing", "Figures", "Geometry", "GioKit", "Hierarchy",
      ],
      path: "Benchmarks/Attach", swiftSettings: strict),

    // The examples, which have a package of their own for those who copy one (Examples/Package.swift).
    example("first-program", imports: ["Containment"]),
    example("album", imports: ["Containment"]),
    exampleTests("Drawer", imports: ["Containment"]),
    exampleTests("Inbox", imports: ["Containers", "Containment"]),
    exampleTests(
      "Globe", imports: ["Containment", "Containers", "Hierarchy", "TreeLayout", "Tunnel"]),

    tests("Architecture", imports: []),
    .target(
      name: "TestSupport", dependencies: ["CCairo", "CairoKit", "Drawing", "Script", "Support"],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests("Geometry", imports: ["Geometry", "TestSupport"]),
    tests("Support", imports: ["Support"]),
    tests("Hierarchy", imports: ["Hierarchy", "Geometry", "TestSupport", "Support"]),
    tests(
      "Figures",
      imports: [
        "Figures", "Hierarchy", "Tunnel", "Drawing", "Geometry", "CairoKit", "Scenarios",
        "Samples", "Containers", "Support", "Export", "TestSupport",
      ], golden: ["Golden"]),
    tests("Containment", imports: ["Containment", "Hierarchy", "Geometry", "TestSupport"]),
    tests(
      "Containers",
      imports: ["Containers", "Samples", "Containment", "Hierarchy", "TestSupport"],
      golden: ["Timelines"]),
    tests("Samples", imports: ["Samples", "Hierarchy", "TestSupport"], golden: ["Traces"]),
    .testTarget(
      name: "ScenarioTests", dependencies: ["Scenarios", "Import", "Hierarchy", "Tunnel"],
      path: "Tests/ScenarioTests", exclude: ["Golden"], swiftSettings: forTests),
    tests(
      "Session",
      imports: [
        "Session", "Import", "Lessons", "Scenarios", "Samples", "Figures", "Export", "Hierarchy",
        "Tunnel", "CairoKit", "Drawing", "Geometry", "GioKit", "Support", "TestSupport",
      ], golden: ["Settings", "Found"]),
    tests(
      "Command",
      imports: [
        "terrarium", "CairoKit", "Containment", "Drawing", "Export", "Figures", "Geometry",
        "Hierarchy", "Support", "TestSupport", "Tunnel",
      ], golden: ["Golden", "Lines"]),
    tests(
      "Article",
      imports: [
        "Containers", "Containment", "Hierarchy", "TreeLayout", "Tunnel", "Geometry", "TestSupport",
      ]),
    tests("TreeLayout", imports: ["TreeLayout", "Geometry"]),
    tests("Drawing", imports: ["Drawing", "Hierarchy", "Geometry"]),
    tests("CairoKit", imports: ["CairoKit", "Drawing", "Geometry", "Hierarchy", "TestSupport"]),
    tests(
      "Export",
      imports: ["Export", "Figures", "CairoKit", "Drawing", "Hierarchy", "Geometry", "TestSupport"]),
    tests(
      "Tunnel", imports: ["Tunnel", "Geometry", "Support", "TestSupport"],
      golden: ["Cases", "Oracle"]),
    tests(
      "Import", imports: ["Import", "Hierarchy", "Geometry", "TestSupport"],
      golden: ["Samples", "Cases", "Found", "Pasted"]),
    .testTarget(
      name: "ScriptTests", dependencies: ["Script", "TestSupport"],
      path: "Tests/ScriptTests", exclude: ["Cases"], swiftSettings: forTests),
    .testTarget(
      name: "InterpreterTests",
      dependencies: [
        "Interpreter", "Script", "Samples", "Containment", "GioKit", "Hierarchy", "TestSupport",
      ],
      path: "Tests/InterpreterTests", exclude: ["Cases", "Refusals", "Typing"],
      swiftSettings: forTests),
    tests("GioKit", imports: ["GioKit", "Support"]),
    tests(
      "Attach",
      imports: ["Attach", "GioKit", "Hierarchy", "Geometry", "TestSupport", "Support"],
      golden: ["Found", "Replies"]),
    tests("MarkdownKit", imports: ["MarkdownKit"]),
    tests(
      "Lessons",
      imports: [
        "Lessons", "Scenarios", "CairoKit", "Tunnel", "Support", "Hierarchy", "TestSupport",
      ]),
    tests(
      "GtkKit",
      imports: [
        "GtkKit", "GioKit", "CGtk", "CGio", "Drawing", "Geometry", "TestSupport",
      ]),
  ]
)
