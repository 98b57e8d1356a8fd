package import Figures
package import Hierarchy

/// Finding a lesson's places in a recording.
extension LessonPlace {
  /// The playhead of the place in its script's run, or nil if it does not occur.
  package func playhead(in recording: Recording) -> Playhead? {
    try? RunView(of: recording).playhead(at: moment)
  }
}

extension HierarchyState {
  /// The controller with a name, or else the view.
  package func node(named name: String) -> NodeID? {
    controllers.values.first { $0.name == name }?.id ?? views.values.first { $0.name == name }?.id
  }
}
