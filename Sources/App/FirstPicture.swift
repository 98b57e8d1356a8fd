import Drawing

/// What the first picture of Tunnel is written in, for whoever prepares it.
///
/// Nothing looks different where something is missing here: it is only learnt later.
nonisolated enum FirstPicture {
  /// A letter of each size and weight: to find the font takes longer than all else.
  static let texts: [TextRun] = {
    let sizes: [(TextRun.Weight, [Double])] = [
      (.regular, [9.5, 10, 10.5, 11, 12]), (.medium, [11.5]),
      (.semibold, [9.5, 10, 10.5, 11, 11.5, 12]), (.bold, [14]),
    ]
    return sizes.flatMap { weight, sizes in
      sizes.map { TextRun("x", size: $0, weight: weight) }
    }
  }()
}
