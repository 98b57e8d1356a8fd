import Foundation
import Testing

/// The documents name what is there.
@Suite struct `The documentation` {
  /// The packages of `scripts/packages`, each with the groups that need it.
  private var packages: [(groups: String, name: String)] {
    let script = SourceTree.text("scripts/packages")
    return script.matches(
      of: /\n((?:build|run|test|package|bench|world)[a-z,]*) +([a-z0-9.+-]+) +\S/
    ).map { (String($0.1), String($0.2)) }
  }

  @Test func `names each Debian package once`() {
    #expect(packages.count > 10, "scripts/packages cannot be read; keep its table's form")
    #expect(
      packages.count == Set(packages.map(\.name)).count, "scripts/packages names one twice")
  }

  @Test func `knows the packages of the C libraries`() {
    let build = packages.filter { $0.groups.hasPrefix("build") }.map(\.name)
    let wanted = Manifest(SourceTree.text("Package.swift")).debianPackages
    #expect(
      wanted.subtracting(build).sorted() == [],
      "Package.swift names these Debian packages; add them to the build group of scripts/packages")
  }

  @Test func `links to files and headings that exist`() {
    let pages =
      ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Examples/README.md"]
      + ["Documentation", "Sources", "Resources"].flatMap {
        SourceTree.paths(below: $0, ending: ".md")
      }
    for page in pages {
      let folder = URL(fileURLWithPath: page).deletingLastPathComponent().relativePath
      for link in SourceTree.text(page).matches(of: /\]\(([^)\s#]*)(?:#([^)\s]*))?\)/) {
        let (file, heading) = (String(link.1), link.2.map(String.init))
        if file.contains("://") { continue }
        let target = file.isEmpty ? page : folder == "." ? file : "\(folder)/\(file)"
        guard SourceTree.exists(target) else {
          Issue.record("\(page) links to \(target), which is not there; mend the link")
          continue
        }
        if let heading, target.hasSuffix(".md") {
          #expect(
            headings(of: target).contains(heading),
            "\(page) links to \(target)#\(heading), but no heading there reads so")
        }
      }
    }
  }

  /// The headings and other places of a page as links name them.
  private func headings(of page: String) -> [String] {
    let text = SourceTree.text(page)
    let headings = text.matches(of: /\n#+ ([^\n]+)/).map { heading in
      heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
    return headings + text.matches(of: /<a id="([^"]+)">/).map { String($0.1) }
  }

  @Test func `has the screenshots for software centers`() {
    let metainfo = SourceTree.text("Resources/org.terrarium.Terrarium.metainfo.xml")
    let pictures = metainfo.matches(of: /terrarium\.example\/([^<]+\.png)</)
    #expect(pictures.count == 3)
    for picture in pictures {
      #expect(SourceTree.exists(String(picture.1)), "\(picture.1) is not there; take it again")
    }
  }

  @Test func `names the program's packages in the Debian package`() {
    let control = SourceTree.text("debian/control")
    for package in packages where package.groups.contains("run") {
      #expect(
        control.contains("\n \(package.name),\n"),
        "debian/control does not ask for \(package.name), which the program runs with")
    }
    let buildFile = SourceTree.text("meson.build")
    for file in SourceTree.names(in: "Resources/Languages") where file.hasSuffix(".po") {
      #expect(
        buildFile.contains("'\(file.dropLast(3))'"), "meson.build does not install \(file)")
    }
  }

  @Test func `starts no display that ends with its last client`() {
    let files =
      ["scripts", ".ci"].flatMap { folder in SourceTree.names(in: folder).map { "\(folder)/\($0)" }
      }
      + ["README.md", "CONTRIBUTING.md"]
      + SourceTree.paths(below: "Documentation", ending: ".md")
    for file in files {
      let calls = SourceTree.text(file).split(separator: "\n").filter { $0.contains("xvfb-run -") }
      #expect(
        calls.allSatisfy { $0.contains("-noreset") },
        "\(file) calls xvfb-run without -noreset, so clients are turned away now and then; add it")
    }
  }
}
