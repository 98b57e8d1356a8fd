// Rows that can't be tapped
//
// The list gives its rows container the frame of its own view instead of the bounds: the rows are
// too low by the view's origin, and the last of them are outside of it. After "Container View
// Controllers Redux" (2019).

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let list = ListViewController("list", loader: ListLoader(), version: .original)
let container = ContainerViewController(
    "container", imageController: ImageViewController("image", loader: ImageLoader()),
    listController: list, version: .original)
window.rootViewController = container
simulation.advance(by: 1)
print(list.view.frame.minY, list.view.frame.maxY)

window.reportUnreachableViews()
