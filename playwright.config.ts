// Browser tests: e2e/*.spec.ts against one demo shop, built from these sources, on a free port.
// Tests that start other shops have e2e/setups/playwright.config.ts.

import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { DESKTOP, PHONE, TABLET } from "./e2e/devices.ts";
import { SHOP } from "./e2e/shop-settings.ts";
import { findChromium } from "./tools/test-runner/chromium.ts";

const executablePath = findChromium(process.env);

/** `npm test` sets a new folder. Without it, the shop is reused between runs, which saves filling it. */
const DATA_DIR = process.env.SHOP_DATA_DIR ?? resolve(".cache", "e2e-shop");

const BLINK_SETTINGS = [
  // Playwright's own, which these replace: a mouse.
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
  // Pictures load when they are scrolled into the window, and not 1,250 px ahead: a third of the pictures, which take a third of
  // the time of a visit. every-page.spec.ts loads all pictures of a page.
  ...["Unknown", "Offline", "Slow2G", "2G", "3G", "4G"].map((network) => `lazyLoadingImageMarginPx${network}=0`),
];

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--blink-settings=${BLINK_SETTINGS.join(",")}`,
  ],
};

/** A test runs at the widths of its tags, or on the desktop if it has none: `test("…", { tag: ["@desktop", "@phone"] }, …)`. */
const widths: PlaywrightTestConfig["projects"] = [
  { name: "desktop", grep: /@desktop|^(?!.*@(?:tablet|phone))/s, use: { viewport: DESKTOP } },
  { name: "tablet", grep: /@tablet/, use: { viewport: TABLET, hasTouch: true } },
  {
    name: "phone",
    grep: /@phone/,
    use: {
      viewport: PHONE,
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      userAgent: devices["Pixel 7"].userAgent,
    },
  },
];

export default defineConfig({
  testDir: "e2e",
  testIgnore: "setups/**",
  // Playwright empties it at its start, and the setups run at the same time.
  outputDir: "test-results/browser",
  forbidOnly: true,
  fullyParallel: true,
  // One more than cores: pages wait for answers, timers and frames a quarter of the time.
  workers: Math.min(4, availableParallelism() + 1),
  retries: 0,
  // For tests that hang. Generous, because these tests do not measure speed and must pass on a machine whose host is busy with others.
  timeout: 150_000,
  expect: { timeout: 45_000 },
  globalTimeout: 24 * 60_000,
  reporter: "list",
  // Recording traces takes a third of the run's time. To record one: `playwright test x --trace on`.
  use: {
    browserName: "chromium",
    headless: true,
    launchOptions,
    screenshot: "only-on-failure",
    locale: "en-GB",
    // A worker would hide navigations from tests that answer them. The test of the page without a connection allows it.
    serviceWorkers: "block",
  },
  projects: widths,
  webServer: {
    name: "shop",
    command: "node tools/start.mjs",
    env: { ...SHOP, DATA_DIR },
    // The shop prints its address once it is open. Fixtures read it as SHOP_ADDRESS.
    wait: { stderr: /open at (?<shop_address>http:\/\/\S+)/ },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
