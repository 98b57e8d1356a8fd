import Support

/// All actions of the window, in one list.
///
/// Menus, buttons, keys and help read it; shortcuts are defined nowhere else.
enum AppAction: String, CaseIterable {
  case palette, find, replace
  case newScript = "new-script"
  case openScript = "open-script"
  case saveScript = "save-script"
  case saveScriptAs = "save-script-as"
  case saveRecording = "save-recording"
  case export
  case compareFile = "compare-with-file"
  case compareStart = "compare-with-start"
  case print
  case play
  case stepForward = "step-forward"
  case stepBack = "step-back"
  case goToStart = "go-to-start"
  case goToEnd = "go-to-end"
  case slower, faster
  case nextDiagnosis = "next-diagnosis"
  case microscope
  case previousTransition = "previous-transition"
  case nextTransition = "next-transition"
  case playTransitionBack = "play-transition-back"
  case cancelTransition = "cancel-transition"
  case returnFromCancelling = "return-from-cancelling"
  case leaveMicroscope = "leave-microscope"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case zoomToFit = "zoom-to-fit"
  case timelineCloser = "timeline-closer"
  case timelineFarther = "timeline-farther"
  case timelineWhole = "timeline-whole"
  case previousPage = "previous-page"
  case nextPage = "next-page"
  case switchOff = "switch-off"
  case rotate
  case layFlat = "lay-flat"
  case warnOfMemory = "warn-of-memory"
  case keyboard
  case undo
  case redo
  case clearSelection = "clear-selection"
  case pickBehind = "pick-behind"
  case runningApplications = "running-applications"
  case chooseByPointing = "choose-by-pointing"
  case checkup
  case unveilAll = "unveil-all"
  case copyTrace = "copy-trace"
  case copyHierarchy = "copy-hierarchy"
  case copyPicture = "copy-picture"
  case copyInspector = "copy-inspector"
  case copyEvents = "copy-events"
  case paste
  case project
  case guide
  case preferences
  case nextPane = "next-pane"
  case previousPane = "previous-pane"
  case border
  case showShortcuts = "show-shortcuts"
  case about
  case close

  /// The action's full name, as widgets reference it.
  var fullName: String { "win.\(rawValue)" }

  /// The title of its menu item.
  var title: String {
    switch self {
    case .palette: localized("Go to Anything…")
    case .find: localized("Find…")
    case .replace: localized("Replace in the Script…")
    case .newScript: localized("New Script")
    case .openScript: localized("Open…")
    case .saveScript: localized("Save")
    case .saveScriptAs: localized("Save As…")
    case .saveRecording: localized("Save Recording…")
    case .export: localized("Export…")
    case .compareFile: localized("Compare With File…")
    case .compareStart: localized("Compare With the Start")
    case .print: localized("Print…")
    case .play: localized("Play or Pause")
    case .stepForward: localized("Step Forward")
    case .stepBack: localized("Step Back")
    case .goToStart: localized("Go to Start")
    case .goToEnd: localized("Go to End")
    case .slower: localized("Play Slower")
    case .faster: localized("Play Faster")
    case .nextDiagnosis: localized("Next Issue")
    case .microscope: localized("Transition Microscope")
    case .previousTransition: localized("Previous Transition")
    case .nextTransition: localized("Next Transition")
    case .playTransitionBack: localized("Play Transition Backward")
    case .cancelTransition: localized("Cancel Here")
    case .returnFromCancelling: localized("Back to Original")
    case .leaveMicroscope: localized("Close Microscope")
    case .zoomIn: Zoom.closer.title
    case .zoomOut: Zoom.farther.title
    case .zoomToFit: Zoom.whole.title
    case .timelineCloser: localized("Zoom Timeline In")
    case .timelineFarther: localized("Zoom Timeline Out")
    case .timelineWhole: localized("Show Whole Timeline")
    case .previousPage: localized("Previous Lesson Page")
    case .nextPage: localized("Next Lesson Page")
    case .switchOff: localized("Skip This Action")
    case .rotate: localized("Rotate Device")
    case .layFlat: localized("Lay Device Flat")
    case .warnOfMemory: localized("Memory Warning")
    case .keyboard: localized("Show or Hide Keyboard")
    case .undo: localized("Undo")
    case .redo: localized("Redo")
    case .clearSelection: localized("Clear Selection")
    case .pickBehind: localized("Select View Behind")
    case .unveilAll: localized("Show All on the Stage")
    case .runningApplications: localized("Running Applications")
    case .chooseByPointing: localized("Pick Element…")
    case .checkup: localized("Accessibility Check…")
    case .copyTrace: localized("Copy Trace as Text")
    case .copyHierarchy: localized("Copy Hierarchy as Text")
    case .copyPicture: localized("Copy Stage as Image")
    case .copyInspector: localized("Copy Inspector as Text")
    case .copyEvents: localized("Copy Events as Text")
    case .paste: localized("Paste Script or Dump")
    case .project: localized("Present")
    case .guide: localized("User Guide")
    case .preferences: localized("Preferences")
    case .nextPane: localized("Next Pane")
    case .previousPane: localized("Previous Pane")
    case .border: localized("Resize Pane")
    case .showShortcuts: localized("Keyboard Shortcuts")
    case .about: localized("About Terrarium")
    case .close: localized("Quit")
    }
  }

