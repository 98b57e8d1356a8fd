/// What a pane shows of a session, with everything else of the document at hand.
///
/// Models with equal inputs look the same, so a pane updates when they differ.
@dynamicMemberLookup
package struct PaneModel<Inputs: Equatable & Sendable>: Equatable, Sendable {
  package let inputs: Inputs
  package let opened: Opened

  package subscript<Value>(dynamicMember path: KeyPath<Opened, Value>) -> Value {
    opened[keyPath: path]
  }

  package static func == (one: PaneModel, other: PaneModel) -> Bool {
    one.inputs == other.inputs
  }
}

/// The stage: the hierarchy at the playhead.
package typealias StageModel = PaneModel<StageInputs>
/// The trees of controllers, views and coordinators.
package typealias TreeModel = PaneModel<TreeInputs>
/// The timeline, with the microscope and the branches.
package typealias TimelineModel = PaneModel<TimelineInputs>
/// Everything about the selected node.
package typealias InspectorModel = PaneModel<InspectorInputs>
/// The event list.
package typealias EventsModel = PaneModel<EventsInputs>
/// The accessibility check.
package typealias CheckupModel = PaneModel<CheckupInputs>
/// The calls that can be written into the script.
package typealias SandboxModel = PaneModel<SandboxInputs>
