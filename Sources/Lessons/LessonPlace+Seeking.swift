package import Figures
package import Hierarchy

/// Finding a lesson's places in a recording.
extension LessonPlace {
  /// Where the place lies in the run of its script, or nil where it never comes.
  package func playhead(in recording: Recording) -> Playhead? {
    try? RunView(of: recording).playhead(at: moment)
  }
}

extension HierarchyState {
  /// The controller of a name, or else the view.
  package func node(named name: String) -> NodeID? {
    controllers.values.first { $0.name == name }?.id ?? views.values.first { $0.name == name }?.id
  }
}
