// Says in a terminal how work on the catalogue goes on, with its rate, and how it ended.

import { explainFailure, isResult, type CatalogueEvent, type CatalogueResult } from "../catalogue/events.ts";
import type { Skipped } from "#commerce/products";
import { OperatorError } from "../start/operator-error.ts";

/** How often at most. */
const EVERY_MS = 1000;

/** Ends with the work; a failure is a refusal. `now` is in milliseconds. */
export async function reportEvents(
  events: AsyncIterable<CatalogueEvent>,
  say: (sentence: string) => void,
  onSkipped?: (skipped: Skipped) => Promise<void>,
  now: () => number = () => performance.now(),
): Promise<void> {
  const began = now();
  let last = began;
  const rate = (done: number, what: string): string =>
    `${count(done)} ${what}, ${count(Math.round((done * 1000) / Math.max(1, now() - began)))} a second`;
  for await (const event of events) {
    if (isResult(event)) {
      const failure = explainFailure(event);
      if (failure !== undefined) throw new OperatorError(failure);
      say(describe(event, rate));
    } else if (event.kind === "skipped") {
      const { kind: _kind, ...skipped } = event;
      await onSkipped?.(skipped);
    } else if (now() - last >= EVERY_MS) {
      last = now();
      say(event.kind === "progress" ? `  ${rate(event.products, "products")}` : `  ${rate(event.line, "lines")}`);
    }
  }
}

function describe(result: CatalogueResult, rate: (done: number, what: string) => string): string {
  switch (result.kind) {
    case "imported":
      return `${rate(result.products, "products")}: they are on sale, in ${count(result.variants)} variants.`;
    case "would-import":
      return `${rate(result.products, "products")}, in ${count(result.variants)} variants, would be on sale: ${count(result.added)} new, ${count(result.changed)} changed, ${count(result.same)} as today; ${count(result.removed)} would go. Nothing was changed.`;
    case "changed":
      return `${rate(result.changes, "changes")}: ${count(result.put)} products written, ${count(result.deleted)} taken off sale.`;
    case "indexed":
      return `${rate(result.products, "products")}: they are indexed, in ${count(result.variants)} variants.`;
    default:
      return "";
  }
}

const count = (value: number): string => value.toLocaleString("en");
