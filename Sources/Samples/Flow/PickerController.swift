/// A grid of photos to pick from.
package final class PickerController: ViewController {
  /// Receives the picked photo.
  package weak var delegate: (any PickerControllerDelegate)?
  private lazy var scroll = ScrollView("\(name).grid")

  /// A grid of all photos.
  package override init(_ name: String? = nil) {
    super.init(name)
    title = "Pick a Photo"
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.frame = view.bounds
    view.addSubview(scroll)
    for motif in Photo.Motif.allCases {
      let tile = ImageView("\(name).\(motif)", image: Photo(motif).picture ?? "")
      tile.clipsToBounds = true
      tile.onTap = { [weak self] in self?.pick(motif) }
      scroll.addSubview(tile)
    }
  }

  /// Simulates a tap on a photo.
  package func pick(_ motif: Photo.Motif) { delegate?.picker(self, didPick: motif) }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (gap, room) = (2.0, scroll.bounds.size)
    let columns = min(max(2, Int(clamping: room.width / 150)), 1_000)
    let side = max(0, (room.width - gap * Double(columns + 1)) / Double(columns))
    for (place, tile) in scroll.subviews.enumerated() {
      tile.frame = CGRect(
        x: gap + Double(place % columns) * (side + gap),
        y: gap + Double(place / columns) * (side + gap), width: side, height: side)
    }
    let rows = (scroll.subviews.count + columns - 1) / columns
    scroll.contentSize = CGSize(width: room.width, height: gap + Double(rows) * (side + gap))
  }
}

/// Receives the picked photo.
package protocol PickerControllerDelegate: AnyObject {
  /// A photo was picked.
  func picker(_ picker: PickerController, didPick motif: Photo.Motif)
}
