// Checks the accessibility of the current page with axe.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { AXE } from "./axe-source.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Checked {
  /** A CSS selector that limits the check to a part of the page. */
  readonly within?: string;
}

/** Instead of axe itself, which the builder would send and compile twice for each check. */
const NOTHING = "undefined";

/** Loads axe once for each document. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
}

export async function expectAccessible(page: Page, { within }: Checked = {}): Promise<void> {
  // Elements that are fading in, and those that wait for an answer, have too little contrast.
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== "running"),
  );
  await loadAxe(page);
  // Reporting only violations, and in legacy mode without a second page, saves three quarters of the time. Frames are previews without
  // scripts, in which axe cannot run; the pages that they show are checked themselves.
  const axe = new AxeBuilder({ page, axeSource: NOTHING })
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(STANDARDS)
    .setLegacyMode();
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(" ")}`),
  );
  expect(found, "accessibility violations").toEqual([]);
}
