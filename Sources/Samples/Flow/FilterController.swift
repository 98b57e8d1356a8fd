/// A photo and four filters.
package final class FilterController: ViewController {
  /// Receives the chosen filter.
  package weak var delegate: (any FilterControllerDelegate)?
  /// The photo with the current filter.
  package private(set) var photo: Photo
  private lazy var preview = ImageView("\(name).preview")
  private lazy var done = Button("\(name).use", title: "Use")
  private lazy var samples = Photo.Filter.allCases.map { filter in
    let sample = ImageView("\(name).\(filter)")
    sample.clipsToBounds = true
    sample.onTap = { [weak self] in self?.tint(filter) }
    return sample
  }

  /// Creates a page for a photo.
  package init(_ name: String? = nil, photo: Photo) {
    self.photo = photo
    super.init(name)
    title = "Choose a Filter"
  }

  /// Simulates a tap on a filter.
  package func tint(_ filter: Photo.Filter) {
    photo.filter = filter
    preview.image = photo.picture
  }

  /// Simulates a tap on the button below.
  package func use() { delegate?.filter(self, didChoose: photo.filter) }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0x22262B)
    preview.clipsToBounds = true
    preview.image = photo.picture
    done.onTap = { [weak self] in self?.use() }
    for part in [preview] + samples + [done] { view.addSubview(part) }
    for (sample, filter) in zip(samples, Photo.Filter.allCases) {
      sample.image = Photo(photo.motif, filter: filter).picture
    }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let (gap, side) = (8.0, min(64, size.height / 6, (size.width - 40) / 4))
    let strip = side + 44 + 3 * gap
    preview.frame = CGRect(
      x: gap, y: gap, width: max(0, size.width - 2 * gap),
      height: max(0, size.height - strip - gap))
    let start = (size.width - 4 * side - 3 * gap) / 2
    for (place, sample) in samples.enumerated() {
      sample.frame = CGRect(
        x: start + Double(place) * (side + gap), y: size.height - strip + gap,
        width: side, height: side)
    }
    done.frame = CGRect(
      x: (size.width - 160) / 2, y: size.height - 44 - gap, width: 160, height: 44)
  }
}

/// Receives the chosen filter.
package protocol FilterControllerDelegate: AnyObject {
  /// A filter was chosen, possibly the plain one.
  func filter(_ controller: FilterController, didChoose filter: Photo.Filter)
}
