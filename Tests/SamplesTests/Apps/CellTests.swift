import Samples
import Testing

/// DeLong's list of controllers: systems 2.14, K58.
@Suite struct `Controllers as cells` {
  private func stage(
    _ version: ControllerList.Version = .fixed, count: Int = 30
  ) -> Stage<TodoScreen> {
    Stage { TodoScreen("todo", count: count, version: version) }
  }

  private func rows(_ stage: Stage<TodoScreen>) -> [ViewController] {
    stage.root?.list.table.children ?? []
  }

  /// The names of the views in the cells, from cell 0 on.
  private func cells(_ stage: Stage<TodoScreen>) -> [[String]] {
    stage.root?.list.table.view.subviews.first?.subviews.map { $0.subviews.map(\.name) } ?? []
  }

  private func scroll(_ stage: Stage<TodoScreen>, rows: Double) {
    stage.perform { stage.root?.list.table.drag(by: -rows * ControllerTable.rowHeight) }
  }

  @Test(arguments: ControllerList.Version.allCases)
  func `S2-40 all rows are children of the table, in order`(version: ControllerList.Version) {
    let stage = stage(version)
    #expect(rows(stage).map(\.name) == (1...30).map { "row\($0)" })
    #expect(stage.root?.list.children.map(\.name) == ["list.table"])
  }

  @Test(arguments: ControllerList.Version.allCases)
  func `S2-40 K58 starts, scrolls and deletes a row, in each version`(
    version: ControllerList.Version
  ) throws {
    let stage = stage(version, count: 13)
    scroll(stage, rows: 2)
    stage.perform { stage.root?.removeFirst() }
    try GoldenTrace("cells.\(version.rawValue)").expect(stage.trace())
  }

  @Test func `S2-40 fixed, only visible rows have appeared, with views in cells`() {
    let stage = stage()
    func shown() -> [String] {
      rows(stage).filter { $0.viewIfLoaded?.window != nil }.map(\.name)
    }
    #expect(shown() == (1...9).map { "row\($0)" })
    #expect(rows(stage).filter(\.isViewLoaded).count == 9)
    scroll(stage, rows: 5.5)
    #expect(shown() == (6...14).map { "row\($0)" })
    #expect(rows(stage).filter { $0.appearancePhase == .appeared }.map(\.name) == shown())
    #expect(cells(stage).allSatisfy { $0.count == 1 })
    stage.perform { stage.window.resize(to: CGSize(width: 320, height: 200)) }
    #expect(shown().count == 5)
    #expect(stage.diagnostics == [])
  }

  @Test func `K58 reused cells keep other controllers' views, but not when fixed`() {
    for version in ControllerList.Version.allCases {
      let stage = stage(version)
      scroll(stage, rows: 3)
      #expect(cells(stage).contains { $0.count > 1 } == (version == .original))
    }
  }

  @Test func `K58 S2-39 the original is reported as D12 and D28, the fixed one is not`() {
    #expect(stage(.fixed).diagnostics == [])
    #expect(Set(stage(.original).diagnostics).isSuperset(of: ["D12", "D28"]))
  }

  @Test func `are replaced by a message when empty, and come back`() {
    let stage = stage(count: 1)
    stage.perform { stage.root?.removeFirst() }
    stage.finish()
    #expect(stage.root?.children.map(\.name) == ["empty"])
    #expect(rows(stage).isEmpty)
    stage.perform { stage.root?.content?.view.subviews.last?.tap() }
    stage.finish()
    #expect(stage.root?.children.map(\.name) == ["list"])
    #expect(rows(stage).map(\.name) == ["row2"])
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-71 a row is a controller with one switch`() {
    let stage = stage(count: 3)
    func marks() -> [String] {
      rows(stage).map { ($0.view.subviews.first as? Label)?.text.prefix(1) ?? "" }.map(String.init)
    }
    #expect(marks() == ["☐", "☐", "☐"])
    stage.perform { rows(stage)[1].view.tap() }
    #expect(marks() == ["☐", "☑", "☐"])
    stage.perform { rows(stage)[1].view.tap() }
    #expect(marks() == ["☐", "☐", "☐"])
  }

  @Test func `releases every removed controller`() {
    let stage = stage()
    stage.perform { stage.root?.replace(by: 3) }
    stage.finish()
    let names = stage.state.controllers.values.map(\.name).sorted()
    #expect(names == ["list", "list.table", "row31", "row32", "row33", "todo"])
  }
}
