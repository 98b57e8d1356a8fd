// A screen of controllers without appearance callbacks
//
// The screen promises to forward appearance by hand, and never does: neither profile nor story
// receives viewWillAppear. Once placed, its contents stay where they are: the profile grows over
// the story. After "Container View Controllers Redux" (2019).

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let profile = ProfileViewController("profile")
let screen = VerticalScrollingViewController(
  "scrollable", contents: [profile, StoryViewController("story", story: .marina)],
  version: .original)
window.rootViewController = screen
simulation.turn()

profile.edit()
simulation.turn()
print(
  "profile:", profile.preferredContentSize.height, "wanted,", profile.view.frame.height, "given")

window.resize(to: CGSize(width: 667, height: 375))
simulation.turn()
print("screen:", screen.view.frame.width, "wide, profile:", profile.view.frame.width)

profile.edit()
profile.changePhoto()
simulation.turn()
window.resize(to: CGSize(width: 375, height: 667))
simulation.sendMemoryWarning()
simulation.turn()
window.rootViewController = ViewController("next")
