package import Figures
package import Foundation
package import Geometry
package import Hierarchy
package import Lessons

/// Everything that the window asks of the session: intents of the user, and results that arrive.
///
/// A pane sends the actions of its part; a menu item or a key sends one action.
extension Session {
  package enum Action {
    case document(Document)
    case script(Script)
    case lesson(Lesson)
    case program(Program)
    case time(Time)
    case microscope(Microscope)
    case stage(Stage)
    case device(Device)
    case tree(Tree)
    case issue(Issue)
    case select(NodeID?)
    case undo
    case redo
    /// Skips the action, or the script line, that caused the current event.
    case skip
    /// Whether the desktop asks for fewer animations.
    case reduceMotion(Bool)

    /// Opening documents, and the variants and branches of the open one.
    package enum Document {
      /// A container, by its slug.
      case system(String)
      /// A scenario or container, by its slug.
      case named(String)
      /// The last document, at its position.
      case place(Whereabouts)
      case recording(Recording, named: String, at: URL)
      /// The last document, if it is a recording or dump: read, to be shown at its position.
      case resumed(Recording, named: String, at: URL, Whereabouts)
      /// An unsaved recording of an earlier session.
      case reopened(Recording, at: URL)
      case dump(ReadDump, named: String, at: URL)
      case pasted(ReadDump, named: String)
      /// Foreign code, as a new script.
      case code(String)
      case newScript
      /// Another version of the container.
      case variant(String)
      case branch(Int)
      /// An action of the container, by its slug.
      case act(String)
    }

    /// Changing and running the open script.
    package enum Script {
      /// The whole text, as typed.
      case edit(String)
      /// Goes to the first execution of a line, from 1.
      case goToLine(Int)
      /// Appends a line.
      case write(String)
      case removePrefixes
      case apply(ScriptFix)
      /// The result of a run.
      case adopt(ScriptRun.Executed)
      /// Runs a script that waits since a crash.
      case runHeld
    }

    /// Reading a lesson and answering its questions; items are numbered within the lesson.
    package enum Lesson {
      case goToPage(Int)
      case answer(Int, Answer)
      case hint(Int)
      case tryAgain(Int)
      case tryBreak(Int)
      case mend
      case close

      /// Whether it replaces the lesson's script, and changes that the user made to it.
      package var replacesScript: Bool {
        switch self {
        case .goToPage, .tryBreak, .mend: true
        case .answer, .hint, .tryAgain, .close: false
        }
      }
    }

    /// The recording of a running program, as it grows.
    package enum Program {
      case watch(Recording, named: String)
      case follow(Recording)
      /// The previous recording is full; the IDs of its views map to those in this one.
      case goOn(Recording, newIDs: [NodeID: NodeID])
      /// The program has exited.
      case end
      /// Selects a widget as it is now.
      case pick(NodeID)
    }

    /// Moving through the run.
    package enum Time {
      case play
      /// A number of steps, negative for backward.
      case step(Int)
      case goToStart
      case goToEnd
      case seek(Playhead)
      /// To just after an event.
      case seekToEvent(Int)
      case setSpeed(Double)
      case changeSpeed(faster: Bool)
      case setUnit(StepUnit)
      /// Real time has passed, in seconds.
      case tick(Double)
    }

    /// Looking at a transition in detail.
    package enum Microscope {
      /// The transition at the playhead, else the next, else the last.
      case open
      /// The transition of an animation.
      case openAnimation(Int32)
      /// The next or previous transition.
      case step(Int)
      /// By its palette entry.
      case openEntry(String)
      case seek(fraction: Double)
      case compare(TimingCurve?)
      case play(backward: Bool)
      case cancel
      case returnFromCancelling
      case close
    }

    /// Touching the simulated screen and its edges, and looking behind its views.
    package enum Stage {
      case tap(NodeID)
      case select(NodeID?)
      case grab(marker: Int, map: NodeID)
      case drag(to: Content.Place)
      case drop(cancelled: Bool)
      case nudge(marker: Int, map: NodeID, latitude: Double, longitude: Double)
      case move(marker: Int, map: NodeID, to: Content.Place)
      case returnHome(marker: Int, map: NodeID)
      case beginResize
      case resize(to: CGSize)
      case endResize(cancelled: Bool)
      case touch(NodeID)
      case pan(by: CGSize)
      case lift(rested: Bool, cancelled: Bool)
      /// Cancels whatever is held.
      case giveBack
      case veil(NodeID, Veil?)
      case unveilAll
    }

    /// Handling the simulated device.
    package enum Device {
      case rotate
      case layFlat
      case warnOfMemory
      /// Shows or hides the keyboard.
      case toggleKeyboard
      case resize(CGSize)
      case share(SharedScreen.Part)
      case network(DeviceNetwork)
    }

    /// Browsing the trees: selecting, folding, isolating and searching.
    package enum Tree {
      case select(NodeID?)
      /// Selects the node of a palette entry.
      case selectEntry(String)
      case toggleFold(Card.Key)
      case unfoldAll(Card.Key)
      case foldAsUsual
      case left(Card.Key)
      case right(Card.Key)
      case isolate(Card.Key)
      case leaveIsolation
      case toggleVeil(NodeID, Veil)
      case beginSearch
      case search(String)
      case setRegex(Bool)
      case setHides(Bool)
      case goToHit(Int)
      case endSearch
      case setFoldsChains(Bool)
      case setTrees(TreeLook.Trees)
    }

    /// Going to the diagnostics of the run, each by the event that reports it.
    package enum Issue {
      /// Goes there and selects its subject; the inspector shows it already.
      case goTo(Inspection.Finding)
      /// The same, and the inspector points to it.
      case show(Int)
      /// Shows the next, wrapping around after the last.
      case showNext
    }
  }

  /// A consequence of an action outside of the session.
  package enum Effect {
    /// A message, such as the reason why nothing changed.
    case say(String)
    /// The card to focus, for the tree that sent the action.
    case focus(Card.Key)
    /// The inspector points to the diagnostic that an event reports.
    case point(toDiagnosticAt: Int)
  }
}
