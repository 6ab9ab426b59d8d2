// Finds Chromium for the browser tests.

import type * as Playwright from "@playwright/test";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { findProgram } from "./find-program.ts";

/** Headless shell first: the same engine without a user interface uses a fifth less processor time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of Chromium or Chrome: CHROMIUM_PATH, on the PATH, or installed by Playwright. */
export function findChromium(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const { CHROMIUM_PATH: given, PATH: path } = environment;
  if (given) return existsSync(given) ? given : undefined;
  const onPath = NAMES.map((name) => findProgram(name, path)).find((found) => found !== undefined);
  return onPath ?? findPlaywrights();
}

/** Checked last, because loading Playwright takes half a second. */
function findPlaywrights(): string | undefined {
  const { chromium }: typeof Playwright = createRequire(import.meta.url)("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
