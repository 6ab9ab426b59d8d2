// What the shop is asked to do while it waits for its end: changes, imports and rebuilds of the index, by chance.

import { z } from "zod";
import type { FeedRow } from "#catalogue";
import { parseChangeLine, type CatalogueChange } from "#commerce/products";
import { CatalogueEvent } from "#server/catalogue/events.ts";
import type { Access } from "#server/catalogue/access.ts";
import { feedRow } from "../../../commerce/products/feed-fixture.ts";
import { applied, type Catalogue, type Expectation } from "./model.ts";

export type Chance = () => number;

export type Job = "changes" | "import" | "index";

const MOST_CHANGES = 400;

/** Asks for one job after another, until that fails because the shop is gone. Calls back with what must hold from then on. */
export async function work(
  access: Access,
  start: Catalogue,
  chance: Chance,
  onExpect: (expectation: Expectation, job: Job) => void,
): Promise<never> {
  let catalogue = start;
  for (;;) {
    const roll = chance();
    const job: Job = roll < 0.6 ? "changes" : roll < 0.8 ? "import" : "index";
    if (job === "changes") {
      const changes = makeChanges(catalogue, chance);
      const lines = changes.map(({ written }) => written);
      const parsed = changes.map(({ change }) => change);
      onExpect({ acknowledged: catalogue, underWay: { kind: "changes", changes: parsed } }, job);
      let done = 0;
      for await (const event of send(access, "PATCH", "", lines)) {
        if (event.kind !== "committed") continue;
        catalogue = applied(catalogue, parsed.slice(done, event.line));
        done = event.line;
        onExpect({ acknowledged: catalogue, underWay: { kind: "changes", changes: parsed.slice(done) } }, job);
      }
    } else if (job === "import") {
      const next = makeCatalogue(catalogue.size, chance);
      onExpect({ acknowledged: catalogue, underWay: { kind: "import", catalogue: next } }, job);
      const rows = [...next.values()].flat().map((row) => JSON.stringify(row));
      for await (const event of send(access, "PUT", "?name=crash-loop", rows)) {
        if (event.kind !== "imported") continue;
        catalogue = next;
        onExpect({ acknowledged: catalogue, underWay: undefined }, job);
      }
    } else {
      onExpect({ acknowledged: catalogue, underWay: undefined }, job);
      const events = send(access, "POST", "/index", []);
      while (!(await events.next()).done);
    }
    onExpect({ acknowledged: catalogue, underWay: undefined }, job);
  }
}

export function makeCatalogue(products: number, chance: Chance): Catalogue {
  const season = Math.floor(chance() * 1e6);
  return new Map(
    Array.from({ length: products }, (_, index) => [
      `p${index + 1}`,
      makeProduct(index + 1, `Import ${season}`, chance),
    ]),
  );
}

const makeProduct = (number: number, title: string, chance: Chance): FeedRow[] =>
  Array.from({ length: 1 + Math.floor(chance() * 4) }, (_, variant) =>
    feedRow(number, variant, { title: `${title} ${number}`, inventory_quantity: Math.floor(chance() * 100) }),
  );

function makeChanges(catalogue: Catalogue, chance: Chance): { written: string; change: CatalogueChange }[] {
  const alive = new Map(catalogue);
  const changes: { written: string; change: CatalogueChange }[] = [];
  const wanted = 1 + Math.floor(chance() * MOST_CHANGES);
  while (changes.length < wanted) {
    const ids = [...alive.keys()];
    const id = ids[Math.floor(chance() * ids.length)];
    const value = makeChange(id === undefined ? undefined : alive.get(id), alive, chance);
    const written = JSON.stringify(value);
    const change = parseChangeLine(written, changes.length + 1);
    if ("message" in change) throw new Error(`The workload made a wrong change: ${change.message}`);
    for (const [product, rows] of applied(alive, [change])) alive.set(product, rows);
    if (change.kind === "delete") alive.delete(change.product);
    changes.push({ written, change });
  }
  return changes;
}

/** One product in twenty goes, one in ten comes, the others change in stock, price or title. */
function makeChange(rows: readonly FeedRow[] | undefined, alive: Catalogue, chance: Chance): unknown {
  const roll = chance();
  if (rows === undefined || roll < 0.1 || alive.size < 10) {
    const number = 1 + Math.floor(chance() * 5000);
    return { put: makeProduct(number, "Put", chance) };
  }
  const { product_id: product, objectID: variant } = rows[Math.floor(chance() * rows.length)]!;
  if (roll < 0.15) return { delete: product };
  if (roll < 0.7) return { variant, set: { inventory_quantity: Math.floor(chance() * 1000) } };
  if (roll < 0.85) return { variant, set: { eu_eur_price_f: 1 + Math.floor(chance() * 900) } };
  return { product, set: { title: `Set ${Math.floor(chance() * 1e6)}` } };
}

/** What the shop says to a request. Throws when it refuses, and when it is gone. */
async function* send(
  { address, token }: Access,
  method: string,
  path: string,
  lines: readonly string[],
): AsyncGenerator<CatalogueEvent> {
  const response = await fetch(`${address}/admin/catalogue${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body: lines.join("\n"),
  });
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const event = z.looseObject({ status: z.number().optional() }).parse(JSON.parse(part));
      if (event.status !== undefined) throw new Error(`The shop refused what it should have done: ${part}`);
      yield CatalogueEvent.parse(event);
    }
  }
}
