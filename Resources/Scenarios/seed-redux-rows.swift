// Rows that no finger reaches
//
// The list gives its rows the frame of its own view, in which they are: they stand too low by as much
// as that view does, and look right so, but the last of them lie outside of it. After "Container View
// Controllers Redux" (2019).

import Containers

window.resize(to: CGSize(width: 375, height: 667))
let list = ListViewController("list", loader: ListLoader(), version: .original)
let container = ContainerViewController(
    "container", imageController: ImageViewController("image", loader: ImageLoader()),
    listController: list, version: .original)
window.rootViewController = container
simulation.advance(by: 1)
print(list.view.frame.minY, list.view.frame.maxY)

window.reportUnreachableViews()
