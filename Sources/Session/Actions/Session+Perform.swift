import Hierarchy
import Support

/// Performing the actions, each by the method of its part.
extension Session {
  /// Performs an action; returns its effect, if any.
  @discardableResult
  package mutating func perform(_ action: Action) -> Effect? {
    switch action {
    case .document(let action): return perform(action)
    case .script(let action): return perform(action)
    case .lesson(let action): perform(action)
    case .program(let action): perform(action)
    case .time(let action): perform(action)
    case .microscope(let action): return perform(action)
    case .stage(let action): perform(action)
    case .device(let action): perform(action)
    case .tree(let action): return perform(action)
    case .issue(let action): return perform(action)
    case .select(let node): opened.select(node)
    case .undo: undo()
    case .redo: redo()
    case .skip: return .say(skip())
    case .reduceMotion(let isOn): preferences.playback.reducesMotion = isOn
    }
    return nil
  }

  /// Skips what caused the current event; returns what was skipped, or where something can be.
  private mutating func skip() -> String {
    guard opened.canSkip else {
      return localized("Nothing to skip. Go to an event that a script line or a tap caused.")
    }
    let line = opened.lineToSwitchOff
    switchOff()
    return line.map { localized("Skipped: \($0)") }
      ?? localized("Skipped the last action before this moment.")
  }
}

/// The parts.
extension Session {
  private mutating func perform(_ action: Action.Document) -> Effect? {
    switch action {
    case .system(let slug): open(system: slug)
    case .named(let name):
      closeScript()
      open(named: name)
    case .place(let place): open(place)
    case .recording(let recording, let name, let url): open(recording, named: name, at: url)
    case .resumed(let recording, let name, let url, let place):
      open(recording, named: name, at: url)
      opened.stand(at: place)
    case .reopened(let recording, let url): reopen(recording, at: url)
    case .dump(let dump, let name, let url): open(dump, named: name, at: url)
    case .pasted(let dump, let name): openPasted(dump, named: name)
    case .code(let text): return .say(Self.words(ofShortened: openScript(fromUIKit: text)))
    case .newScript: newScript()
    case .variant(let slug): choose(variant: slug)
    case .branch(let place): choose(branch: place)
    case .act(let slug): perform(action: slug)
    }
    return nil
  }

  private mutating func perform(_ action: Action.Script) -> Effect? {
    switch action {
    case .edit(let text): editScript(text)
    case .goToLine(let line): opened.go(toLine: line)
    case .write(let line): write(line)
    case .removePrefixes: return .say(Self.words(ofShortened: shortenNames()))
    case .apply(let fix):
      apply(fix)
      return .say(localized("\(fix.report). Press Ctrl+Z to undo."))
    case .adopt(let executed): adopt(executed)
    case .runHeld: runHeld()
    }
    return nil
  }

  /// The names whose UI prefix was removed, as a message; empty if there are none.
  private static func words(ofShortened names: [String]) -> String {
    names.isEmpty
      ? "" : localized("Removed UI prefix from: \(names.joined(separator: ", "))")
  }

  private mutating func perform(_ action: Action.Lesson) {
    switch action {
    case .goToPage(let page): goToPage(page)
    case .answer(let item, let answer): self.answer(item, answer)
    case .hint(let item): askForHint(item)
    case .tryAgain(let item): tryAgain(item)
    case .tryBreak(let item): tryBreak(item)
    case .mend: mend()
    case .close: closeLesson()
    }
  }

  private mutating func perform(_ action: Action.Program) {
    switch action {
    case .watch(let recording, let name): watch(recording, named: name)
    case .follow(let recording): follow(recording)
    case .goOn(let recording, let newIDs): continueFollowing(in: recording, newIDs: newIDs)
    case .end: endFollowing()
    case .pick(let view):
      if !opened.isLive { opened.goToEnd() }
      opened.select(view)
    }
  }

  private mutating func perform(_ action: Action.Time) {
    switch action {
    case .play: opened.togglePlaying()
    case .step(let count):
      for _ in 0..<abs(count) { if count > 0 { opened.stepForward() } else { opened.stepBack() } }
    case .goToStart: opened.goToStart()
    case .goToEnd: opened.goToEnd()
    case .seek(let playhead): opened.seek(to: playhead)
    case .seekToEvent(let event): opened.seek(toEvent: event)
    case .setSpeed(let speed): preferences.playback.speed = speed
    case .changeSpeed(let isFaster):
      preferences.playback.changeSpeed(faster: isFaster)
    case .setUnit(let unit): preferences.playback.stepUnit = unit
    case .tick(let seconds): tick(seconds)
    }
  }

