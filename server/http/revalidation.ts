// Answers 304 to a client that already has the file, by the ETag that the handler set.

import { etag, RETAINED_304_HEADERS } from "hono/etag";

/** Cross-origin fonts and videos need these headers on a 304 as well. */
const RETAINED = [...RETAINED_304_HEADERS, "accept-ranges", "access-control-allow-origin"];

export const revalidation = () => etag({ retainedHeaders: RETAINED });
