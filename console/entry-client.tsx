// The browser's entry of the console.

import { startConsole } from "./framework/browser.tsx";
import { site } from "./routes.ts";

void startConsole(site);
