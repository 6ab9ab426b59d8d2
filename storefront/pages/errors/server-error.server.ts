// The error page at its own address. `?from=` names the page that failed.

import { data } from "react-router";
import { safeReturn } from "#storefront/features/forms/return-to.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { ServerErrorData } from "./server-error-data.ts";

/** Returned, not thrown: opening this page is not an error to report. */
export function loader({ url, visitor }: LoaderArgs) {
  const retry = safeReturn(url.searchParams.get("from"), linkFor(visitor)("/"));
  const answer: ServerErrorData = { code: visitor.code, retry };
  return data(answer, { status: 500, headers: { "cache-control": "private, no-store" } });
}
