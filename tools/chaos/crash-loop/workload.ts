// Random work for the shop until it is killed: changes, imports and rebuilds of the index.

import { z } from "zod";
import type { FeedRow } from "#catalogue";
import { parseChangeLine, type CatalogueChange } from "#commerce/products";
import { CatalogueEvent } from "#server/catalogue/events.ts";
import type { Access } from "#server/catalogue/access.ts";
import { feedRow } from "../../../commerce/products/testing-feed.ts";
import type { Random } from "../random.ts";
import { applied, type Catalogue, type Expectation } from "./model.ts";

export type Job = "changes" | "import" | "index";

const MAX_CHANGES = 400;

/** Requests one job after another until the shop is gone. Calls back whenever the expected catalogue changes. */
export async function work(
  access: Access,
  start: Catalogue,
  random: Random,
  onExpect: (expectation: Expectation, job: Job) => void,
): Promise<never> {
  let catalogue = start;
  for (;;) {
    const roll = random();
    const job: Job = roll < 0.6 ? "changes" : roll < 0.8 ? "import" : "index";
    if (job === "changes") {
      const changes = makeChanges(catalogue, random);
      const lines = changes.map(({ written }) => written);
      const parsed = changes.map(({ change }) => change);
      onExpect({ acknowledged: catalogue, pending: { kind: "changes", changes: parsed } }, job);
      let done = 0;
      for await (const event of send(access, "PATCH", "", lines)) {
        if (event.kind !== "committed") continue;
        catalogue = applied(catalogue, parsed.slice(done, event.line));
        done = event.line;
        onExpect({ acknowledged: catalogue, pending: { kind: "changes", changes: parsed.slice(done) } }, job);
      }
    } else if (job === "import") {
      const next = makeCatalogue(catalogue.size, random);
      onExpect({ acknowledged: catalogue, pending: { kind: "import", catalogue: next } }, job);
      const rows = [...next.values()].flat().map((row) => JSON.stringify(row));
      for await (const event of send(access, "PUT", "?name=crash-loop", rows)) {
        if (event.kind !== "imported") continue;
        catalogue = next;
        onExpect({ acknowledged: catalogue, pending: undefined }, job);
      }
    } else {
      onExpect({ acknowledged: catalogue, pending: undefined }, job);
      const events = send(access, "POST", "/index", []);
      while (!(await events.next()).done);
    }
    onExpect({ acknowledged: catalogue, pending: undefined }, job);
  }
}

export function makeCatalogue(products: number, random: Random): Catalogue {
  const season = Math.floor(random() * 1e6);
  return new Map(
    Array.from({ length: products }, (_, index) => [
      `p${index + 1}`,
      makeProduct(index + 1, `Import ${season}`, random),
    ]),
  );
}

const makeProduct = (number: number, title: string, random: Random): FeedRow[] =>
  Array.from({ length: 1 + Math.floor(random() * 4) }, (_, variant) =>
    feedRow(number, variant, { title: `${title} ${number}`, inventory_quantity: Math.floor(random() * 100) }),
  );

function makeChanges(catalogue: Catalogue, random: Random): { written: string; change: CatalogueChange }[] {
  const alive = new Map(catalogue);
  const changes: { written: string; change: CatalogueChange }[] = [];
  const wanted = 1 + Math.floor(random() * MAX_CHANGES);
  while (changes.length < wanted) {
    const ids = [...alive.keys()];
    const id = ids[Math.floor(random() * ids.length)];
    const value = makeChange(id === undefined ? undefined : alive.get(id), alive, random);
    const written = JSON.stringify(value);
    const change = parseChangeLine(written, changes.length + 1);
    if ("message" in change) throw new Error(`The workload made an invalid change: ${change.message}`);
    for (const [product, rows] of applied(alive, [change])) alive.set(product, rows);
    if (change.kind === "delete") alive.delete(change.product);
    changes.push({ written, change });
  }
  return changes;
}

/** Deletes one product in twenty and adds one in ten. The others change in stock, price or title. */
function makeChange(rows: readonly FeedRow[] | undefined, alive: Catalogue, random: Random): unknown {
  const roll = random();
  if (rows === undefined || roll < 0.1 || alive.size < 10) {
    const number = 1 + Math.floor(random() * 5000);
    return { put: makeProduct(number, "Put", random) };
  }
  const { product_id: product, objectID: variant } = rows[Math.floor(random() * rows.length)]!;
  if (roll < 0.15) return { delete: product };
  if (roll < 0.7) return { variant, set: { inventory_quantity: Math.floor(random() * 1000) } };
  if (roll < 0.85) return { variant, set: { eu_eur_price_f: 1 + Math.floor(random() * 900) } };
  return { product, set: { title: `Set ${Math.floor(random() * 1e6)}` } };
}

/** Sends a request and yields the events of its response. Throws if the shop refuses it or is gone. */
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
      if (event.status !== undefined) throw new Error(`The shop refused a valid request: ${part}`);
      yield CatalogueEvent.parse(event);
    }
  }
}
