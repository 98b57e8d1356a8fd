/// The simulated server: a list, and the pictures it refers to.
///
/// The list has the format of public sample APIs. Texts and pictures are ours.
enum Server {
  /// The text at a path, or nil.
  static func text(at path: String) -> String? {
    switch path {
    case "/photos": photos
    case "/photos?albumId=0": "[]"
    default: picture(at: path)
    }
  }

  /// A picture is represented by its name, in either size.
  private static func picture(at path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 3, parts[0] == "images", ["150", "600"].contains(parts[2]),
      pictures.contains(parts[1])
    else { return nil }
    return parts[1]
  }

  static let pictures = ["harbour", "tomb", "philosopher", "underworld", "boots"]

  /// Album 1 has pictures, album 2 only text.
  private static let photos = """
    [
      {"albumId": 1, "id": 1, "title": "Boats below the rock",
       "url": "/images/harbour/600", "thumbnailUrl": "/images/harbour/150"},
      {"albumId": 1, "id": 2, "title": "A white tomb and its water",
       "url": "/images/tomb/600", "thumbnailUrl": "/images/tomb/150"},
      {"albumId": 1, "id": 3, "title": "The philosopher asks again",
       "url": "/images/philosopher/600", "thumbnailUrl": "/images/philosopher/150"},
      {"albumId": 2, "id": 4, "title": "What a container owes its children",
       "url": "/images/boots/600", "thumbnailUrl": "/images/boots/150"},
      {"albumId": 1, "id": 5, "title": "Red sky over the last gate",
       "url": "/images/underworld/600", "thumbnailUrl": "/images/underworld/150"},
      {"albumId": 1, "id": 6, "title": "Boots that have walked far",
       "url": "/images/boots/600", "thumbnailUrl": "/images/boots/150"},
      {"albumId": 2, "id": 7, "title": "Why a list should know nobody",
       "url": "/images/tomb/600", "thumbnailUrl": "/images/tomb/150"},
      {"albumId": 1, "id": 8, "title": "The same boats, at noon",
       "url": "/images/harbour/600", "thumbnailUrl": "/images/harbour/150"},
      {"albumId": 1, "id": 9, "title": "He still does not know",
       "url": "/images/philosopher/600", "thumbnailUrl": "/images/philosopher/150"},
      {"albumId": 2, "id": 10, "title": "Ask before you are gone",
       "url": "/images/underworld/600", "thumbnailUrl": "/images/underworld/150"},
      {"albumId": 1, "id": 11, "title": "The gate from the other side",
       "url": "/images/underworld/600", "thumbnailUrl": "/images/underworld/150"},
      {"albumId": 1, "id": 12, "title": "Boots, resting",
       "url": "/images/boots/600", "thumbnailUrl": "/images/boots/150"}
    ]
    """
}
