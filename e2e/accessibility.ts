// Checks the accessibility of the current page with axe.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** `within` is a CSS selector that limits the check to a part of the page. */
export async function expectAccessible(page: Page, { within }: { readonly within?: string } = {}): Promise<void> {
  // Elements that are fading in have too little contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== "running"),
  );
  // Reporting only violations, and in legacy mode without a second page, saves three quarters of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(STANDARDS)
    .setLegacyMode();
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(" ")}`),
  );
  expect(found, "accessibility violations").toEqual([]);
}
