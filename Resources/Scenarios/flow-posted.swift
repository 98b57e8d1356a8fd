// A flow of three steps, posted
//
// The page presents one container; that shows step after step, slides back, and delivers one
// result. Finished steps stay children. An answer given twice counts once.

import Containers
import Samples

let feed = FeedController("feed")
window.rootViewController = feed
simulation.turn()

feed.askForPost()
simulation.finishAnimations()
if let flow = feed.flow {
  if let picker = flow.current as? PickerController {
    picker.pick(.boat)
    picker.pick(.town)
  }
  simulation.finishAnimations()
  print(flow.children.count, flow.position)

  flow.goBack()
  simulation.finishAnimations()
  print(flow.children.count, flow.position)

  flow.cancel()
  simulation.finishAnimations()
}
print(feed.flow == nil)
