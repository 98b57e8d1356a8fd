// swift-tools-version: 6.2
// How another package uses Terrarium's libraries. GTK is not needed for them.

import PackageDescription

let package = Package(
  name: "examples",
  dependencies: [.package(name: "terrarium", path: "..")],
  targets: [
    .executableTarget(
      name: "first-program", dependencies: [.product(name: "Containment", package: "terrarium")]),
    .executableTarget(
      name: "album", dependencies: [.product(name: "Containment", package: "terrarium")]),
    .testTarget(
      name: "DrawerTests", dependencies: [.product(name: "Containment", package: "terrarium")]),
    .testTarget(
      name: "InboxTests",
      dependencies: ["Containers", "Containment"].map { .product(name: $0, package: "terrarium") }),
    .testTarget(
      name: "GlobeTests",
      dependencies: ["Containment", "Containers", "Hierarchy", "TreeLayout", "Tunnel"].map {
        .product(name: $0, package: "terrarium")
      }),
  ]
)
