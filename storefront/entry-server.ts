// The server's entry: answers requests for the shop's pages.

import { openPages } from "./framework/pages.server.ts";
import { layout, routes } from "./routes.ts";

export const { answerPage, pageFiles } = await openPages({ layout, routes });
