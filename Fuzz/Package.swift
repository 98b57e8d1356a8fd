// swift-tools-version: 6.2
// Fuzzes what Terrarium reads, guided by coverage; built and run by scripts/fuzz, never by the tests.
//
// The modules are the house's own, by links, so that they are built with counters of the edges they
// run over and with checks of every access to memory.

import PackageDescription

/// As the house is built.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]
/// Without checks of memory, twice as much is tried: enough where there is nothing but Swift.
let checks = Context.environment["TERRARIUM_FUZZ_QUICK"] == nil ? "fuzzer,address" : "fuzzer"
/// What reads.
let watched = strict + [.unsafeFlags(["-sanitize=\(checks)"])]
/// The reading code, which only the program imports.
let opened = watched + [.unsafeFlags(["-enable-testing"])]

let package = Package(
  name: "terrarium",
  targets: [
    .target(name: "Geometry", swiftSettings: watched),
    .target(name: "Hierarchy", dependencies: ["Geometry", "Support"], swiftSettings: watched),
    .target(name: "Import", dependencies: ["Hierarchy", "Geometry"], swiftSettings: watched),
    .target(name: "Script", swiftSettings: watched),
    .target(name: "Tunnel", dependencies: ["Geometry", "Support"], swiftSettings: watched),
    .target(name: "Support", swiftSettings: watched),
    .target(name: "Containment", dependencies: ["Hierarchy", "Geometry"], swiftSettings: watched),
    .target(name: "Containers", dependencies: ["Containment"], swiftSettings: watched),
    .target(name: "Samples", dependencies: ["Containers", "Tunnel"], swiftSettings: watched),
    .target(
      name: "Interpreter", dependencies: ["Script", "Containment", "Hierarchy", "Support"],
      swiftSettings: watched),
    .systemLibrary(name: "CCmark", pkgConfig: "libcmark"),
    .target(name: "MarkdownKit", dependencies: ["CCmark"], swiftSettings: watched),
    .target(
      name: "Scenarios",
      dependencies: [
        "Interpreter", "Script", "Samples", "Containers", "Containment", "Hierarchy", "Tunnel",
        "Geometry", "Support",
      ], swiftSettings: watched),
    .systemLibrary(name: "CGio", pkgConfig: "gio-unix-2.0"),
    .target(name: "CCrash"),
    .systemLibrary(name: "CX11", pkgConfig: "x11"),
    .target(
      name: "GioKit", dependencies: ["CGio", "CX11", "CCrash", "Geometry"], swiftSettings: watched),
    .target(
      name: "Attach",
      dependencies: ["GioKit", "Hierarchy", "Geometry", "Support"],
      swiftSettings: opened),
    .target(
      name: "Lessons",
      dependencies: [
        "MarkdownKit", "Scenarios", "Script", "Figures", "Export", "Drawing", "Hierarchy", "Tunnel",
        "Geometry", "Support",
      ], swiftSettings: watched),
    .target(
      name: "Session",
      dependencies: [
        "Lessons", "Scenarios", "Interpreter", "Script", "Import", "Figures", "Export", "Hierarchy",
        "Tunnel", "Drawing", "Geometry", "Support",
      ], swiftSettings: watched),
    .target(
      name: "terrarium",
      dependencies: [
        "Session", "Lessons", "Scenarios", "Script", "Import", "Attach", "Figures", "Export",
        "Hierarchy", "Tunnel", "Drawing", "CairoKit", "GioKit", "Support",
      ], path: "Sources/Commands", swiftSettings: opened),

    // What has next to nothing to decide goes without counters.
    .target(name: "TreeLayout", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Drawing", dependencies: ["Geometry", "Hierarchy"], swiftSettings: strict),
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo"),
    .target(
      name: "CairoKit", dependencies: ["CCairo", "Drawing", "Geometry", "Support"],
      swiftSettings: strict),
    .target(
      name: "Figures",
      dependencies: ["Hierarchy", "TreeLayout", "Tunnel", "Drawing", "Geometry", "Support"],
      swiftSettings: watched),
    .target(
      name: "Export",
      dependencies: ["Figures", "Drawing", "Hierarchy", "CairoKit", "GioKit", "Geometry"],
      swiftSettings: strict),

    .target(name: "TestSupport", dependencies: ["Support"], swiftSettings: strict),
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Import", "Hierarchy", "Script", "Interpreter", "Samples", "MarkdownKit", "Tunnel",
        "Attach", "GioKit", "Lessons", "Session", "Scenarios", "terrarium", "Export", "CairoKit",
        "Geometry", "Drawing", "Figures", "TestSupport", "Support", "CFuzzer",
      ],
      path: "Sources/Fuzz", swiftSettings: watched,
      // The default linker falls over the counters.
      linkerSettings: [.unsafeFlags(["-sanitize=\(checks)", "-use-ld=lld"])]),
  ]
)
