// The browser's entry: starts the shop's pages.

import { startBrowser } from "./framework/browser.tsx";
import { layout, routes } from "./routes.ts";

void startBrowser({ layout, routes });
