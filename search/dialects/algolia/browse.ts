// Browsing all records of an index page by page. The cursor contains the next page and the parameters.
//
// A page has a number, up to the deepest hit of a search. Larger results are walked by product: the cursor then has the last product
// that was read, and the number of its batch's hits that were.

import { isStorable } from "#catalogue";
import { LIMITS } from "../../query.ts";
import { printParameters, type RawParameters } from "./parameters.ts";
import { problem, type Problem } from "./problem.ts";

/** A position in a walk over all products by id. */
export interface Walk {
  /** Products up to this id have been read; none if empty. */
  readonly after: string;
  /** Hits of the following batch of products that have been read. */
  readonly skip: number;
  /** Number of all hits when the walk began. */
  readonly total: number;
}

export interface BrowsePage {
  readonly kind: "page";
  readonly raw: RawParameters;
  readonly walk?: Walk;
}

/** The parameters of one page: those of the request, or of its cursor. */
export function readBrowse({ cursor, ...first }: RawParameters): BrowsePage | Problem {
  const asked = cursor === undefined || cursor === null ? first : readCursor(cursor);
  if (asked === undefined) return problem("Cursor is not valid");
  const { [AFTER]: after, [SKIP]: skip, [TOTAL]: total, ...raw } = asked;
  const isWalk =
    asked !== first && typeof after === "string" && [skip, total].every((one) => /^\d{1,9}$/.test(String(one)));
  return {
    kind: "page",
    raw: { ...raw, hitsPerPage: raw["hitsPerPage"] ?? LIMITS.hitsPerPage },
    ...(isWalk && { walk: { after, skip: Number(skip), total: Number(total) } }),
  };
}

/** The cursor of the page after this one. Expects parameters that were parsed successfully. */
export const nextCursor = (raw: RawParameters): string =>
  btoa(printParameters({ ...raw, page: Number(raw["page"] ?? 0) + 1 }));

export const walkCursor = (raw: RawParameters, { after, skip, total }: Walk): string =>
  btoa(
    `${printParameters(raw)}&${new URLSearchParams({ [AFTER]: after, [SKIP]: String(skip), [TOTAL]: String(total) })}`,
  );

/** Only indexes of products can be walked. An incomplete export of others would look complete. */
export const browseTooLarge: Problem = problem(
  `You can browse at most ${LIMITS.deepestHit} records of this index. Add filters and browse each part.`,
);

const AFTER = "walkAfter";
const SKIP = "walkSkip";
const TOTAL = "walkTotal";

function readCursor(cursor: unknown): RawParameters | undefined {
  if (typeof cursor !== "string") return undefined;
  try {
    const raw = Object.fromEntries(new URLSearchParams(atob(cursor)));
    return isStorable(raw[AFTER] ?? "") ? raw : undefined;
  } catch {
    return undefined;
  }
}