  /// Shortcuts that work wherever the focus is.
  var shortcuts: [String] {
    switch self {
    case .palette: ["<Control>k"]
    case .find: ["<Control>f", "<Control>l"]
    case .replace: ["<Control>h"]
    case .newScript: ["<Control>n"]
    case .openScript: ["<Control>o"]
    case .saveScript: ["<Control>s"]
    case .saveScriptAs: ["<Control><Shift>s"]
    case .export: ["<Control>e"]
    case .nextDiagnosis: ["F3"]
    case .microscope: ["<Control>t"]
    case .zoomIn: ["<Control>plus", "<Control>equal"]
    case .zoomOut: ["<Control>minus"]
    case .zoomToFit: ["<Control>0"]
    case .print: ["<Control>p"]
    case .pickBehind: ["<Alt>Down"]
    case .chooseByPointing: ["<Control>i"]
    case .previousPage: ["<Control>Page_Up"]
    case .nextPage: ["<Control>Page_Down"]
    case .switchOff: ["<Control>d"]
    case .rotate: ["<Control>r"]
    case .warnOfMemory: ["<Control>m"]
    case .keyboard: ["<Control><Shift>k"]
    case .undo: ["<Control>z"]
    case .redo: ["<Control><Shift>z", "<Control>y"]
    case .copyTrace: ["<Control><Shift>c"]
    case .copyPicture: ["<Control><Shift>p"]
    case .project: ["F5"]
    case .preferences: ["<Control>comma"]
    case .nextPane: ["F6"]
    case .previousPane: ["<Shift>F6"]
    case .border: ["<Shift>F8"]
    case .showShortcuts: ["<Control>question"]
    case .close: ["<Control>q", "<Control>w"]
    default: []
    }
  }

  /// Keys that work when the focused widget does not use them.
  var plainKeys: [String] {
    switch self {
    case .play: ["space"]
    case .stepForward: ["n"]
    case .stepBack: ["p"]
    case .goToStart: ["Home"]
    case .goToEnd: ["End"]
    case .slower: ["bracketleft"]
    case .faster: ["bracketright"]
    case .previousTransition: ["comma"]
    case .nextTransition: ["period"]
    case .playTransitionBack: ["b"]
    case .cancelTransition: ["c"]
    case .returnFromCancelling: ["o"]
    case .clearSelection: ["Escape"]
    case .guide: ["F1"]
    case .paste: ["<Control>v"]
    default: []
    }
  }
}

extension AppAction {
  /// Actions that move the playhead.
  static let throughTime: [AppAction] = [.play, .stepForward, .stepBack, .goToStart, .goToEnd]

  /// All keys that trigger it.
  var allKeys: [String] { shortcuts + plainKeys }

  /// The heading that lists its keys.
  var group: Group {
    switch self {
    case .newScript, .openScript, .saveScript, .saveScriptAs, .saveRecording, .export, .compareFile,
      .print:
      .files
    case .play, .stepForward, .stepBack, .goToStart, .goToEnd, .slower, .faster, .nextDiagnosis,
      .switchOff, .compareStart:
      .time
    case .microscope, .previousTransition, .nextTransition, .playTransitionBack,
      .cancelTransition, .returnFromCancelling, .leaveMicroscope, .timelineCloser,
      .timelineFarther, .timelineWhole:
      .transitions
    case .previousPage, .nextPage: .lessons
    case .rotate, .layFlat, .warnOfMemory, .keyboard: .device
    case .undo, .redo, .replace, .clearSelection, .pickBehind, .unveilAll, .copyTrace,
      .copyHierarchy, .copyPicture, .copyInspector, .copyEvents, .paste:
      .editing
    case .palette, .find, .runningApplications, .chooseByPointing, .checkup, .zoomIn, .zoomOut,
      .zoomToFit, .nextPane, .previousPane, .border, .project, .preferences, .guide, .showShortcuts,
      .about, .close:
      .window
    }
  }

  enum Group: CaseIterable {
    case window, files, time, transitions, editing, device, lessons

    var title: String {
      switch self {
      case .window: localized("Window")
      case .files: localized("Files")
      case .time: localized("Playback")
      case .transitions: localized("Transitions")
      case .editing: localized("Editing")
      case .device: localized("Device")
      case .lessons: localized("Lessons")
      }
    }
  }
}

/// The window's toggle actions.
enum AppSwitch: String, CaseIterable {
  case darkStyle = "dark-style"
  case highContrast = "high-contrast"
  case sidebar
  case script
  case inspector
  case events
  case statusBar = "status-bar"
  case roles
  case next
  case resumes
  case followsFocus = "follow-focus"

  /// Switches that show or hide a pane or line of the window.
  static let ofPanes: [AppSwitch] = [.sidebar, .script, .inspector, .events, .next]

  var fullName: String { "win.\(rawValue)" }

  var title: String {
    switch self {
    case .darkStyle: localized("Dark Style")
    case .highContrast: localized("High Contrast")
    case .sidebar: localized("Sidebar")
    case .script: localized("Script")
    case .inspector: localized("Inspector")
    case .events: localized("Event List")
    case .statusBar: localized("Status Bar")
    case .roles: localized("Label “from” and “to” on the Stage")
    case .next: localized("Show Next Event")
    case .resumes: localized("Reopen Last Document")
    case .followsFocus: localized("Follow Keyboard Focus")
    }
  }

  var shortcuts: [String] {
    switch self {
    case .darkStyle: ["<Control><Shift>d"]
    case .sidebar: ["F9"]
    case .script: ["<Shift>F9"]
    case .inspector: ["F8"]
    case .events: ["F7"]
    case .next: ["F4"]
    case .followsFocus: ["<Control>j"]
    case .highContrast, .statusBar, .roles, .resumes: []
    }
  }
}
