/// Manages one step: creates and pushes its controller, and reports its result.
///
/// The controllers are those of the flow container; they are independent of their delegates.
package final class StepCoordinator: Coordinator, PickerControllerDelegate,
  CameraControllerDelegate, FilterControllerDelegate, PostControllerDelegate
{
  /// The result of a step.
  enum Answer {
    case motif(Photo.Motif)
    case filter(Photo.Filter)
    case choice(PostController.Choice, caption: String)
  }

  let step: FlowController.Step
  /// The controller of the step while it is visible; weak.
  private(set) weak var screen: ViewController?
  /// Whether the screen was shown.
  var hasBeenShown = false
  private weak var navigation: NavigationController?
  private let photo: Photo

  init(_ step: FlowController.Step, of photo: Photo, on navigation: NavigationController) {
    self.step = step
    self.photo = photo
    self.navigation = navigation
    super.init("\(step)Coordinator", in: navigation.simulation)
  }

  override func start() {
    let controller = makeScreen()
    screen = controller
    simulation.noteCoordinator(self, shows: controller)
    navigation?.pushViewController(controller, animated: true)
  }

  private func makeScreen() -> ViewController {
    simulation.make { () -> ViewController in
      switch step {
      case .picker:
        let controller = PickerController("picker")
        controller.delegate = self
        return controller
      case .camera:
        let controller = CameraController("camera")
        controller.delegate = self
        return controller
      case .filter:
        let controller = FilterController("filter", photo: photo)
        controller.delegate = self
        return controller
      case .post:
        let controller = PostController("post", photo: photo)
        controller.delegate = self
        return controller
      }
    }
  }

  private func tell(_ answer: Answer) {
    (parent as? PostCoordinator)?.step(self, answers: answer)
  }

  /// A photo was picked.
  package func picker(_ picker: PickerController, didPick motif: Photo.Motif) {
    tell(.motif(motif))
  }

  /// A photo was taken.
  package func camera(_ camera: CameraController, didTake motif: Photo.Motif) {
    tell(.motif(motif))
  }

  /// A filter was chosen.
  package func filter(_ controller: FilterController, didChoose filter: Photo.Filter) {
    tell(.filter(filter))
  }

  /// The user chose to post or save the photo.
  package func post(
    _ controller: PostController, didChoose choice: PostController.Choice, caption: String
  ) {
    tell(.choice(choice, caption: caption))
  }
}
