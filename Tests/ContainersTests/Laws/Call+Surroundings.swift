import TestSupport

@testable import Containers
@testable import Containment

/// Calls about presentations, windows, traits and sizes.
extension LawProgram {
  func presentation(_ request: Request) -> Call? {
    let (a, b) = (somebodyShown(), anybody())
    let isAnimated = !random.isOnce(in: 3)
    switch request {
    case .present:
      let presented: ViewController? = random.isOnce(in: 16) ? nil : b
      return Call("\(a).present(\(presented?.name ?? "nil"), \(isAnimated))") { [weak self] in
        a.present(presented, animated: isAnimated) { self?.react(in: nil, "presented") }
      }
    case .dismiss:
      return Call("\(a).dismiss(\(isAnimated))") { [weak self] in
        a.dismiss(animated: isAnimated) { self?.react(in: nil, "dismissed") }
      }
    case .chooseStyle:
      guard let style = some(of: ModalPresentationStyle.allCases) else { return nil }
      let removes = random.isOnce(in: 2)
      return Call("\(b).modalPresentationStyle = .\(style)") {
        b.modalPresentationStyle = style
        b.presentationController.shouldRemovePresentersView = removes
      }
    case .defineContext:
      return Call("\(a).definesPresentationContext = \(!isAnimated)") {
        a.definesPresentationContext = !isAnimated
      }
    case .forbidFinger:
      return Call("\(b).isModalInPresentation = \(!isAnimated)") {
        b.isModalInPresentation = !isAnimated
      }
    default: return pull(request)
    }
  }

  private func pull(_ request: Request) -> Call? {
    guard let sheet = some(of: living.filter { $0.modal.presenting != nil }) else { return nil }
    let fraction = random.fraction()
    switch request {
    case .beginPull: return Call("\(sheet) pull") { _ = sheet.interactiveDismissal.begin() }
    case .updatePull:
      return Call("\(sheet) pull on") { sheet.interactiveDismissal.update(fraction) }
    case .cancelPull: return Call("\(sheet) pull back") { sheet.interactiveDismissal.cancel() }
    default: return Call("\(sheet) pull away") { sheet.interactiveDismissal.finish() }
    }
  }

  func surroundings(_ request: Request) -> Call? {
    let (a, b) = (somebodyShown(), anybody())
    let window = windows[random.isOnce(in: 4) ? 1 : 0]
    let traits =
      some(of: [
        TraitCollection(), TraitCollection(horizontalSizeClass: .compact),
        TraitCollection(horizontalSizeClass: .regular), TraitCollection(userInterfaceStyle: .dark),
      ]) ?? TraitCollection()
    switch request {
    case .setRoot:
      let root: ViewController? = random.isOnce(in: 8) ? nil : b
      return Call("\(window).rootViewController = \(root?.name ?? "nil")") {
        window.rootViewController = root
      }
    case .resize:
      let size = CGSize(
        width: random.number(below: 900) + 100, height: random.number(below: 900) + 100)
      let isAnimated = random.isOnce(in: 2)
      return Call("\(window).resize(\(size.width), \(size.height), \(isAnimated))") {
        window.resize(to: size, animated: isAnimated)
      }
    case .rotate:
      guard let orientation = some(of: InterfaceOrientation.allCases) else { return nil }
      return Call("\(window).rotate(.\(orientation))") { window.rotate(to: orientation) }
    case .chooseWindowTraits:
      return Call("\(window).traitOverrides") { window.traitOverrides = traits }
    case .overrideTraits: return Call("\(a).traitOverrides") { a.traitOverrides = traits }
    case .overrideOfChild:
      guard let child = random.isOnce(in: 6) ? b : a.children.last else { return nil }
      return Call("\(a).setOverrideTraitCollection(\(child))") {
        a.setOverrideTraitCollection(traits, forChild: child)
      }
    case .preferSize:
      let size = CGSize(width: random.number(below: 3), height: 1)
      return Call("\(b).preferredContentSize") { b.preferredContentSize = size }
    case .show: return Call("\(a).show(\(b))") { a.show(b, sender: nil) }
    case .showDetail:
      return Call("\(a).showDetailViewController(\(b))") {
        a.showDetailViewController(b, sender: nil)
      }
    default: return Call("memory warning") { [simulation] in simulation.sendMemoryWarning() }
    }
  }
}
