internal import CGtk

/// A grid; each column is as wide as its widest cell.
package final class Grid: Widget {
  package init(columnSpacing: Int = 0, rowSpacing: Int = 0) {
    super.init(gtk_grid_new())
    gtk_grid_set_column_spacing(typed(), guint(columnSpacing))
    gtk_grid_set_row_spacing(typed(), guint(rowSpacing))
  }

  /// Adds a child to a cell, from 0.
  package func attach(_ child: Widget, column: Int, row: Int) {
    gtk_grid_attach(typed(), child.pointer, Int32(column), Int32(row), 1, 1)
  }
}
