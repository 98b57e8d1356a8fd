internal import CGtk

/// Dropping files and text onto a widget.
extension Widget {
  /// Calls `body` with the paths of files dropped here or on a descendant; it returns whether it
  /// accepted them.
  package func onFileDrop(_ body: @escaping ([String]) -> Bool) {
    let target = UnsafeMutableRawPointer(
      gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
    ).unsafelyUnwrapped
    // Before the editor inside, which would insert the file's name.
    gtk_event_controller_set_propagation_phase(OpaquePointer(target), GTK_PHASE_CAPTURE)
    connect(target, "drop") { call in
      guard let value = call.boxed(0) else { return }
      let list = g_value_get_boxed(value.assumingMemoryBound(to: GValue.self))
      guard let list, let files = gdk_file_list_get_files(OpaquePointer(list)) else { return }
      defer { g_slist_free(files) }
      let paths = sequence(first: files, next: { $0.pointee.next }).compactMap { file in
        file.pointee.data.flatMap { path(of: OpaquePointer($0)) }
      }
      call.reply(!paths.isEmpty && body(paths))
    }
    adopt(target)
  }

  /// Calls `body` with text dropped here, unless a descendant such as a text field accepts it.
  package func onTextDrop(_ body: @escaping (String) -> Void) {
    let target = UnsafeMutableRawPointer(
      gtk_drop_target_new(terrarium_type_string, GDK_ACTION_COPY)
    ).unsafelyUnwrapped
    connect(target, "drop") { call in
      guard let value = call.boxed(0),
        let text = g_value_get_string(value.assumingMemoryBound(to: GValue.self))
      else { return }
      body(String(cString: text))
      call.reply(true)
    }
    adopt(target)
  }
}