  private mutating func perform(_ action: Action.Microscope) -> Effect? {
    switch action {
    case .open:
      if !opened.lookAtTransition() { return .say(localized("This run has no transitions.")) }
    case .openAnimation(let animation): opened.lookAtTransition(ofAnimation: animation)
    case .step(let step): opened.lookAtTransition(by: step)
    case .openEntry(let id): opened.lookAtTransition(withPaletteID: id)
    case .seek(let fraction): opened.seek(toFraction: fraction)
    case .compare(let curve): opened.compare(with: curve)
    case .play(let isBackward): opened.playTransition(backward: isBackward)
    case .cancel: return cancelTransition().map(Effect.say)
    case .returnFromCancelling: returnFromCancelling()
    case .close: opened.leaveMicroscope()
    }
    return nil
  }

  private mutating func perform(_ action: Action.Stage) {
    switch action {
    case .tap(let view): tap(view)
    case .select(let node): opened.select(node)
    case .grab(let marker, let map): beginDrag(ofMarker: marker, on: map)
    case .drag(let place): continueDrag(to: place)
    case .drop(let cancelled): endDrag(cancelled: cancelled)
    case .nudge(let marker, let map, let latitude, let longitude):
      nudge(marker: marker, on: map, latitude: latitude, longitude: longitude)
    case .move(let marker, let map, let place): move(marker: marker, on: map, to: place)
    case .returnHome(let marker, let map): returnHome(marker: marker, on: map)
    case .beginResize: beginResize()
    case .resize(let size): continueResize(to: size)
    case .endResize(let cancelled): endResize(cancelled: cancelled)
    case .touch(let view): beginPan(on: view)
    case .pan(let distance): continuePan(by: distance)
    case .lift(let rested, let cancelled): endPan(rested: rested, cancelled: cancelled)
    case .giveBack: giveBack()
    case .veil(let node, let veil): opened.veil(node, veil)
    case .unveilAll: opened.unveilAll()
    }
  }

  private mutating func perform(_ action: Action.Device) {
    switch action {
    case .rotate: rotate()
    case .layFlat: layFlat()
    case .warnOfMemory: sendMemoryWarning()
    case .toggleKeyboard: toggleKeyboard()
    case .resize(let size): resize(to: size)
    case .share(let part): share(part)
    case .network(let network): setNetwork(network)
    }
  }

  /// Performs an action of the trees; its effect is the card to focus.
  private mutating func perform(_ action: Action.Tree) -> Effect? {
    switch action {
    case .select(let node): opened.select(node)
    case .selectEntry(let id): opened.selectNode(withPaletteID: id)
    case .toggleFold(let key): opened.toggleFold(key)
    case .unfoldAll(let key): opened.unfoldAll(below: key)
    case .foldAsUsual: opened.foldAsUsual()
    case .left(let key): return opened.foldOrAscend(from: key).map(Effect.focus)
    case .right(let key): return opened.unfoldOrDescend(from: key).map(Effect.focus)
    case .isolate(let key): opened.isolate(key)
    case .leaveIsolation: opened.leaveIsolation()
    case .toggleVeil(let node, let veil): opened.toggleVeil(node, veil)
    case .beginSearch: opened.beginSearch()
    case .search(let text): opened.search(for: text)
    case .setRegex(let isOn): opened.setRegex(isOn)
    case .setHides(let isOn): opened.setHides(isOn)
    case .goToHit(let step):
      opened.goToHit(step)
      return opened.browsing.search?.hit.map(Effect.focus)
    case .endSearch: opened.endSearch()
    case .setFoldsChains(let isOn): preferences.trees.foldsChains = isOn
    case .setTrees(let trees): preferences.trees.trees = trees
    }
    return nil
  }

  private mutating func perform(_ action: Action.Issue) -> Effect? {
    switch action {
    case .goTo(let finding): opened.show(finding)
    case .show(let event):
      opened.show(diagnosticAt: event)
      return .point(toDiagnosticAt: event)
    case .showNext:
      guard let event = opened.nextDiagnosis else {
        return .say(localized("No issues in this run."))
      }
      return perform(Action.Issue.show(event))
    }
    return nil
  }
}
