// Says in a terminal how work on the catalogue goes on, with its rate, and how it ended.

import { explainFailure, isResult, type CatalogueEvent, type CatalogueResult } from "../catalogue/events.ts";
import { Refused } from "../refused.ts";

/** How often at most. */
const EVERY_MS = 1000;

/** Ends with the work; a failure is a refusal. `now` is in milliseconds. */
export async function reportEvents(
  events: AsyncIterable<CatalogueEvent>,
  say: (sentence: string) => void,
  now: () => number = () => performance.now(),
): Promise<void> {
  const began = now();
  let last = began;
  const rate = (done: number, what: string): string =>
    `${count(done)} ${what}, ${count(Math.round((done * 1000) / Math.max(1, now() - began)))} a second`;
  for await (const event of events) {
    if (isResult(event)) {
      const failure = explainFailure(event);
      if (failure !== undefined) throw new Refused(failure);
      say(describe(event, rate));
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
    case "changed":
      return `${rate(result.changes, "changes")}: ${count(result.put)} products written, ${count(result.deleted)} taken off sale.`;
    case "indexed":
      return `${rate(result.products, "products")}: they are indexed, in ${count(result.variants)} variants.`;
    default:
      return "";
  }
}

const count = (value: number): string => value.toLocaleString("en");
