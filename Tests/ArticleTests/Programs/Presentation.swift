import Containment

/// Presenting and dismissing.
extension Article {
  static let presentation = Article(
    "Containment/Containment.docc/Presentation", [fullScreen, sheet, swipe, refused])
}

private func fullScreen() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (page, modal) = (ViewController("page"), ViewController("modal"))
  window.rootViewController = page
  simulation.turn()

  modal.modalPresentationStyle = .fullScreen
  let text = simulation.trace {
    page.present(modal, animated: true) { simulation.log("presented") }
    simulation.finishAnimations()
    page.dismiss(animated: true) { simulation.log("dismissed") }
  }
  print(text)
  // ]
}

private func sheet() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (page, modal) = (ViewController("page"), ViewController("modal"))
  window.rootViewController = page
  simulation.turn()

  let text = simulation.trace { page.present(modal, animated: true) }
  print(text)
  // ]
}

private func swipe() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (page, modal) = (ViewController("page"), ViewController("modal"))
  window.rootViewController = page
  page.present(modal, animated: false)
  simulation.turn()

  let text = simulation.trace {
    let finger = modal.interactiveDismissal
    finger.begin()
    finger.update(0.3)
    finger.cancel()
  }
  print(text)
  // ]
}

private func refused() {
  // [
  let simulation = Simulation.current
  let text = simulation.trace {
    ViewController("page").present(ViewController("modal"), animated: true)
  }
  print(text)
  // ]
}
