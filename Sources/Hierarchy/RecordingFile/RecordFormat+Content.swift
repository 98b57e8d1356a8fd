// The encoding of view contents.

import Geometry
import Support

extension RecordEncoder {
  mutating func write(_ content: Content) {
    switch content {
    case .none: word("none")
    case .text(let text):
      word("text")
      item.text(text.string)
      item.real(text.size)
      item.flag(text.isBold)
      write(text.color)
      optional(text.shadow) { $0.write($1) }
    case .picture(let name):
      word("picture")
      word(name)
    case .button(let title):
      word("button")
      item.text(title)
    case .bar(let title, let back):
      word("bar")
      item.text(title)
      optional(back) { $0.item.text($1) }
    case .slidingBar(let bar):
      word("slidingBar")
      write(bar.lower)
      write(bar.upper)
      item.real(bar.progress)
    case .list(let rows):
      word("list")
      item.number(UInt64(rows.count))
      for row in rows { item.text(row) }
    case .map(let map):
      word("map")
      write(map.center)
      item.real(map.latitudeSpan)
      item.real(map.longitudeSpan)
      item.number(UInt64(map.markers.count))
      for marker in map.markers {
        word(marker.picture)
        write(marker.place)
        item.real(marker.lift)
      }
    case .spinner: word("spinner")
    case .widget(let widget):
      word("widget")
      word(widget.role)
      item.text(widget.name)
      item.text(widget.description)
      item.number(UInt64(widget.states.count))
      for state in widget.states { word(state) }
    }
  }

  private mutating func write(_ face: Content.BarFace) {
    item.text(face.title)
    optional(face.back) { $0.item.text($1) }
  }

  private mutating func write(_ place: Content.Place) {
    item.real(place.latitude)
    item.real(place.longitude)
  }
}

extension RecordDecoder {
  mutating func content() throws(RecordFault) -> Content {
    switch try word() {
    case "none": return .none
    case "text":
      return .text(
        Content.Text(
          try reader.text(), size: try reader.real(), isBold: try reader.flag(),
          color: try color(),
          shadow: try optional { (decoder) throws(RecordFault) in try decoder.color() }))
    case "picture": return .picture(try word())
    case "button": return .button(try reader.text())
    case "bar":
      return .bar(
        title: try reader.text(),
        back: try optional { (decoder) throws(RecordFault) in try decoder.reader.text() })
    case "slidingBar":
      return .slidingBar(
        Content.SlidingBar(
          lower: try barFace(), upper: try barFace(), progress: try reader.real()))
    case "list":
      return .list(try list { (decoder) throws(RecordFault) in try decoder.reader.text() })
    case "map":
      return .map(
        Content.Map(
          center: try place(), latitudeSpan: try reader.real(), longitudeSpan: try reader.real(),
          markers: try list { (decoder) throws(RecordFault) in try decoder.marker() }))
    case "spinner": return .spinner
    case "widget":
      return .widget(
        Content.Widget(
          role: try word(), name: try reader.text(), description: try reader.text(),
          states: try list { (decoder) throws(RecordFault) in try decoder.word() }))
    default: throw .unknown
    }
  }

  private mutating func barFace() throws(RecordFault) -> Content.BarFace {
    Content.BarFace(
      title: try reader.text(),
      back: try optional { (decoder) throws(RecordFault) in try decoder.reader.text() })
  }

  private mutating func place() throws(RecordFault) -> Content.Place {
    Content.Place(latitude: try reader.real(), longitude: try reader.real())
  }

  private mutating func marker() throws(RecordFault) -> Content.Marker {
    Content.Marker(picture: try word(), place: try place(), lift: try reader.real())
  }
}
