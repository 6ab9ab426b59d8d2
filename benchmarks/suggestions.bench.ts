// Time from the first keystroke to painted suggestions in a browser, and the share of the server.
// `npm run bench -- suggestions`; PRODUCTS=2000 for another catalogue.

import { chromium, type Page } from "@playwright/test";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findChromium } from "../tools/test-runner/chromium.ts";
import { percentile } from "./search/format.ts";

const KEYS = ["c", "d", "s", "b", "m", "h", "t", "j", "a", "w", "p", "l"];
const ROUNDS = 5;

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const shop = spawn(process.execPath, ["tools/start.mjs"], {
    env: {
      ...process.env,
      PORT: "0",
      DEMO_PRODUCTS: process.env["PRODUCTS"] ?? "24000",
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  try {
    const address = await openedAt(shop.stderr);
    const times: Times[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(address);
      await page.locator("html[data-hydrated]").waitFor();
      // The code of the search box is loaded, but no text was requested before.
      await page.getByRole("banner").getByPlaceholder("Search here…").click();
      await page.getByRole("option").first().waitFor();
      for (const key of KEYS) times.push(await measure(page, key));
      await page.close();
    }
    printRow("keystroke to paint", times, ({ painted }) => painted);
    printRow("  of that the request", times, ({ request }) => request);
    printRow("  of that the server", times, ({ server }) => server);
  } finally {
    await browser.close();
    shop.kill();
    await once(shop, "exit");
    await rm(folder, { recursive: true });
  }
}

/** Milliseconds. */
interface Times {
  /** From the key event to the frame after the suggestions were rendered. */
  readonly painted: number;
  /** Duration of the request, and time to the first byte, which is the server's share. */
  readonly request: number;
  readonly server: number;
}

async function measure(page: Page, key: string): Promise<Times> {
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>("header [data-search] input")!;
    input.value = "";
    performance.clearResourceTimings();
    const measured = new Promise<number>((resolve) => {
      let began = 0;
      input.addEventListener("keydown", (event) => (began = event.timeStamp), { once: true });
      const list = document.querySelector("header [role=listbox]")!;
      const watch = new MutationObserver(() => {
        if (!list.textContent.includes(`“${input.value}”`)) return;
        watch.disconnect();
        // The frame is painted before the next task.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      });
      watch.observe(list, { childList: true, subtree: true });
    });
    Object.assign(window, { measured });
  });
  await page.keyboard.press(key);
  return page.evaluate(async () => {
    const painted = await (window as unknown as { measured: Promise<number> }).measured;
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const asked = entries.findLast(({ name }) => name.endsWith("/search/suggestions"))!;
    return {
      painted,
      request: asked.responseEnd - asked.startTime,
      server: asked.responseStart - asked.requestStart,
    };
  });
}

function printRow(name: string, times: readonly Times[], part: (times: Times) => number): void {
  const own = times.map(part);
  const [middle, most] = [percentile(own, 0.5), percentile(own, 0.95)];
  console.log(`${name.padEnd(24)} p50 ${middle.toFixed(1)}  p95 ${most.toFixed(1)} ms`);
}

async function openedAt(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /open at (http:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The shop did not start.");
}
