// The encoding of callbacks: the name of the method, then its argument.

import Geometry
import Support

extension RecordEncoder {
  mutating func write(_ callback: Callback) {
    word(callback.name)
    switch callback {
    case .willMove(let parent), .didMove(let parent): node(parent)
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated), .viewWillDisappear(let animated),
      .viewDidDisappear(let animated):
      item.flag(animated)
    case .viewWillTransition(let size): reals(size.width, size.height)
    case .willTransition(let traits): write(traits)
    case .preferredContentSizeDidChange(let child), .size(let child): node(child)
    case .willRotate(let orientation), .willAnimateRotation(let orientation),
      .didRotate(let orientation):
      choice(orientation)
    case .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .updateViewConstraints, .traitCollectionDidChange, .didReceiveMemoryWarning,
      .viewWillUnload, .viewDidUnload:
      break
    }
  }
}

extension RecordDecoder {
  mutating func callback() throws(RecordFault) -> Callback {
    switch try word() {
    case "loadView": return .loadView
    case "viewDidLoad": return .viewDidLoad
    case "willMove": return .willMove(toParent: try optionalNode())
    case "didMove": return .didMove(toParent: try optionalNode())
    case "viewWillAppear": return .viewWillAppear(animated: try reader.flag())
    case "viewIsAppearing": return .viewIsAppearing(animated: try reader.flag())
    case "viewDidAppear": return .viewDidAppear(animated: try reader.flag())
    case "viewWillDisappear": return .viewWillDisappear(animated: try reader.flag())
    case "viewDidDisappear": return .viewDidDisappear(animated: try reader.flag())
    case "viewWillLayoutSubviews": return .viewWillLayoutSubviews
    case "viewDidLayoutSubviews": return .viewDidLayoutSubviews
    case "updateViewConstraints": return .updateViewConstraints
    case "viewWillTransition": return .viewWillTransition(to: try size())
    case "willTransition":
      return .willTransition(to: try traits())
    case "traitCollectionDidChange": return .traitCollectionDidChange
    case "preferredContentSizeDidChange": return .preferredContentSizeDidChange(try node())
    case "size": return .size(forChild: try node())
    case "willRotate": return .willRotate(to: try choice())
    case "willAnimateRotation": return .willAnimateRotation(to: try choice())
    case "didRotate": return .didRotate(from: try choice())
    case "didReceiveMemoryWarning": return .didReceiveMemoryWarning
    case "viewWillUnload": return .viewWillUnload
    case "viewDidUnload": return .viewDidUnload
    default: throw .unknown
    }
  }
}
