// The programs of the article that leads to a drawn tree.

// [
import Foundation
import TreeLayout

let family = ["tabs", "mail", "inbox", "letter", "settings"]
let parents: [Int?] = [nil, 0, 1, 1, 0]
let sizes = family.map { CGSize(width: Double(10 * $0.count), height: 20) }
// ]

/// From names to a picture, step by step.
extension Article {
  static let layingOutATree = Article(
    "TreeLayout/TreeLayout.docc/LayingOutATree", [placing, drawing, layering, refusing])
}

private func placing() {
  // [
  do {
    let tree = try Tree(parents: parents, sizes: sizes)
    let placement = TidyTree().layout(tree)
    for node in family.indices {
      let frame = placement.frame(of: node)
      print("\(family[node]): \(frame.minX), \(frame.minY)")
    }
    print("\(placement.bounds.width) × \(placement.bounds.height)")
  } catch {
    print(error)
  }
  // ]
}

private func drawing() {
  // [
  func svg(_ placement: Placement, names: [String]) -> String {
    let size = placement.bounds.size
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(size.width)" height="\#(size.height)">"#
    ]
    for node in names.indices {
      if case .elbow(let start, let bend, let turn, let end) = placement.route(to: node, as: .elbow)
      {
        let points = [start, bend, turn, end].map { "\($0.x),\($0.y)" }.joined(separator: " ")
        lines.append(#"<polyline points="\#(points)" fill="none" stroke="gray"/>"#)
      }
      let top = placement.top(of: node)
      lines.append(
        #"<text x="\#(top.x)" y="\#(top.y + 15)" text-anchor="middle">\#(names[node])</text>"#)
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }

  do {
    let tree = try Tree(parents: [nil, 0, 0], sizes: Array(sizes.prefix(3)))
    print(svg(TidyTree(levelSeparation: 20).layout(tree), names: Array(family.prefix(3))))
  } catch {
    print(error)
  }
  // ]
}

private func layering() {
  // [
  let uneven = [20.0, 60, 20, 20].map { CGSize(width: 40, height: $0) }
  do {
    let tree = try Tree(parents: [nil, 0, 0, 2], sizes: uneven)
    for isLayered in [false, true] {
      let placement = TidyTree(levelSeparation: 10, isLayered: isLayered).layout(tree)
      print(placement.frames.map(\.minY))
    }
  } catch {
    print(error)
  }
  // ]
}

private func refusing() {
  // [
  for wrong in [[nil, 5], [1, 0], [nil]] as [[Int?]] {
    do {
      _ = try Tree(parents: wrong, sizes: [.zero, .zero])
    } catch {
      print(error)
    }
  }
  // ]
}
