import CairoKit
import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

@testable import Session

/// What is hidden or dimmed on the stage, and how it is shown again.
private func options(_ session: Session) -> FigureOptions {
  var options = FigureOptions(shaper: PangoShaper())
  options.veils = session.browsing.veils
  return options
}

@Suite struct `Looking behind a view` {
  @Test func `goes from front to back and wraps around`() throws {
    var session = session("vertical")
    let figure = StageFigure(of: session.state, options: options(session))
    let root = try #require(figure.picture.nodes.first { $0.title == "root.view" })
    let lying = figure.picture.nodes(at: CGPoint(x: root.frame.midX, y: root.frame.maxY - 9))
    #expect(
      lying.map(session.opened.words(ofView:)) == [
        "root.view, View", "stack.view, View", "window, Window",
      ])
    var seen: [String] = []
    for _ in 0..<4 {
      session.opened.select(session.opened.view(behindSelectionIn: lying))
      seen.append(session.selection.map(session.state.name(of:)) ?? "nothing")
    }
    #expect(seen == ["root.view", "stack.view", "window", "root.view"])
    #expect(session.opened.view(behindSelectionIn: []) == nil)
  }

  @Test func `hides and dims a view and its subviews in the picture only`() throws {
    var session = session("vertical")
    let whole = StageFigure(of: session.state, options: options(session)).picture
    let root = try #require(session.state.controllers.values.first { $0.name == "root" })
    session.opened.veil(root.id, .hidden)
    let names = StageFigure(of: session.state, options: options(session)).picture.nodes.map(\.title)
    #expect(!names.contains("root.view") && !names.contains("root.push"))
    #expect(names.contains("stack.view"))
    #expect(session.veiledWords == "1 view hidden")
    let cards = HierarchyFigure.diagram(of: session.state, options: options(session)).cards
    #expect(cards.count { $0.label.hasSuffix("hidden on the stage") } == 1)

    session.opened.toggleVeil(try #require(root.view), .dimmed)
    #expect(session.veiledWords == "1 view dimmed")
    let dimmed = StageFigure(of: session.state, options: options(session)).picture
    #expect(dimmed.nodes == whole.nodes && dimmed != whole)
    session.opened.veil(try #require(session.state.windows.first?.view), .hidden)
    #expect(session.veiledWords == "1 view hidden, 1 dimmed")
    session.opened.unveilAll()
    #expect(session.veiledWords == nil)
    #expect(StageFigure(of: session.state, options: options(session)).picture == whole)
    session.opened.veil(root.id, .hidden)
    session.open(named: "push")
    #expect(session.veiledWords == nil)
  }
}

@Suite struct `A printed page` {
  @Test func `has a title line, and the figure within its margins`() {
    let session = session("push")
    func printed(_ kind: FigureKind) -> PrintedPage {
      PrintedPage(kind, of: session.opened, options: options(session))
    }
    let page = printed(.hierarchy).picture(size: CGSize(width: 500, height: 700))
    #expect(page.size == CGSize(width: 500, height: 700))
    #expect(page.title == "\(session.opened.title): Hierarchy at 0 ms")
    guard case .text(let heading, _)? = page.items.first else {
      Issue.record("A page begins with its heading.")
      return
    }
    #expect(heading.text == page.title)
    #expect(!page.nodes.isEmpty)
    for node in page.nodes {
      #expect(CGRect(x: 0, y: 20, width: 500, height: 680).contains(node.frame), "\(node.title)")
    }
    #expect(!printed(.stage).isLandscape)
    #expect(printed(.timeline).isLandscape)
  }
}
