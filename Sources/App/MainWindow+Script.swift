import Foundation
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// The script in the window: opening, saving, and protecting unsaved changes.
extension MainWindow {
  /// The script pane's content; nil without a script.
  var scriptContent: ScriptPaneContent? {
    session.document.map { document in
      var content = ScriptPaneContent(
        text: document.text, fileName: document.name, isModified: document.isModified)
      content.currentLine = session.executedLine
      content.errors = session.scriptMistakes.map(ScriptPaneContent.Mistake.init)
      content.isForUIKit = session.isForUIKit
      content.diagnoses = session.diagnoses
      content.variables = session.variables.map {
        ScriptPaneContent.Variable(name: $0.name, value: $0.value, hasChanged: $0.hasChanged)
      }
      content.playhead = session.player.playhead
      content.isAtStart = session.isBeforeScript
      content.rerunCount = session.rerunCount
      content.isRunDue = session.isRunDue
      content.isExecuted = session.isShowingTheText
      return content
    }
  }

  /// Shows the current script and enables its actions.
  func showScript() {
    let content = scriptContent
    if let content { script.show(content, look.theme) }
    showScriptPane(content != nil && settings.panes.showsScript)
    switches[.script]?.isEnabled = content != nil
    let isUnsaved = session.document.map { $0.isModified || $0.url == nil } ?? false
    actions[.saveScript]?.isEnabled = isUnsaved
    actions[.saveScriptAs]?.isEnabled = session.document != nil
    actions[.replace]?.isEnabled = content != nil
    showHistory()
    showHeldBar()
  }

  /// Enables Undo and Redo, whose keys do not depend on the focus.
  func showHistory() {
    actions[.undo]?.isEnabled = session.canUndo || undoesTyping
    actions[.redo]?.isEnabled = session.canRedo || redoesTyping
  }

  /// Whether Undo undoes typing: always while the editor has the focus, otherwise if there is
  /// nothing else to undo.
  var undoesTyping: Bool {
    script.canUndo && session.document != nil && (script.hasKeyboardWithin || !session.canUndo)
  }

  var redoesTyping: Bool {
    script.canRedo && session.document != nil && (script.hasKeyboardWithin || !session.canRedo)
  }
}

extension ScriptPaneContent.Mistake {
  fileprivate init(_ mistake: ScriptMistake) {
    self.init(
      range: mistake.range, line: mistake.line, column: mistake.column, message: mistake.message)
  }
}

/// Opening and saving.
extension MainWindow {
  func newScript() {
    leaveScript { [weak self] in
      guard let self else { return }
      send(.document(.newScript))
      revealScript()
    }
  }

  func chooseScript() {
    FileDialog(
      .open, title: localized("Open"),
      filters: [
        .init(
          localized("Scripts, lessons, recordings and dumps"),
          endings: [ScriptDocument.fileExtension, "md", RecordingFile.fileExtension]
            + Self.dumpEndings),
        .init(localized("All files"), endings: []),
      ], folder: folderToBeginIn
    )
    .present(above: native) { [weak self] path in
      if let path { self?.openFile(at: path) }
    }
  }

  /// Opens a lesson, recording or script by its file extension; reads all else as a dump.
  func openFile(at path: String) {
    remember(folderOf: path)
    if path.hasSuffix(".md") {
      openLesson(at: path)
    } else if path.hasSuffix(".\(RecordingFile.fileExtension)") {
      openRecording(at: path)
    } else if path.hasSuffix(".\(ScriptDocument.fileExtension)") {
      openScript(at: path)
    } else {
      openDump(at: path)
    }
  }

  func openScript(at path: String) {
    // Its changes, restored from a draft, say, take precedence over the file.
    guard !session.holdsChanges(ofFileAt: URL(fileURLWithPath: path)) else {
      revealScript()
      return refresh()
    }
    leaveScript { [weak self] in
      guard let self else { return }
      do {
        try store.change { session throws(ScriptFileError) in
          try session.openScript(at: URL(fileURLWithPath: path))
        }
        recent.add(path, type: Self.scriptType)
        revealScript()
      } catch {
        complain(localized("The script could not be opened."), "\(error)")
      }
      refresh()
    }
  }

