internal import CairoKit
package import Drawing
package import Geometry
internal import CGtk

/// A print job of one vector page.
package struct PrintJob {
  /// The toolkit's reason for failure.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Its name in the print queue, and the default file name.
  package var title: String
  /// The folder for printing to a file; nil for the toolkit's default.
  package var folder: String?
  /// Whether the page is in landscape.
  package var isLandscape: Bool
  /// The picture for the page's printable size, in points.
  package var page: (CGSize) -> DisplayList

  package init(
    title: String, folder: String? = nil, isLandscape: Bool,
    page: @escaping (CGSize) -> DisplayList
  ) {
    (self.title, self.folder) = (title, folder)
    (self.isLandscape, self.page) = (isLandscape, page)
  }

  /// Shows the print dialog above `window`; calls `body` on failure.
  package func present(
    above window: ApplicationWindow, whenFailed body: @escaping (Failure) -> Void
  ) {
    let operation = makeOperation()
    // The closure retains the operation until it is done.
    var living: Object? = operation
    connect(operation.raw, "done") { [raw = operation.raw] call in
      // GTK warns if it is asked for a missing error.
      if call.enumCase(0) == Int(GTK_PRINT_OPERATION_RESULT_ERROR.rawValue) {
        var reported: UnsafeMutablePointer<GError>?
        gtk_print_operation_get_error(
          raw.assumingMemoryBound(to: GtkPrintOperation.self), &reported)
        if let reported { body(Failure(taking: reported)) }
      }
      if living != nil { afterwards { living = nil } }
    }
    gtk_print_operation_set_allow_async(operation.typed(), 1)
    var reported: UnsafeMutablePointer<GError>?
    gtk_print_operation_run(
      operation.typed(), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window.typed(), &reported)
    if let reported {
      living = nil
      body(Failure(taking: reported))
    }
  }

  /// Writes a PDF without a dialog, as "Print to File" does.
  package func export(to path: String) throws(Failure) {
    let operation = makeOperation()
    gtk_print_operation_set_export_filename(operation.typed(), path)
    var reported: UnsafeMutablePointer<GError>?
    gtk_print_operation_run(
      operation.typed(), GTK_PRINT_OPERATION_ACTION_EXPORT, nil, &reported)
    if let reported { throw Failure(taking: reported) }
  }

  private func makeOperation() -> Object {
    let operation = Object(
      owning: UnsafeMutableRawPointer(gtk_print_operation_new()).unsafelyUnwrapped)
    let native: UnsafeMutablePointer<GtkPrintOperation> = operation.typed()
    gtk_print_operation_set_n_pages(native, 1)
    gtk_print_operation_set_job_name(native, title)
    gtk_print_operation_set_unit(native, GTK_UNIT_POINTS)
    gtk_print_operation_set_embed_page_setup(native, 1)
    let setup = Object(owning: UnsafeMutableRawPointer(gtk_page_setup_new()).unsafelyUnwrapped)
    gtk_page_setup_set_orientation(
      setup.opaque,
      isLandscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT)
    gtk_print_operation_set_default_page_setup(native, setup.opaque)
    let settings = Object(
      owning: UnsafeMutableRawPointer(gtk_print_settings_new()).unsafelyUnwrapped)
    gtk_print_settings_set(
      settings.opaque, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, title.replacing("/", with: "-"))
    if let folder {
      gtk_print_settings_set(settings.opaque, GTK_PRINT_SETTINGS_OUTPUT_DIR, folder)
    }
    gtk_print_operation_set_print_settings(native, settings.opaque)
    connect(operation.raw, "draw-page") { [page] call in
      guard let print = call.object(0).map({ OpaquePointer($0) }),
        let context = gtk_print_context_get_cairo_context(print)
      else { return }
      let size = CGSize(
        width: gtk_print_context_get_width(print), height: gtk_print_context_get_height(print))
      CairoPainter(context: context, shaper: Toolkit.textShaper).paint(page(size))
    }
    return operation
  }
}

extension PrintJob.Failure {
  /// Takes ownership of a toolkit error.
  fileprivate init(taking error: UnsafeMutablePointer<GError>) {
    self.init(description: error.pointee.message.map { String(cString: $0) } ?? "unknown")
    g_error_free(error)
  }
}
