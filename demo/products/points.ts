// The construction details of a description, chosen so that one drawing shows them all.
import type { Point } from "../product-specs/index.ts";
import type { Design, ShareShown, Shown } from "./design.ts";
import { shownOf } from "./design.ts";
import type { Model } from "./models.ts";

export interface Points {
  readonly texts: readonly string[];
  /** Requirements of the details and the title on the pictures. */
  readonly shown: Shown;
}

/** A product has one lining and one fly: details with the same ending exclude each other. */
export function pointsOf({ random, type, cut }: Model, design: Design, shareShown: ShareShown): Points {
  const { spec, material, detail, print } = design;
  // Plated brass is neither hallmarked nor recycled silver.
  const isPlated = material.key.endsWith("-tone");
  const drawn = random
    .some(spec.points, 6)
    .filter(({ text }) => !(isPlated && /Hallmarked|Recycled/.test(text)))
    .filter((point, at, all) => all.findIndex((other) => lastWord(other) === lastWord(point)) === at);
  const most = random.between(2, 4);
  const shareOf = (one: Shown): number => shareShown(type.id, cut.key, one);
  const texts: string[] = [];
  const usual = spec.cut.drawings?.split(" ");
  let shown = shownOf({ ...(usual && { drawings: usual }), ...detail }, print);
  for (const point of drawn) {
    if (texts.length === most) break;
    const more = { ...shown, drawings: [...shown.drawings, ...shownOf(point, print).drawings] };
    // As often as the drawings show it; otherwise the drawings with the detail would fill the page.
    if (more.drawings.length > shown.drawings.length && !random.chance(shareOf(more) / shareOf(shown))) continue;
    texts.push(point.text);
    shown = more;
  }
  return { texts, shown };
}

const lastWord = ({ text }: Point): string => text.split(" ").at(-1) ?? "";
