// Finds the Chromium that browser tests drive.

import type * as Playwright from "@playwright/test";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { findProgram } from "./find-program.ts";

/** The shell first: the same engine without a window of its own, which costs a fifth less. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a Chromium or Chrome: CHROMIUM_PATH, one on the PATH, or one that Playwright has installed. */
export function findChromium(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const { CHROMIUM_PATH: given, PATH: path } = environment;
  if (given) return existsSync(given) ? given : undefined;
  const onPath = NAMES.map((name) => findProgram(name, path)).find((found) => found !== undefined);
  return onPath ?? findPlaywrights();
}

/** Playwright takes half a second to load, so it is asked last. */
function findPlaywrights(): string | undefined {
  const { chromium }: typeof Playwright = createRequire(import.meta.url)("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
