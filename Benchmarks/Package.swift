// swift-tools-version: 6.2
// Measures Terrarium's libraries against their peers; run by scripts/bench, never by the tests.

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "terrarium", path: "..")],
  targets: [
    // One round of one measurement, printed as lines of "key value".
    .executableTarget(
      name: "measure",
      dependencies: [
        .product(name: "Hierarchy", package: "terrarium"),
        .product(name: "Containment", package: "terrarium"),
        .product(name: "TreeLayout", package: "terrarium"),
        .product(name: "Tunnel", package: "terrarium"),
      ],
      path: "Sources/Measure", swiftSettings: strict),
    // Runs the rounds of peers and us in turn and prints the table.
    .executableTarget(name: "bench", path: "Sources/Bench", swiftSettings: strict),
  ]
)
