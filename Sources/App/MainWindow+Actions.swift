import Figures
import GtkKit
import Hierarchy
import Session
import Support

/// Installs the actions; each calls one method of the session.
extension MainWindow {
  func install(in application: Application) {
    for action in AppAction.allCases {
      let native = Action(action.rawValue) { [weak self] in self?.perform(action) }
      actions[action] = native
      self.native.add(native)
      if !action.shortcuts.isEmpty {
        application.setShortcuts(action.shortcuts, for: action.fullName)
      }
      if !action.plainKeys.isEmpty {
        self.native.setPlainKeys(action.plainKeys, for: action.fullName)
      }
    }
    for choice in AppSwitch.allCases {
      let action = Action(choice.rawValue, isOn: isOn(choice)) { [weak self] isOn in
        self?.set(choice, to: isOn)
      }
      switches[choice] = action
      native.add(action)
      application.setShortcuts(choice.shortcuts, for: choice.fullName)
    }
    native.add(
      Action("open-recent", performWith: { [weak self] path in self?.openFile(at: path) }))
    native.add(
      Action("write-line", performWith: { [weak self] line in self?.send(.script(.write(line))) }))
    native.add(
      Action(
        "verb",
        performWith: { [weak self] place in
          if let place = Int(place) { self?.systemActions.press(at: place - 1) }
        }))
    for place in 1...4 { application.setShortcuts(["<Alt>\(place)"], for: "win.verb::\(place)") }
    installStyle()
    installVeils()
    installPrinting()
    installChoices()
    installDevice()
    installPalette()
    installSidePane()
    installHierarchy()
    setSidebar(settings.panes.showsSidebar)
  }

  private func perform(_ action: AppAction) {
    switch action {
    case .palette: palette.open()
    case .find: find()
    case .replace: replaceInScript()
    case .newScript: newScript()
    case .openScript: chooseScript()
    case .saveScript: saveScript()
    case .saveScriptAs: saveScriptAs()
    case .saveRecording: saveRecording()
    case .export: openExport()
    case .compareFile: compareWithFile()
    case .compareStart: compareWithStart()
    case .play: send(.time(.play))
    case .stepForward: send(.time(.step(1)))
    case .stepBack: send(.time(.step(-1)))
    case .goToStart: send(.time(.goToStart))
    case .goToEnd: send(.time(.goToEnd))
    case .slower: changeSpeed(faster: false)
    case .faster: changeSpeed(faster: true)
    case .nextDiagnosis: send(.issue(.showNext))
    case .microscope: toggleMicroscope()
    case .previousTransition: send(.microscope(.step(-1)))
    case .nextTransition: send(.microscope(.step(1)))
    case .playTransitionBack: send(.microscope(.play(backward: true)))
    case .cancelTransition: cancelTransition()
    case .returnFromCancelling: returnFromCancelling()
    case .leaveMicroscope: leaveMicroscope()
    case .zoomIn: zoom(.closer)
    case .zoomOut: zoom(.farther)
    case .zoomToFit: zoom(.whole)
    case .timelineCloser: timeline.perform(.closer)
    case .timelineFarther: timeline.perform(.farther)
    case .timelineWhole: timeline.perform(.whole)
    case .previousPage: turnPage(by: -1)
    case .nextPage: turnPage(by: 1)
    case .switchOff: send(.skip)
    case .rotate: send(.device(.rotate))
    case .layFlat: send(.device(.layFlat))
    case .warnOfMemory: send(.device(.warnOfMemory))
    case .keyboard: send(.device(.toggleKeyboard))
    case .undo: undo()
    case .redo: redo()
    case .clearSelection: escape()
    case .print: printFigure()
    case .pickBehind: stage.pickBehindSelection()
    case .unveilAll: send(.stage(.unveilAll))
    case .runningApplications: showPrograms()
    case .chooseByPointing: chooseByPointing()
    case .checkup: openCheckup()
    case .copyTrace: Clipboard.copy(session.recording.traceText())
    case .copyHierarchy: Clipboard.copy(session.state.outline)
    case .copyPicture: copyPicture()
    case .paste: paste()
    case .project: toggleProjector()
    case .guide: GuideWindow.present(above: native)
    case .preferences: openPreferences()
    case .nextPane: goToPane(by: 1)
    case .previousPane: goToPane(by: -1)
    case .border: native.goToNextBorder()
    case .showShortcuts: ShortcutsWindow.present(above: native)
    case .copyInspector: copyInspector()
    case .copyEvents: copyEvents()
    case .about: showAbout()
    case .close: native.close()
    }
  }

  /// Undoes the last change and hides its message.
  private func undo() {
    if undoesTyping { script.undo() } else { send(.undo) }
    showLastingNews()
  }

  private func redo() {
    if redoesTyping { script.redo() } else { send(.redo) }
  }

  /// Cancels a drag; else leaves the microscope; else clears the selection.
  private func escape() {
    if session.isHolding {
      stage.giveBack()
      send(.stage(.giveBack))
    } else if session.microscope != nil {
      leaveMicroscope()
    } else {
      send(.select(nil))
    }
  }

  /// Shows the new speed in a toast, as the list of speeds may be hidden.
  private func changeSpeed(faster: Bool) {
    send(.time(.changeSpeed(faster: faster)))
    settings.browsing.speed = session.player.speed
    say(localized("Speed: \(TimelinePane.name(ofSpeed: settings.browsing.speed))"))
  }

  private func isOn(_ choice: AppSwitch) -> Bool {
    switch choice {
    case .darkStyle: theme.isDark
    case .highContrast: settings.drawing.wantsHighContrast
    case .sidebar: settings.panes.showsSidebar
    case .script: settings.panes.showsScript
    case .inspector: settings.panes.showsInspector
    case .events: settings.panes.showsEvents
    case .statusBar: settings.drawing.showsStatusBar
    case .roles: settings.drawing.showsRoles
    case .next: settings.drawing.showsNext
    case .resumes: settings.resumes
    case .followsFocus: false
    }
  }

  private func set(_ choice: AppSwitch, to isOn: Bool) {
    switch choice {
    case .darkStyle: setStyle(isOn ? .dark : .light)
    case .highContrast: setHighContrast(isOn)
    case .sidebar: setSidebar(isOn)
    case .script:
      setScript(isOn)
      // Opening the drawer starts editing.
      if isOn, layout.room == .slim { script.takeKeyboard() }
    case .inspector: setInspector(isOn)
    case .events: setEvents(isOn)
    case .statusBar:
      settings.drawing.showsStatusBar = isOn
      refresh()
    case .roles:
      settings.drawing.showsRoles = isOn
      refresh()
    case .next: setNext(isOn)
    case .resumes: settings.resumes = isOn
    case .followsFocus: setFollowsFocus(isOn)
    }
  }
}

/// The About dialog.
extension MainWindow {
  private func showAbout() {
    AboutDialog(
      name: "Terrarium", version: MainProgram.version,
      comments: localized("Watch container hierarchies live."), license: "Apache License 2.0",
      credits: [
        (
          localized("Map"),
          ["Natural Earth (naturalearthdata.com)", "GeoNames (geonames.org), CC BY 4.0"]
        ),
        ("Tunnel", [localized("After “View Controller Containment”, objc.io issue 1, 2013")]),
      ], icon: MainProgram.applicationID
    ).present(above: native)
  }
}
