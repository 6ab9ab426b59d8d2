// Collects the events of an import into a report of bounded size.

import type { Difference, ImportOutcome, ImportReport, Skipped } from "#commerce/products";
import { isResult, type CatalogueEvent } from "./events.ts";
import { SkippedCount } from "./skipped-count.ts";

const MOST_SKIPPED = 200;
/** Of each field, so that guesses of one do not hide those of another. */
const MOST_GUESSES = 20;

export class ImportEvents {
  outcome: ImportOutcome = { kind: "failed" };
  readonly #differences: Difference[] = [];
  readonly #skipped: Skipped[] = [];
  readonly #guesses: ImportReport["guesses"][number][] = [];
  readonly #pictures: ImportReport["pictures"][number][] = [];
  readonly #leftOut = new SkippedCount();
  #mistakes = 0;
  #assumedStock: ImportReport["assumedStock"] = null;

  /** Returns the number of products read so far, if the event has it. */
  add(event: CatalogueEvent): number | undefined {
    if (isResult(event)) this.outcome = outcomeOf(event);
    else if (event.kind === "progress") return event.products;
    else if (event.kind === "difference") {
      const { kind: _kind, ...difference } = event;
      this.#differences.push(difference);
    } else if (event.kind === "skipped") {
      const { kind: _kind, ...skipped } = event;
      this.#mistakes += 1;
      this.#leftOut.add(skipped);
      if (this.#skipped.length < MOST_SKIPPED) this.#skipped.push(skipped);
    } else if (event.kind === "guess") {
      const { kind: _kind, ...guess } = event;
      const others = this.#guesses.filter(({ field }) => field === guess.field);
      if (others.length < MOST_GUESSES) this.#guesses.push(guess);
    } else if (event.kind === "assumed-stock") {
      this.#assumedStock = { variants: event.variants, pieces: event.pieces };
    } else if (event.kind === "pictures") {
      this.#pictures.push({ host: event.host, pictures: event.pictures, isAllowed: event.isAllowed });
    }
    return undefined;
  }

  report(outcome: ImportOutcome): ImportReport {
    return {
      outcome,
      differences: this.#differences,
      skipped: this.#skipped,
      mistakes: this.#mistakes,
      leftOut: { rows: this.#leftOut.rows, products: this.#leftOut.products },
      guesses: this.#guesses,
      assumedStock: this.#assumedStock,
      pictures: this.#pictures,
    };
  }
}

function outcomeOf(event: CatalogueEvent): ImportOutcome {
  switch (event.kind) {
    case "would-import":
    case "imported":
    case "bad-feed":
    case "too-much-skipped":
      return event;
    case "busy":
    case "no-space":
      return { kind: event.kind };
    default:
      return { kind: "failed" };
  }
}
