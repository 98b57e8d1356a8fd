import Hierarchy
import Testing

@testable import Import

/// What a script of a dump keeps of it, and what a recording calls its nodes.
@Suite struct `The result of a dump` {
  @Test func `as a script keeps presented and detached roots`() throws {
    let presented = try Importer.read(
      "   + <Sheet 0x1>, state: appeared, view: <UIView 0x2>, "
        + "presented with: <_UIPageSheetPresentationController 0x3>\n")
    let script = DumpScript(presented).text
    #expect(script.contains("presenter.present(n0, animated: false)\n"))
    #expect(script.contains("n0.modalPresentationStyle = .pageSheet\n"))
    let detached = try Importer.read(
      "   + <A 0x1>, state: disappeared, view: <UIView 0x2> not in the window, "
        + "presented with: (null)\n   | <B 0x4>, state: disappeared, view: (view not loaded)\n")
    #expect(detached.nodes.map(\.isDetached) == [true, false])
    #expect(detached.nodes[0].isPresented == false)
    #expect(!DumpScript(detached).text.contains("rootViewController"))
  }

  @Test func `as a recording has the dump's addresses and numbers`() throws {
    let dump = try Importer.read(
      """
      <A 0x1>, state: appeared, view: <UIView 0x2>
         | <A 0x3>, state: appeared, view: <UIView 0x4>
      """)
    let state = dump.recording.latest
    #expect(state.controllers.values.map(\.name).sorted() == ["A#0x1", "A#0x3"])
    let flutter = try Importer.read("SemanticsNode#0\n └─SemanticsNode#14\n")
    #expect(
      flutter.recording.latest.views.values.map(\.name).sorted() == [
        "SemanticsNode#0", "SemanticsNode#14",
      ])
  }

  @Test(arguments: [
    (
      "_TtGC7SwiftUI19UIHostingControllerV7Gardens11ContentView_",
      "UIHostingController<ContentView>"
    ),
    (
      "_TtGC7SwiftUI19UIHostingControllerVVS_7TabItem8RootView_",
      "UIHostingController<TabItem.RootView>"
    ),
    ("_TtC7SwiftUIP33_863CCF9D49B535DAEB1C7D61BEE53B5914CGDrawingLayer", "CGDrawingLayer"),
    (
      "_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentGS1_VVS_22_VariadicView_Children7Element"
        + "VS_24NavigationColumnModifier_GVS_18StyleContextWriterVS_19SidebarStyleContext___",
      "UIHostingController<ModifiedContent<ModifiedContent<_VariadicView_Children.Element, "
        + "NavigationColumnModifier>, StyleContextWriter<SidebarStyleContext>>>"
    ),
    ("_TtGC5Store3BoxGSaSS__", "Box<Array<String>>"),
    ("_TtGC5Store3BoxTSiSb__", "Box<(Int, Bool)>"),
    ("_TtGC5Store3BoxPS_7Cleaner__", "Box<Cleaner>"),
  ])
  func `has demangled Swift class names`(
    mangled: String, name: String
  ) throws {
    #expect(SwiftName.demangled(mangled) == name)
    let dump = try Importer.read("<\(mangled) 0x1>, state: appeared, view: <\(mangled) 0x2>\n")
    #expect(dump.className(of: dump.nodes[0]) == name)
    #expect(dump.facts(of: dump.nodes[0]).viewClass == name)
    #expect(dump.facts(of: dump.nodes[0]).other("mangled") == mangled)
    #expect(dump.printHierarchy.contains("<\(mangled) 0x1>"))
    #expect(dump.compared().nodes[0].className == name)
  }

  @Test(arguments: [
    "_TtC", "_TtGC7SwiftUI", "_TtC7SwiftUI99Short", "_TtGC1A1BS9_", "_TtX3abc", "_Ttx",
  ])
  func `keeps a name that cannot be demangled`(mangled: String) {
    #expect(SwiftName.demangled(mangled) == nil)
  }

  @Test func `names its form, the confidence and the next best form`() throws {
    let sure = try Importer.read("<A 0x1>, state: appeared, view: <UIView 0x2>\n")
    #expect(sure.formSentence == "read as UIKit's _printHierarchy (sure)")
    let guess = try Importer.read("a\n  b\n")
    #expect(guess.formSentence == "read as an indented outline (a guess)")
    let handedOn = try Importer.read(
      "<ui version=\"4.0\">\n <widget class=\"QWidget\" name=\"Page\">\n"
        + "  <property name=\"a\"/>\n </widget>\n</ui>\n")
    #expect(handedOn.formSentence == "read as XML (likely; the next candidate is GtkBuilder)")
    #expect(
      handedOn.json.text.hasPrefix(#"{"format":"xml","certainty":"likely","next":"gtkBuilder","#))
  }
}
