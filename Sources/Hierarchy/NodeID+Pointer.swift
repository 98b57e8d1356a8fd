/// Synthetic addresses for texts in UIKit's formats.
extension NodeID {
  /// A node's objects that have separate addresses.
  enum PointerKind: UInt64 {
    /// The controller, view or window itself.
    case object = 0x6000_0000_0000
    /// The layer of a view.
    case layer = 0x6008_0000_0000
    /// The presentation controller of a controller.
    case presentationController = 0x6010_0000_0000
    /// An animation; uses its number instead of the node's.
    case animation = 0x6018_0000_0000
  }

  /// A twelve-digit address that is unique in the recording, such as "0x6000000000c0".
  func pointer(_ kind: PointerKind) -> String {
    let address = kind.rawValue + UInt64(UInt32(bitPattern: rawValue)) * 0x10
    return "0x" + String(address, radix: 16)
  }
}
