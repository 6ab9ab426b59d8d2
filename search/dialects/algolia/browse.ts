// Browsing all records of an index page by page. The cursor contains the next page and the parameters.

import { LIMITS } from "../../query.ts";
import { printParameters, type RawParameters } from "./parameters.ts";
import { problem, type Problem } from "./problem.ts";

/** The parameters of one page: those of the request, or of its cursor. */
export function readBrowse({
  cursor,
  ...first
}: RawParameters): { readonly kind: "page"; readonly raw: RawParameters } | Problem {
  const asked = cursor === undefined || cursor === null ? first : readCursor(cursor);
  if (asked === undefined) return problem("Cursor is not valid");
  return { kind: "page", raw: { ...asked, hitsPerPage: asked.hitsPerPage ?? LIMITS.hitsPerPage } };
}

/** The cursor of the page after this one. Expects parameters that were parsed successfully. */
export const nextCursor = (raw: RawParameters): string =>
  btoa(printParameters({ ...raw, page: Number(raw.page ?? 0) + 1 }));

/** Browsing beyond the page limit is an error, because an incomplete export would look complete. */
export const browseTooLarge: Problem = problem(
  `You can browse at most ${LIMITS.deepestHit} records. Add filters and browse each part.`,
);

function readCursor(cursor: unknown): RawParameters | undefined {
  if (typeof cursor !== "string") return undefined;
  try {
    return Object.fromEntries(new URLSearchParams(atob(cursor)));
  } catch {
    return undefined;
  }
}
