// The server's entry: answers requests for the console's pages.

import { openConsole } from "./framework/pages.server.tsx";
import * as layout from "./layout/layout.server.ts";
import { site } from "./routes.ts";

export const { answer, pageFiles, pages } = await openConsole(site, layout);
