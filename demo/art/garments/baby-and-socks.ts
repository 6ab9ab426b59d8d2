// Socks and clothes for babies.
import type { Drawer } from "../drawer.ts";
import { drawBabygrow, drawRomper } from "./baby.ts";
import { drawSocks } from "./sock.ts";
import { bothViews } from "./views.ts";

export const babyAndSocks: readonly Drawer[] = [
  ...bothViews({ of: "underwear-and-socks/socks", cloth: "rib" }, (canvas, back) => drawSocks(canvas, back, 250)),
  ...bothViews({ of: "underwear-and-socks/socks", construction: "b", cloth: "rib" }, (canvas, back) =>
    drawSocks(canvas, back, 110),
  ),
  ...bothViews({ of: "bodysuits/babygrow", cloth: "jersey" }, (canvas, back) =>
    drawBabygrow(canvas, back, { feet: true, collar: false, wrap: false }),
  ),
  ...bothViews({ of: "bodysuits/babygrow", construction: "b", cloth: "jersey" }, (canvas, back) =>
    drawBabygrow(canvas, back, { feet: false, collar: true, wrap: true }),
  ),
  ...bothViews({ of: "bodysuits/romper", cloth: "cotton" }, drawRomper),
];
