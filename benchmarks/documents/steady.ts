// 350 documents a second from one process, as arrivals that do not wait for each other: latency, share of answers, and hits of the
// cache, alone and while ten products change every second.

import { Agent, request } from "node:http";
import { readAccess } from "../../server/catalogue/access.ts";

const RATE = 350;
const SECONDS = 10;
const CHANGES_A_SECOND = 10;
const STEP_MS = 20;

const PATHS = ["", "/de", "/fr", "/gb"].flatMap((code) =>
  ["/", "/collections/women", "/collections/men", "/collections/kids", "/pages/designers"].map((path) =>
    path === "/" ? code || path : code + path,
  ),
);

export async function measureSteady(address: string, folder: string): Promise<void> {
  await report(address, `the first ${SECONDS} seconds of a process at that rate`, () => undefined);
  await report(address, `${RATE} documents a second of ${PATHS.length} addresses`, () => undefined);
  const products = await productsOf(address);
  let count = 0;
  await report(address, `the same while ${CHANGES_A_SECOND} products change every second`, () => {
    count += 1;
    void change(address, folder, products[count % products.length] ?? "", 100 + count);
  });
}

async function report(address: string, title: string, onTenth: () => void): Promise<void> {
  const before = await documentsOf(address);
  const times: number[] = [];
  let failed = 0;
  const ask = async (path: string): Promise<void> => {
    const began = performance.now();
    if ((await statusOf(address + path)) === 200) times.push(performance.now() - began);
    else failed += 1;
  };
  const asked: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const began = performance.now();
    let changes = 0;
    const timer = setInterval(() => {
      const elapsed = Math.min((performance.now() - began) / 1000, SECONDS);
      while (asked.length < elapsed * RATE) asked.push(ask(PATHS[asked.length % PATHS.length] ?? "/"));
      for (; changes < elapsed * CHANGES_A_SECOND; changes += 1) onTenth();
      if (elapsed < SECONDS) return;
      clearInterval(timer);
      resolve();
    }, STEP_MS);
  });
  await Promise.all(asked);
  const after = await documentsOf(address);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  const [cached, rendered] = [after.cached - before.cached, after.rendered - before.rendered];
  console.log(`${title}: ${times.length} answered, ${failed} failed, median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  console.log(`  ${((100 * cached) / (cached + rendered)).toFixed(1)} % from the cache, ${rendered} renderings`);
}

/** Without decoding, which costs more than the answer. Undefined if the connection failed. */
const statusOf = (address: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const sent = request(address, { agent: AGENT, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    });
    sent.on("error", () => resolve(undefined)).end();
  });

const AGENT = new Agent({ keepAlive: true, maxSockets: 64 });

/** Documents that the process has answered, by origin. */
export async function documentsOf(address: string): Promise<{ readonly cached: number; readonly rendered: number }> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const count = (from: string): number =>
    Number(new RegExp(`^documents_total\\{from="${from}"\\} (\\d+)$`, "m").exec(metrics)?.[1] ?? 0);
  return { cached: count("cached"), rendered: count("rendered") };
}

async function productsOf(address: string): Promise<readonly string[]> {
  const accept = "application/vnd.vitrine.data+json;routes=collection";
  const answer = await fetch(`${address}/collections/women`, { headers: { accept } });
  const { loaderData } = (await answer.json()) as { loaderData: { collection: { products: { id: string }[] } } };
  return loaderData.collection.products.map(({ id }) => id);
}

async function change(address: string, folder: string, product: string, price: number): Promise<void> {
  const answer = await fetch(`${address}/admin/catalogue`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${readAccess(folder)?.token}` },
    body: `${JSON.stringify({ product, set: { eu_eur_price_f: price } })}\n`,
  });
  const said = await answer.text();
  if (!said.includes('"changed"')) throw new Error(`The change of ${product} failed: ${said}`);
}
