// The order of the catalogue: models as they come out, newest first, their further colours some pages later.
import { randomOf } from "../random.ts";
import type { DesignerColour } from "../words/index.ts";
import { bodyOf } from "./body.ts";
import { type Design, designOf, type ShareShown, type Shown } from "./design.ts";
import { type Model, modelDrawer, type Plan } from "./models.ts";
import { pointsOf } from "./points.ts";
import { fullPriceOf } from "./prices.ts";
import { daysAgo } from "./shares.ts";
import { sizeRunOf } from "./sizes.ts";
import { titleOf } from "./title.ts";

/** A product but for what its place in the catalogue decides: a model in one of its colours. */
export interface Draft {
  readonly model: Model;
  readonly design: Design;
  readonly colour: DesignerColour;
  readonly sizes: readonly string[];
  readonly title: string;
  readonly body: string;
  /** What its title and body say of its looks. */
  readonly shown: Shown;
  /** Euro. */
  readonly fullPrice: number;
}

/**
 * All drafts in order. A model's colours are told apart by hue alone, so they are kept at least a page from one another;
 * those waiting for their turn are all that is held in memory.
 */
export function* drafts(plan: Plan, shareShown: ShareShown): Generator<Draft> {
  const drawModel = modelDrawer(plan);
  const waiting = new Map<number, Draft[]>();
  const furthest = Math.min(4_000, Math.max(120, Math.floor(plan.products / 12)));
  const due: Draft[] = [];
  let number = 0;
  for (let index = 0; index < plan.products; index++) {
    due.push(...(waiting.get(index) ?? []));
    waiting.delete(index);
    const next = due.shift();
    if (next) {
      yield next;
      continue;
    }
    const [first, ...others] = draftsOf(drawModel(number++, daysAgo(index / plan.products)), shareShown);
    if (!first) throw new Error("a model has at least one colour");
    const random = randomOf(plan.seed, "later", index);
    let at = index;
    for (const other of others) {
      at += random.between(60, furthest);
      waiting.set(at, (waiting.get(at) ?? []).concat(other));
    }
    yield first;
  }
}

function draftsOf(model: Model, shareShown: ShareShown): Draft[] {
  const design = designOf(model, shareShown);
  const sizes = sizeRunOf(model);
  const title = titleOf(design, model.cut);
  const fullPrice = fullPriceOf(model, design);
  const { texts, shown } = pointsOf(model, design, shareShown);
  const body = bodyOf(model, design, sizes, texts);
  return design.colours.map((colour) => ({ model, design, colour, sizes, title, body, shown, fullPrice }));
}
