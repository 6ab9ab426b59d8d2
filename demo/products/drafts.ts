// The order of the catalogue: models by date, newest first, with further colours at least a page later.
import { randomOf } from "../random.ts";
import type { DesignerColour } from "../product-specs/index.ts";
import { bodyOf } from "./body.ts";
import { type Design, designOf, type ShareShown, type Shown } from "./design.ts";
import { type Model, modelDrawer, type Plan } from "./models.ts";
import { pointsOf } from "./points.ts";
import { fullPriceOf } from "./prices.ts";
import { daysAgo, shareWithin } from "./shares.ts";
import { sizeRunOf } from "./sizes.ts";
import { titleOf } from "./title.ts";

/** A model in one colour: a product without the fields that depend on its position in the catalogue. */
export interface Draft {
  readonly model: Model;
  readonly design: Design;
  readonly colour: DesignerColour;
  readonly sizes: readonly string[];
  readonly title: string;
  readonly body: string;
  /** Requirements of its title and description on the pictures. */
  readonly shown: Shown;
  /** Euro. */
  readonly fullPrice: number;
}

/** Constraints of the pictures on the order. */
export interface Guide {
  /** True if a further colour of an earlier model may come next. */
  readonly mayFollow: (draft: Draft) => boolean;
  /** True if a new model would repeat the drawing of another on its page. */
  readonly isRepeat: (draft: Draft) => boolean;
}

/**
 * All drafts in order. Colours of a model differ only in hue, so a further one waits until it may follow. If none may follow
 * for too long, as with the few gloves of a department, another model takes its place. Only waiting drafts are held in
 * memory.
 */
export function* drafts(plan: Plan, shareShown: ShareShown, guide: Guide): Generator<Draft> {
  const drawModel = modelDrawer(plan);
  const random = randomOf(plan.seed, "later", plan.products);
  const patience = plan.products * PATIENCE;
  const waiting: Waiting[] = [];
  /** Checks some drafts from a random position, so that types and designers mix. */
  const takeNext = (index: number): Taken | undefined => {
    const from = random.between(0, Math.max(0, waiting.length - 1));
    for (let n = 0; n < Math.min(ASKED, waiting.length); n++) {
      const at = (from + n) % waiting.length;
      const { draft, latest } = waiting[at] as Waiting;
      const isLate = !guide.mayFollow(draft);
      if (isLate && index < latest) continue;
      waiting[at] = waiting.at(-1) as Waiting;
      waiting.pop();
      return { draft, isLate };
    }
    return undefined;
  };
  let number = 0;
  let isModelsTurn = true;
  for (let index = 0; index < plan.products; index++) {
    const next: Taken | undefined = isModelsTurn ? undefined : takeNext(index);
    isModelsTurn = next !== undefined;
    if (next && !next.isLate) {
      yield next.draft;
      continue;
    }
    const days = daysAgo(index / plan.products);
    const draw = (beside: Model | undefined, attempt: number): readonly Draft[] =>
      draftsOf(drawModel(number, { days, beside, attempt }), shareShown);
    let [first, ...others] = draw(next?.draft.model, 0);
    for (let attempt = 1; first && attempt < ATTEMPTS && guide.isRepeat(first); attempt++)
      [first, ...others] = draw(first.model, attempt);
    if (!first) throw new Error("a model has at least one colour");
    number++;
    const { season } = first.model;
    const latest = Math.min(index + patience, plan.products * shareWithin(season.from + EARLY_DAYS));
    waiting.push(...others.map((draft) => ({ draft, latest })));
    yield first;
  }
}

interface Waiting {
  readonly draft: Draft;
  /** Index in the catalogue at which it stops waiting. */
  readonly latest: number;
}

interface Taken {
  readonly draft: Draft;
  /** True if its time is up and it still may not follow. */
  readonly isLate: boolean;
}

/** Number of waiting drafts to check at a time. */
const ASKED = 8;

/** Attempts to find a model that does not repeat a drawing. */
const ATTEMPTS = 4;

/** A colour follows within this share of the catalogue, and at most this many days before its season starts. */
const PATIENCE = 0.2;
const EARLY_DAYS = 45;

function draftsOf(model: Model, shareShown: ShareShown): Draft[] {
  const design = designOf(model, shareShown);
  const sizes = sizeRunOf(model);
  const title = titleOf(design, model.cut);
  const fullPrice = fullPriceOf(model, design);
  const { texts, shown } = pointsOf(model, design, shareShown);
  const body = bodyOf(model, design, sizes, texts);
  return design.colours.map((colour) => ({ model, design, colour, sizes, title, body, shown, fullPrice }));
}
