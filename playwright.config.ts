// Browser tests: e2e/*.spec.ts against a shop of its own, built from these sources, on a free port of this machine.

import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { resolve } from "node:path";
import { findChromium } from "./tools/test-runner/chromium.ts";

const executablePath = findChromium(process.env);

/** `npm test` gives a fresh folder; without it the shop is kept between runs, which saves its seeding. */
const DATA_DIR = process.env.SHOP_DATA_DIR ?? resolve(".cache", "e2e-shop");

const PRODUCTS = 2000;

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
  ],
};

/** A test runs at the widths of its tags, on the desktop without any: `test("…", { tag: ["@desktop", "@phone"] }, …)`. */
const widths: PlaywrightTestConfig["projects"] = [
  { name: "desktop", grep: /@desktop|^(?!.*@(?:tablet|phone))/s, use: { viewport: { width: 1440, height: 900 } } },
  { name: "tablet", grep: /@tablet/, use: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
  {
    name: "phone",
    grep: /@phone/,
    use: {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      userAgent: devices["Pixel 7"].userAgent,
    },
  },
];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Nothing is tested for its speed here: a busy machine may take its time.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  globalTimeout: 24 * 60_000,
  reporter: "list",
  // Recording a trace of every test takes a third of the run's time: ask for one of what fails, `playwright test x --trace on`.
  use: { browserName: "chromium", headless: true, launchOptions, screenshot: "only-on-failure", locale: "en-GB" },
  projects: widths,
  webServer: {
    name: "shop",
    command: "node tools/start.mjs",
    env: {
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR,
      DEMO_PRODUCTS: String(PRODUCTS),
      LOG_LEVEL: "warn",
      // A test may come from a network of its own (account.ts), so that limits count for it alone.
      TRUSTED_PROXIES: "1",
      // As in e2e/checkout.ts: the merchant's own API moves orders on.
      ADMIN_TOKEN: "the-merchant-of-the-tests",
    },
    // The address that the shop prints when it is up; fixtures read it as SHOP_ADDRESS.
    wait: { stderr: /open at (?<shop_address>http:\/\/\S+)/ },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
