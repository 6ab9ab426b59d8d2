// Visits a page on a slow phone and reads its paint times, long tasks, layout shifts, bytes and requests.

import type { CDPSession, Page } from "@playwright/test";

export const TYPES = ["Document", "Stylesheet", "Font", "Script", "Image", "Other"] as const;
type Type = (typeof TYPES)[number];
type Loaded = Readonly<Record<Type, { bytes: number; count: number }>>;

/** Milliseconds since the navigation, and bytes as transferred. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** Time by which tasks exceed 50 ms, as in Total Blocking Time, until the page is quiet. */
  readonly blocked: number;
  readonly longTasks: number;
  readonly cls: number;
  /** Until the scripts of the page have hydrated it, which begins when it is idle; and until it is quiet. */
  readonly early: Loaded;
  readonly all: Loaded;
}

/** Lighthouse's mobile profile: 150 ms round trips and 1.6 Mbit/s, as its DevTools throttling adjusts them. */
const SLOW_4G = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };

export const SLOWDOWN = 4;

/** Long enough for idle work and what it loads. */
const QUIET_MS = 3_000;

export async function measureVisit(page: Page, address: string): Promise<Visit> {
  const client = await page.context().newCDPSession(page);
  const requests = await watchRequests(client);
  await client.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: "load" });
  const isShop = (await page.locator("script[type=module]").count()) > 0;
  if (isShop) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await requests.quiet();
  const { startedAt, ...figures } = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Seen }).seen,
    startedAt: performance.timeOrigin,
  }));
  const loadedAt = (figures.scriptsAt ?? Number.POSITIVE_INFINITY) + startedAt;
  return { ...figures, early: requests.loaded(loadedAt), all: requests.loaded(Number.POSITIVE_INFINITY) };
}

interface Seen {
  fcp: number;
  lcp: number;
  blocked: number;
  longTasks: number;
  cls: number;
  /** Start of the first script, except for the one that waits for a visitor. */
  scriptsAt: number | undefined;
}

/** Runs in the page, before it. */
function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, blocked: 0, longTasks: 0, cls: 0, scriptsAt: undefined };
  Object.assign(globalThis, { seen });
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
  on("longtask", ({ startTime, duration }) => {
    if (seen.fcp === 0 || startTime < seen.fcp) return;
    seen.longTasks += 1;
    seen.blocked += duration - 50;
  });
  on("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  on("resource", ({ name, startTime }) => {
    if (/(?<!\/entry-first-[\w-]+)\.js$/.test(name)) seen.scriptsAt ??= startTime;
  });
}

async function watchRequests(client: CDPSession) {
  const known = new Map<string, { type: Type; at: number; bytes: number }>();
  let isDone = Date.now();
  client.on("Network.requestWillBeSent", ({ requestId, wallTime, type }) => {
    known.set(requestId, { type: TYPES.find((one) => one === type) ?? "Other", at: wallTime * 1000, bytes: 0 });
    isDone = Date.now();
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = known.get(requestId);
    if (request) request.bytes = encodedDataLength;
    isDone = Date.now();
  });
  await client.send("Network.enable");
  return {
    quiet: async () => {
      while (Date.now() - isDone < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    loaded: (before: number): Loaded => {
      const sums = Object.fromEntries(TYPES.map((type) => [type, { bytes: 0, count: 0 }])) as Record<
        Type,
        { bytes: number; count: number }
      >;
      for (const { type, at, bytes } of known.values()) {
        if (at >= before) continue;
        sums[type].bytes += bytes;
        sums[type].count += 1;
      }
      return sums;
    },
  };
}
