// Tests of the shop as a process, as several processes, and on other databases and search engines. They start their own shops.

import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";

const { webServer: _sharedShop, ...settings } = shared;

export default defineConfig({ ...settings, testDir: ".", testIgnore: [], outputDir: "../../test-results/setups" });
