// A first visit on a phone: home, a listing and a product beside a bare page of the same shop, with the processor slowed down four
// times and a slow mobile network; then the delay of a tap on the save button, on a filter, and on a bare button.
// `npm run bench -- browser [--rounds 3] [--address http://localhost:3000] [--quick]`. With an address, it visits that shop.

import { chromium, devices, type Browser } from "@playwright/test";
import { parseArgs } from "node:util";
import { findChromium } from "../tools/test-runner/chromium.ts";
import { measureTaps } from "./browser/taps.ts";
import { measureVisit, TYPES, type Visit } from "./browser/visit.ts";
import { withShop } from "./browser/with-shop.ts";
import { median } from "./search/format.ts";

/** A document with some text and nothing else. */
const BARE = "/robots.txt";

export async function run(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { rounds: { type: "string", default: "3" }, address: { type: "string" }, quick: { type: "boolean" } },
  });
  const rounds = values.quick === true ? 1 : Number(values.rounds);
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  const measure = (address: string) => measureShop(browser, address, rounds);
  try {
    await (typeof values.address === "string" ? measure(values.address) : withShop(measure));
  } finally {
    await browser.close();
  }
}

async function measureShop(browser: Browser, address: string, rounds: number): Promise<void> {
  const listing = "/us/collections/women";
  const html = await (await fetch(address + listing)).text();
  const product = /href="(\/us\/products\/[^"]+)"/.exec(html)?.[1];
  if (!product) throw new Error(`${address}${listing} shows no product.`);
  const pages = { "bare page": BARE, home: "/us", listing, product };
  const visits = new Map<string, Visit[]>();
  // In turns, so that another load on the machine meets them all.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(pages)) {
      visits.set(name, [
        ...(visits.get(name) ?? []),
        await inPhone(browser, (page) => measureVisit(page, address + path)),
      ]);
    }
  }
  printVisits(visits);
  const taps: Awaited<ReturnType<typeof measureTaps>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    taps.push(await inPhone(browser, (page) => measureTaps(page, address + listing)));
  }
  const unit = median(taps.map(({ button }) => button));
  for (const name of ["button", "save", "filter"] as const) {
    const ms = median(taps.map((tap) => tap[name]));
    console.log(`tap on ${name.padEnd(8)} ${Math.round(ms)} ms to the next paint (${(ms / unit).toFixed(1)})`);
  }
}

async function inPhone<Result>(
  browser: Browser,
  measure: (page: Awaited<ReturnType<Browser["newPage"]>>) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ ...devices["Pixel 7"], locale: "en-GB" });
  try {
    return await measure(page);
  } finally {
    await page.close();
  }
}

function printVisits(visits: ReadonlyMap<string, readonly Visit[]>): void {
  const middle = (name: string, of: (visit: Visit) => number) => median((visits.get(name) ?? []).map(of));
  const bare = { fcp: middle("bare page", ({ fcp }) => fcp), lcp: middle("bare page", ({ lcp }) => lcp) };
  console.log(
    "times in ms, in brackets as multiples of the bare page; bytes in kB as transferred, with the requests\n",
  );
  for (const name of visits.keys()) {
    const of = (figure: (visit: Visit) => number) => middle(name, figure);
    const times = [
      `FCP ${paint(
        of(({ fcp }) => fcp),
        bare.fcp,
      )}`,
      `LCP ${paint(
        of(({ lcp }) => lcp),
        bare.lcp,
      )}`,
      `blocked ${Math.round(of(({ blocked }) => blocked))}`,
      `long tasks ${of(({ longTasks }) => longTasks)}`,
      `CLS ${of(({ cls }) => cls).toFixed(4)}`,
    ];
    const loaded = (when: "early" | "all") =>
      TYPES.map((type) => {
        const bytes = of((visit) => visit[when][type].bytes);
        const count = of((visit) => visit[when][type].count);
        return `${type} ${(bytes / 1000).toFixed(0)}/${count}`;
      }).join("  ");
    console.log(`${name.padEnd(10)} ${times.join("  ")}`);
    console.log(`  before hydration  ${loaded("early")}`);
    console.log(`  in all            ${loaded("all")}\n`);
  }
}

const paint = (time: number, bare: number): string => `${Math.round(time)} (${(time / bare).toFixed(2)})`;