  /// Saves, asking for a file if there is none; calls `next` only when all is saved.
  func saveScript(then next: @escaping () -> Void = {}) {
    guard let document = session.document, document.url != nil else {
      return saveScriptAs(then: next)
    }
    guard document.isChangedElsewhere else { return writeScript(to: nil, then: next) }
    tell(
      MessageDialog(
        localized("Save \(document.name)?"),
        details: localized(
          "The file changed on disk. Overwrite it?"),
        answers: [localized("Cancel"), localized("Replace"), localized("Save As…")]
      )
    ) { [weak self] answer in
      switch answer {
      case 1: self?.writeScript(to: nil, then: next)
      case 2: self?.saveScriptAs(then: next)
      default: self?.refresh()
      }
    }
  }

  func saveScriptAs(then next: @escaping () -> Void = {}) {
    guard let document = session.document else { return }
    FileDialog(
      .save(name: document.name), title: localized("Save Script"), filters: Self.scriptFilters,
      folder: folderToBeginIn
    ).present(above: native) { [weak self] path in
      if let path { self?.writeScript(to: path, then: next) } else { self?.refresh() }
    }
  }

  private func writeScript(to path: String?, then next: () -> Void) {
    do {
      try store.change { session throws(ScriptFileError) in
        try session.saveScript(as: path.map { URL(fileURLWithPath: $0) })
      }
      closeTrouble()
      keepDraft()
      if session.isHeld, let document = session.document { keeper.renameMarkSoon(to: document) }
      if let path {
        recent.add(path, type: Self.scriptType)
        remember(folderOf: path)
      }
      refresh()
      next()
    } catch {
      complain(localized("The script could not be saved."), "\(error)")
      refresh()
    }
  }

  private static let scriptFilters = [
    FileDialog.Filter(localized("Scripts (Swift)"), endings: [ScriptDocument.fileExtension])
  ]
  private static let scriptType = "text/x-swift"
}

/// Protecting unsaved changes.
extension MainWindow {
  /// Opens a scenario or container instead of the script.
  func open(named name: String) {
    if Session.hasLesson(named: name) { return openLesson(named: name) }
    leaveScript { [weak self] in
      self?.send(.document(.named(name)))
    }
  }

  /// Calls `next` after asking about unsaved changes.
  func leaveScript(then next: @escaping () -> Void) {
    closeTrouble()
    guard let document = session.document, document.isModified else { return next() }
    tell(
      MessageDialog(
        localized("Save the changes to \(document.name)?"),
        details: localized("Your changes will be lost if you don't save them."),
        answers: [localized("Cancel"), localized("Discard"), localized("Save")]
      )
    ) { [weak self] answer in
      guard let self else { return }
      switch answer {
      case 2: saveScript(then: next)
      case 1:
        keeper.discardDraft()
        next()
      default: refresh()
      }
    }
  }

  /// Restores the draft of an earlier session, and says so.
  ///
  /// If another document was requested, the draft becomes a separate file.
  func resumeDraft(opening name: String?, orFileAt path: String?) {
    for place in keeper.setAbandonedDraftsAside() {
      offerDraft(localized("Unsaved changes to a script: \(place.path)")) {
        [weak self] close in
        close()
        self?.openFile(at: place.path)
      }
    }
    guard let document = keeper.restoreDraft() else { return }
    let file = path.map { URL(fileURLWithPath: $0).standardizedFileURL }
    let isAskedForElse =
      name != nil || file != nil && file != document.url?.standardizedFileURL
    // If the draft cannot be moved aside, keep it open instead of the requested document.
    if isAskedForElse, let place = keeper.setDraftAside() {
      let words = localized("Unsaved changes to \(document.name): \(place.path)")
      return offerDraft(words) { [weak self] close in
        self?.leaveScript { [weak self] in
          close()
          self?.goOn(with: document, keptIn: place)
        }
      }
    }
    resume(document)
    say(localized("Restored the unsaved changes to \(document.name)."))
  }

