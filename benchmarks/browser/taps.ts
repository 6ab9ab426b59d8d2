// Measures how long the page takes to paint after a tap, as Interaction to Next Paint does, with a slow processor. The baseline is a
// button on the same page that does nothing but change its own text.

import type { Page } from "@playwright/test";
import { SLOWDOWN } from "./visit.ts";

export interface Taps {
  readonly button: number;
  readonly save: number;
  readonly filter: number;
}

export async function measureTaps(page: Page, listing: string): Promise<Taps> {
  await page.addInitScript(() => {
    const slowest = { ms: 0 };
    Object.assign(globalThis, { slowest });
    new PerformanceObserver((list) => {
      // Hovering and the like have no interaction.
      const interactions = list.getEntries().filter((entry) => (entry as PerformanceEventTiming).interactionId > 0);
      for (const { duration } of interactions) slowest.ms = Math.max(slowest.ms, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(listing);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const main = page.getByRole("main");
  await page.evaluate(() => {
    const button = Object.assign(document.createElement("button"), { textContent: "Baseline" });
    button.addEventListener("click", () => void (button.textContent = "Tapped"));
    document.querySelector("h1")?.after(button);
  });
  const button = await measure(page, () => page.getByRole("button", { name: "Baseline" }).tap());
  const save = await measure(page, () =>
    main
      .getByRole("button", { name: /^Save / })
      .first()
      .tap(),
  );
  await main.locator("a[data-sheet]").tap();
  const panel = page.getByRole("dialog", { name: "Filter" });
  // The second of two fast taps is ignored.
  await page.waitForTimeout(1_000);
  await panel.getByRole("button", { name: /^Colour / }).tap();
  const filter = await measure(page, () => page.getByRole("checkbox", { name: /^Black / }).tap());
  return { button, save, filter };
}

/** The slowest event of a tap; 16 ms if none was slower. */
async function measure(page: Page, tap: () => Promise<void>): Promise<number> {
  // Pending work belongs to the tap before.
  await page.waitForTimeout(1_000);
  await page.evaluate(() => ((globalThis as unknown as { slowest: { ms: number } }).slowest.ms = 16));
  await tap();
  await page.waitForTimeout(1_000);
  return page.evaluate(() => (globalThis as unknown as { slowest: { ms: number } }).slowest.ms);
}
