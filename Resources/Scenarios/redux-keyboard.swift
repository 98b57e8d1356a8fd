// Composition: a form above the keyboard
//
// The second tab stays in portrait, because tabs and stack ask the visible screen. A form is
// pushed; its last field becomes active, and the scrolling container makes room for the keyboard,
// of which the form knows nothing.

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let redux = ReduxTabBarController("redux")
redux.selectedIndex = 1
window.rootViewController = redux
simulation.turn()

print("turns:", window.rotate(to: .landscapeLeft))

redux.focusLastField()
simulation.advance(by: 1)
if let form = redux.formViewController, let field = form.fields.last {
  print("the last field is active:", field.isFirstResponder)
}
window.keyboard?.hide()
simulation.finishAnimations()
