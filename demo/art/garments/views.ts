// Lists the front and back drawers of a construction.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";

interface Construction {
  readonly of: string;
  readonly construction?: string;
  readonly cloth: string;
  readonly printable?: boolean;
  /** Construction whose back view this one shares, such as "shirts/classic-a". Only the front is drawn. */
  readonly backOf?: string;
}

export const bothViews = (
  { of, construction = "a", cloth, printable = true, backOf }: Construction,
  draw: (canvas: Canvas, back: boolean) => void,
): readonly Drawer[] =>
  (backOf === undefined ? (["front", "back"] as const) : (["front"] as const)).map((view) => ({
    of,
    construction,
    view,
    cloth,
    printable,
    ...(backOf !== undefined && { sharedBack: `${backOf}-back` }),
    draw: (canvas) => draw(canvas, view === "back"),
  }));
