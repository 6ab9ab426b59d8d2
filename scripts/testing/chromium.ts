// Finds the Chromium that browser tests drive.

import { chromium } from "@playwright/test";
import { existsSync } from "node:fs";
import { findProgram } from "./find-program.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a Chromium or Chrome: CHROMIUM_PATH, one on the PATH, or one that Playwright has installed. */
export function findChromium(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const { CHROMIUM_PATH: given, PATH: path } = environment;
  if (given) return existsSync(given) ? given : undefined;
  const onPath = NAMES.map((name) => findProgram(name, path)).find((found) => found !== undefined);
  if (onPath) return onPath;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}
