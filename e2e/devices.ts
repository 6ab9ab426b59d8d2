// The sizes of the emulated devices, and a way to change from the desktop to the tablet without loading the page again.

import type { Page } from "@playwright/test";

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };

/**
 * Turns a page of the desktop into one of the tablet: size and touch. The shop's markup is the same for both, unlike that of a phone,
 * which it recognises by its user agent.
 */
export async function becomeTablet(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
  await page.setViewportSize(TABLET);
}

/** Undoes `becomeTablet`. */
export async function becomeDesktop(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await page.setViewportSize(DESKTOP);
}
