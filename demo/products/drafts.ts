// The order of the catalogue: models as they come out, newest first, their further colours a page later at least.
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

/** What those who draw the pictures have to say about the order. */
export interface Guide {
  /** Whether a further colour of a model that has come may come now. */
  readonly mayFollow: (draft: Draft) => boolean;
  /** Whether a new model would have to be drawn as another of its page. */
  readonly isRepeat: (draft: Draft) => boolean;
}

/**
 * All drafts in order. A model's colours are told apart by hue alone, so a further one waits until it may follow; where none may
 * for too long, as among the few gloves of a department, another model takes its place. Those waiting are all that is held in
 * memory.
 */
export function* drafts(plan: Plan, shareShown: ShareShown, guide: Guide): Generator<Draft> {
  const drawModel = modelDrawer(plan);
  const random = randomOf(plan.seed, "later", plan.products);
  const patience = plan.products * PATIENCE;
  const waiting: Waiting[] = [];
  /** Some are asked, from a place by chance on, so that types and designers mix. */
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
  /** The place in the catalogue at which it waits no longer. */
  readonly latest: number;
}

interface Taken {
  readonly draft: Draft;
  /** Its time is over, and it still may not follow. */
  readonly isLate: boolean;
}

/** Of those waiting, how many are asked at a time whether they may come. */
const ASKED = 8;

/** A model that would be drawn as another is drawn up anew so often. */
const ATTEMPTS = 4;

/** A colour comes within this share of the catalogue, and at most so many days before the first of its season. */
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
