// Lists the front and back drawers of a construction.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";

interface Construction {
  readonly of: string;
  readonly construction?: string;
  readonly cloth: string;
  readonly printable?: boolean;
}

export const bothViews = (
  { of, construction = "a", cloth, printable = true }: Construction,
  draw: (canvas: Canvas, back: boolean) => void,
): readonly Drawer[] =>
  (["front", "back"] as const).map((view) => ({
    of,
    construction,
    view,
    cloth,
    printable,
    draw: (canvas) => draw(canvas, view === "back"),
  }));
