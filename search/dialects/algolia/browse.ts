// Reading an index to its end, page by page: the cursor says where the next page begins and repeats what was asked.

import { LIMITS } from "../../query.ts";
import { printParameters, type Given } from "./parameters.ts";
import { problem, type Problem } from "./problem.ts";

/** The parameters of a search that is one page, from the members of a request: what to read, or an answer's cursor. */
export function readBrowse({ cursor, ...first }: Given): { readonly kind: "page"; readonly given: Given } | Problem {
  const asked = cursor === undefined || cursor === null ? first : readCursor(cursor);
  if (asked === undefined) return problem("Cursor is not valid");
  return { kind: "page", given: { ...asked, hitsPerPage: asked.hitsPerPage ?? LIMITS.hitsPerPage } };
}

/** For the page after this one. Call it once the parameters were read. */
export const nextCursor = (given: Given): string =>
  btoa(printParameters({ ...given, page: Number(given.page ?? 0) + 1 }));

/** Of an index with more records than can be paged through. An export that ends early would pass for a whole one. */
export const tooMuchToBrowse: Problem = problem(
  `Browsing reaches ${LIMITS.deepestHit} records. Narrow the query by filters and browse each part.`,
);

function readCursor(cursor: unknown): Given | undefined {
  if (typeof cursor !== "string") return undefined;
  try {
    return Object.fromEntries(new URLSearchParams(atob(cursor)));
  } catch {
    return undefined;
  }
}
