/// The supported dump formats, each with a reader in a separate file.
package enum DumpFormat: String, CaseIterable, Sendable {
  case printHierarchy, pvc, recursiveDescription, autolayoutTrace, responderChain
  case accessibility, appKit, xcuitest
  case uiautomator, dumpsysTop, dumpsysActivities, espresso, compose
  case flutter, flutterError, flutterInspector
  case react, playwright, pywinauto
  case gtkNodes, gtkBuilder, gskNodes, atspi
  case xml, dot, json, outline

  /// The display name.
  package var title: String {
    switch self {
    case .printHierarchy: "UIKit's _printHierarchy"
    case .pvc: "Chisel's old pvc"
    case .recursiveDescription: "UIKit's recursiveDescription"
    case .autolayoutTrace: "UIKit's _autolayoutTrace"
    case .responderChain: "Chisel's presponder and pclass"
    case .accessibility: "Chisel's pa11y"
    case .appKit: "AppKit's _subtreeDescription"
    case .xcuitest: "XCUITest's debugDescription"
    case .uiautomator: "Android's uiautomator, and Appium"
    case .dumpsysTop: "Android's dumpsys activity top"
    case .dumpsysActivities: "Android's dumpsys activity activities"
    case .espresso: "Espresso's View Hierarchy"
    case .compose: "Compose's printToLog"
    case .flutterError: "the tree of a Flutter error"
    case .react: "React's tree of a difference"
    case .playwright: "Playwright's aria snapshot"
    case .pywinauto: "pywinauto's print_control_identifiers"
    case .flutter: "Flutter's debugDumpApp"
    case .flutterInspector: "Flutter's inspector as text"
    case .gtkNodes: "GTK's CSS nodes"
    case .gtkBuilder: "GtkBuilder"
    case .gskNodes: "GSK's render nodes"
    case .atspi: "an accessibility tree of AT-SPI"
    case .xml: "XML"
    case .dot: "Graphviz"
    case .json: "JSON"
    case .outline: "an indented outline"
    }
  }

  /// The reader of the format.
  var reader: any DumpReader.Type {
    switch self {
    case .printHierarchy: PrintHierarchyReader.self
    case .pvc: PVCReader.self
    case .recursiveDescription: RecursiveDescriptionReader.self
    case .autolayoutTrace: AutolayoutTraceReader.self
    case .responderChain: ResponderChainReader.self
    case .accessibility: AccessibilityReader.self
    case .appKit: AppKitReader.self
    case .xcuitest: XCUITestReader.self
    case .uiautomator: UIAutomatorReader.self
    case .dumpsysTop: DumpsysTopReader.self
    case .dumpsysActivities: DumpsysActivitiesReader.self
    case .espresso: EspressoReader.self
    case .compose: ComposeReader.self
    case .flutterError: FlutterErrorReader.self
    case .react: ReactTreeReader.self
    case .playwright: PlaywrightReader.self
    case .pywinauto: PywinautoReader.self
    case .flutter: FlutterReader.self
    case .flutterInspector: FlutterInspectorReader.self
    case .gtkNodes: GtkNodesReader.self
    case .gtkBuilder: GtkBuilderReader.self
    case .gskNodes: GskNodesReader.self
    case .atspi: ATSPIReader.self
    case .xml: XMLTreeReader.self
    case .dot: DOTReader.self
    case .json: JSONReader.self
    case .outline: OutlineReader.self
    }
  }
}
