// The encoding of view properties and animations.

import Geometry
import Support

extension RecordEncoder {
  mutating func write(_ property: ViewProperty) {
    word(property.name)
    switch property {
    case .bounds(let value):
      reals(value.origin.x, value.origin.y, value.size.width, value.size.height)
    case .center(let value): reals(value.x, value.y)
    case .transform(let map):
      for value in [map.a, map.b, map.c, map.d, map.tx, map.ty] { item.real(value) }
    case .alpha(let value), .cornerRadius(let value): item.real(value)
    case .isHidden(let value), .clipsToBounds(let value): item.flag(value)
    case .backgroundColor(let value): optional(value) { $0.write($1) }
    case .shadow(let value):
      optional(value) { encoder, shadow in
        encoder.item.real(shadow.radius)
        encoder.item.real(shadow.opacity)
        encoder.reals(shadow.offset.width, shadow.offset.height)
      }
    case .content(let value): write(value)
    }
  }

  mutating func write(_ animation: AnimationState) {
    item.signed(Int64(animation.id))
    node(animation.view)
    item.signed(animation.begin.nanoseconds)
    item.real(animation.duration)
    choice(animation.curve)
    switch animation.motion {
    case .property(let from, let to):
      word("property")
      write(from)
      write(to)
    case .transition(let style, let from, let to):
      word("transition")
      choice(style)
      node(from)
      node(to)
    }
  }

  mutating func write(_ color: Color) {
    for value in [color.red, color.green, color.blue, color.alpha] { item.real(value) }
  }

  mutating func reals(_ values: CGFloat...) {
    for value in values { item.real(Double(value)) }
  }
}

extension RecordDecoder {
  mutating func property() throws(RecordFault) -> ViewProperty {
    switch try word() {
    case "bounds":
      return .bounds(
        CGRect(
          x: try reader.real(), y: try reader.real(), width: try reader.real(),
          height: try reader.real()))
    case "center": return .center(CGPoint(x: try reader.real(), y: try reader.real()))
    case "transform":
      return .transform(
        CGAffineTransform(
          a: try reader.real(), b: try reader.real(), c: try reader.real(),
          d: try reader.real(), tx: try reader.real(), ty: try reader.real()))
    case "alpha": return .alpha(try reader.real())
    case "isHidden": return .isHidden(try reader.flag())
    case "clipsToBounds": return .clipsToBounds(try reader.flag())
    case "cornerRadius": return .cornerRadius(try reader.real())
    case "backgroundColor":
      return .backgroundColor(
        try optional { (decoder) throws(RecordFault) in try decoder.color() })
    case "shadow":
      return .shadow(try optional { (decoder) throws(RecordFault) in try decoder.shadow() })
    case "content": return .content(try content())
    default: throw .unknown
    }
  }

  mutating func animation() throws(RecordFault) -> AnimationState {
    let (id, view, begin) = (try int32(), try node(), try instant())
    let (duration, curve): (Double, TimingCurve) = (try reader.real(), try choice())
    let motion: AnimationState.Motion
    switch try word() {
    case "property": motion = .property(from: try property(), to: try property())
    case "transition": motion = .transition(try choice(), from: try node(), to: try node())
    default: throw .unknown
    }
    return AnimationState(
      id: id, view: view, motion: motion, begin: begin, duration: duration, curve: curve)
  }

  mutating func color() throws(RecordFault) -> Color {
    Color(
      red: try reader.real(), green: try reader.real(), blue: try reader.real(),
      alpha: try reader.real())
  }

  mutating func size() throws(RecordFault) -> CGSize {
    CGSize(width: try reader.real(), height: try reader.real())
  }

  private mutating func shadow() throws(RecordFault) -> ViewState.Shadow {
    ViewState.Shadow(radius: try reader.real(), opacity: try reader.real(), offset: try size())
  }
}
