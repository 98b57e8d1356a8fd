// swift-tools-version: 6.2
// Fuzzes what Terrarium reads, guided by coverage; built and run by scripts/fuzz, never by the tests.
//
// The modules are the house's own, by links, so that they are built with counters of the edges they
// run over and with checks of every access to memory.

import PackageDescription

let watched: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .unsafeFlags(["-sanitize=fuzzer,address"]),
]

let package = Package(
  name: "terrarium",
  targets: [
    .target(name: "Geometry", swiftSettings: watched),
    .target(name: "Hierarchy", dependencies: ["Geometry"], swiftSettings: watched),
    .target(name: "Import", dependencies: ["Hierarchy", "Geometry"], swiftSettings: watched),
    .target(name: "Script", swiftSettings: watched),
    .target(name: "Tunnel", dependencies: ["Geometry"], swiftSettings: watched),
    .target(name: "Resources", swiftSettings: watched),
    .target(name: "Containment", dependencies: ["Hierarchy", "Geometry"], swiftSettings: watched),
    .target(
      name: "Containers",
      dependencies: ["Containment", "Hierarchy", "Tunnel", "Geometry", "Resources"],
      swiftSettings: watched),
    .target(
      name: "Interpreter", dependencies: ["Script", "Containment", "Hierarchy", "Geometry"],
      swiftSettings: watched),
    .systemLibrary(name: "CCmark", pkgConfig: "libcmark"),
    .target(name: "MarkdownKit", dependencies: ["CCmark"], swiftSettings: watched),
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Import", "Hierarchy", "Script", "Interpreter", "Containers", "MarkdownKit",
        "CFuzzer",
      ],
      path: "Sources/Fuzz", swiftSettings: watched,
      // The default linker falls over the counters.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
  ]
)