  /// Continues unsaved changes, as changes of their original file.
  ///
  /// They become the draft again; their interim `copy` is deleted.
  func goOn(with document: ScriptDocument, keptIn copy: URL?) {
    resume(document)
    refresh()
    if keepDraft(), let copy { try? FileManager.default.removeItem(at: copy) }
    revealScript()
  }

  /// Shows where unsaved changes are kept until the user answers.
  ///
  /// `openAgain` receives a closure that closes the notice.
  private func offerDraft(
    _ words: String, openAgain: @escaping (_ close: @escaping () -> Void) -> Void
  ) {
    let bar = Notice(words)
    draftBars.append(bar)
    let close = { [weak self, weak bar] in
      guard let self, let bar else { return }
      draftBars.removeAll { $0 === bar }
      right.remove(bar.widget)
      native.clearFocusOfMouse()
    }
    bar.offer(localized("Reopen")) { openAgain(close) }
    bar.offerToDismiss(close)
    right.prepend(bar.widget)
  }
}

/// The script pane.
extension MainWindow {
  /// Shows the pane, even if it was hidden, and focuses the editor.
  func revealScript() {
    setScript(true)
    // Nothing has the focus in a new window.
    if !isComing { script.takeKeyboard() }
  }

  /// Opens find and replace in the script.
  func replaceInScript() {
    revealScript()
    script.openReplacing()
  }

  func setScript(_ isShown: Bool) {
    setSide(.script, isShown)
  }

  /// Shows or hides a tab of the side pane.
  ///
  /// In a drawer, opens or closes the drawer and keeps its
  /// content.
  func setSide(_ tab: SidePane.Tab, _ isShown: Bool) {
    if layout.room == .slim { layout.isSideOpen = isShown }
    if layout.room != .slim || isShown {
      switch tab {
      case .inspector: settings.panes.showsInspector = isShown
      case .script: settings.panes.showsScript = isShown
      }
    }
    if isShown { setFront(tab) }
    refresh()
  }

  /// Closes the side drawer.
  func closeSideDrawer() {
    layout.isSideOpen = false
    refresh()
    native.clearFocus()
  }

  private func showScriptPane(_ isShown: Bool) {
    side.show(
      hasInspector: settings.panes.showsInspector, hasScript: isShown, front: settings.panes.side)
    showSideSwitches(hasScript: isShown)
    let isShown = side.widget.isVisible || lesson.widget.isVisible
    guard lessonPaned.isVisible != isShown else { return }
    lessonPaned.isVisible = isShown
    let room = layout.room
    if hasPlacedPanes { resized() }
    guard isShown else { return }
    // Keeps its exact width if nothing else changed.
    if room == layout.room, scriptPaned.size.width > 1 {
      placeSide(within: scriptPaned.size.width)
    } else {
      placeSide(in: layout.widget.size.width)
    }
  }

  /// Updates the switches to what is visible: the front tab of inspector and script, neither in a
  /// closed drawer.
  private func showSideSwitches(hasScript: Bool) {
    let isSeen = layout.room != .slim || layout.isSideOpen
    let areBoth = hasScript && settings.panes.showsInspector
    func isFront(_ tab: SidePane.Tab) -> Bool { !areBoth || settings.panes.side == tab }
    switches[.script]?.isOn = isSeen && settings.panes.showsScript && isFront(.script)
    switches[.inspector]?.isOn = isSeen && settings.panes.showsInspector && isFront(.inspector)
  }

  /// Recent scripts, in the main menu.
  func showRecentScripts() {
    let items = recent.paths(atMost: 10).map { path in
      Menu.Item.action(
        URL(fileURLWithPath: path).lastPathComponent, "win.open-recent", target: path)
    }
    menuButton.setMenu(Self.mainMenu(recent: items))
  }
}
