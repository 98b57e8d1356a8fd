internal import CGtk
internal import Glibc

/// How a start asks the system for memory: in large pieces, as it takes much at once and keeps most of it.
///
/// By glibc's own measure a heap grows by some pages at a time, and each time the system locks the memory of
/// the whole process while threads wait for theirs: 850 calls in a start, of which 110 are left.
nonisolated package enum StartMemory {
  private static let kibibyte: Int32 = 1024
  private static let mebibyte = 1024 * kibibyte

  /// Asks for four mebibytes at a time from now on, and gives none back; to be called before there is a
  /// second thread.
  package static func takeInLargePieces() {
    mallopt(M_TOP_PAD, 4 * mebibyte)
    mallopt(M_TRIM_THRESHOLD, 256 * mebibyte)
  }

  /// Gives memory back that the start took and nobody uses any more, most of it Mesa's and the compiler's in
  /// it, and asks as a program in use should.
  ///
  /// These are the measures glibc finds by itself once a large picture was let go of, as a window's are with
  /// each frame; who has set one before has to name them. Takes some thousandths of a second, on whichever
  /// thread; who asks for memory meanwhile waits.
  package static func giveBack() {
    mallopt(M_TOP_PAD, 128 * kibibyte)
    mallopt(M_MMAP_THRESHOLD, 32 * mebibyte)
    mallopt(M_TRIM_THRESHOLD, 64 * mebibyte)
    malloc_trim(0)
  }
}
