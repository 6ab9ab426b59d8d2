// The automatic part of accessibility: axe over what the page shows now.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** `within` limits the check to a part of the page, by CSS selector. */
export async function expectAccessible(page: Page, { within }: { readonly within?: string } = {}): Promise<void> {
  // What fades in has too little contrast on its way.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== "running"),
  );
  // What passes is neither described nor carried over to a second page that would count it: three quarters of the time.
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
