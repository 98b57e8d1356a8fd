import Figures
import Geometry

/// Every picture that represents a line of the seeds' catalog, in the catalog's order.
extension Shot {
  static let all: [Shot] = tunnel + khanlou + redux + vertical

  private static let phone = CGSize(width: 320, height: 460)

  private static let tunnel = [
    Shot(lines: "S1-34", subject: "root", figure: .hierarchy, instants: [1000]),
    Shot(lines: "S0-06 S0-07 S2-03", subject: "misuse-d01", figure: .hierarchy, instants: [1000]),
    Shot(lines: "S0-17", subject: "tunnel", figure: .stage),
    Shot(lines: "S0-17 S0-39", subject: "tunnel", figure: .stage, showsWorld: true),
    Shot(
      lines: "S0-20 S0-49", subject: "tunnel", verbs: [("radar", 0)], figure: .stage,
      instants: [50, 100, 150, 210, 1000]),
    Shot(
      lines: "S0-20", subject: "tunnel", verbs: [("radar", 0)], figure: .stage, instants: [100],
      theme: .dark),
    Shot(lines: "S0-25", subject: "tunnel", figure: .views),
    Shot(lines: "S0-32 S0-33 S0-38", subject: "tunnel", figure: .tree),
    Shot(lines: "S0-41", subject: "tunnel", variant: "pushed", figure: .stage),
    Shot(lines: "S0-41", subject: "tunnel", variant: "pushed", figure: .hierarchy),
    Shot(lines: "S0-44", subject: "seed-flip", figure: .timeline, instants: [100]),
    Shot(
      lines: "S0-61", subject: "tunnel", variant: "root-views", verbs: [("radar", 0)],
      figure: .stage, instants: [60, 140]),
    Shot(
      lines: "S0-61", subject: "tunnel", variant: "root-views", verbs: [("radar", 0)],
      figure: .views, instants: [60]),
  ]

  private static let khanlou = [
    Shot(
      lines: "S1-05 S4-02", subject: "busted-tabs", variant: "original",
      verbs: [("select-next", 0)], figure: .hierarchy, instants: [100]),
    Shot(
      lines: "S1-05", subject: "busted-tabs", verbs: [("select-next", 0)], figure: .hierarchy,
      instants: [100]),
    Shot(lines: "S1-09", subject: "rotation", figure: .timeline, instants: [1000]),
    Shot(lines: "S1-09", subject: "memory-warning", figure: .timeline, instants: [1000]),
    Shot(
      lines: "S1-43", subject: "sk-tabs", verbs: [("tap-next", 0)], figure: .tree,
      instants: [100]),
    Shot(
      lines: "S1-43", subject: "sk-tabs", variant: "297c2dc", verbs: [("tap-next", 0)],
      figure: .tree, instants: [100]),
    Shot(
      lines: "S1-52 S1-57 S1-61", subject: "sk-navigation", verbs: [("push", 0)], figure: .stage,
      instants: [0, 88, 175, 350]),
    Shot(
      lines: "S1-52", subject: "sk-navigation",
      verbs: [("push", 0), ("push", 1000), ("pop", 2000)],
      figure: .stage, instants: [1120, 2175]),
    Shot(
      lines: "S1-52", subject: "navigation", verbs: [("push", 0), ("push", 1000)], figure: .stage,
      instants: [1120, 1240]),
    Shot(
      lines: "S1-55", subject: "sk-navigation", verbs: [("push", 0)], figure: .timeline,
      instants: [175]),
    Shot(
      lines: "S1-75", subject: "sk-tabs", verbs: [("seven", 0)], figure: .stage, instants: [100]),
  ]

  private static let redux = [
    Shot(
      lines: "S2-13", subject: "redux-container", figure: .stage, instants: [100, 1500]),
    Shot(
      lines: "S2-13", subject: "redux-container", figure: .stage, instants: [1500], theme: .dark),
    Shot(
      lines: "S2-18", subject: "redux-container", variant: "words", figure: .stage,
      instants: [100]),
    Shot(
      lines: "S2-27", subject: "redux-peek", variant: "list", verbs: [("press", 1000)],
      figure: .tree, instants: [2000]),
    Shot(
      lines: "S2-25", subject: "redux-peek", verbs: [("press", 1000)], figure: .stage,
      instants: [1200, 3500]),
    Shot(
      lines: "S2-01 S2-26", subject: "redux-container", verbs: [("open", 1000)], figure: .tree,
      instants: [1200]),
    Shot(
      lines: "S2-61", subject: "adaptive", figure: .stage, size: CGSize(width: 320, height: 568)),
    Shot(
      lines: "S2-61", subject: "adaptive", figure: .stage, size: CGSize(width: 568, height: 320)),
    Shot(
      lines: "S2-61", subject: "adaptive", figure: .stage, size: CGSize(width: 749, height: 1000)),
    Shot(
      lines: "S2-61", subject: "adaptive", figure: .stage, size: CGSize(width: 750, height: 1000)),
    Shot(
      lines: "S2-61", subject: "adaptive", figure: .stage,
      size: CGSize(width: 1366, height: 1024)),
    Shot(
      lines: "S2-63", subject: "card", verbs: [("toggle", 0)], figure: .stage,
      instants: [0, 200, 450, 900]),
    Shot(lines: "S2-66", subject: "coordinators", figure: .tree),
    Shot(
      lines: "S2-66", subject: "coordinators", verbs: [("post", 0), ("next", 1000)], figure: .tree,
      instants: [2000]),
    Shot(lines: "S2-66", subject: "seed-coordinators", figure: .tree, instants: [9000]),
    Shot(lines: "S2-71", subject: "cells", figure: .stage),
    Shot(
      lines: "S2-82", subject: "redux-container", verbs: [("open", 1000)], figure: .stage,
      instants: [3000]),
  ]

  private static let vertical = [
    Shot(lines: "S3-03", subject: "japanese-names", figure: .hierarchy, instants: [1000]),
    Shot(
      lines: "S4-04 S4-06 S4-36", subject: "vertical", verbs: [("push", 0)], figure: .stage,
      instants: [0, 100, 200, 300]),
    Shot(
      lines: "S4-15", subject: "vertical", verbs: [("push", 0)], figure: .stage,
      instants: [150], showsRoles: true),
    Shot(
      lines: "S4-15", subject: "vertical", verbs: [("push", 0), ("pop", 1000)], figure: .tree,
      instants: [150, 1150]),
    Shot(
      lines: "S4-35", subject: "vertical", verbs: [("push-over", 0), ("push", 0)], figure: .stage,
      instants: [150]),
    Shot(
      lines: "S4-35", subject: "vertical", verbs: [("cover", 0), ("push", 0)], figure: .stage,
      instants: [150]),
    Shot(
      lines: "S4-35", subject: "vertical", verbs: [("fade", 0), ("push", 0)], figure: .stage,
      instants: [150]),
  ]
}
