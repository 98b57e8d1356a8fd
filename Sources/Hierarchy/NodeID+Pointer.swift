/// Stand-ins for addresses in texts that follow UIKit's forms.
extension NodeID {
  /// The objects of a node that have an address of their own.
  enum PointerKind: UInt64 {
    /// The controller, view or window itself.
    case object = 0x6000_0000_0000
    /// The layer of a view.
    case layer = 0x6008_0000_0000
    /// The presentation controller of a controller.
    case presentationController = 0x6010_0000_0000
    /// An animation, by its number in place of the node's.
    case animation = 0x6018_0000_0000
  }

  /// An address that no other object of the recording has, with twelve digits, as in
  /// "0x6000000000c0".
  func pointer(_ kind: PointerKind) -> String {
    let address = kind.rawValue + UInt64(UInt32(bitPattern: rawValue)) * 0x10
    return "0x" + String(address, radix: 16)
  }
}
