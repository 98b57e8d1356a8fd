import Session

/// What the rows of the sidebar do.
extension MainWindow {
  /// Opens what a row of the sidebar stands for.
  func openRow(_ row: String) {
    if layout.room != .wide { setSidebar(false) }
    if row.hasPrefix(Self.lessonMark) {
      return openLesson(named: String(row.dropFirst(Self.lessonMark.count)))
    }
    if row.hasPrefix(Self.programMark) { return openProgram(row) }
    leaveScript { [weak self] in
      self?.leaveProgram()
      self?.change {
        if row.hasPrefix(Self.scriptMark) {
          $0.open(named: String(row.dropFirst(Self.scriptMark.count)))
        } else {
          $0.open(system: row)
        }
      }
    }
  }
}
