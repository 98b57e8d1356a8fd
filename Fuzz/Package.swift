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
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: ["Import", "Hierarchy", "Script", "CFuzzer"],
      path: "Sources/Fuzz", swiftSettings: watched,
      // The default linker falls over the counters.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
  ]
)
