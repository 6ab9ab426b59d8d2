// Cursors of a list of products: the product before which the next page begins, and where it was.

import { createHash } from "node:crypto";
import type { Browsing } from "#browsing";
import type { RouteDefaults, SearchState } from "#search/state";
import { apiError } from "../errors.ts";

export interface Place {
  /** Number of products up to and including the one of the cursor. */
  readonly position: number;
  readonly productId: string;
}

/** Identifies the list: its choices, its market and what the visitor may see. */
export const listKey = (
  {
    state,
    defaults,
    ruleContexts,
    isInterpreted,
  }: {
    readonly state: SearchState;
    readonly defaults: RouteDefaults;
    readonly ruleContexts?: readonly string[] | undefined;
    readonly isInterpreted?: boolean | undefined;
  },
  { visitor }: Browsing,
): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        state,
        { ...defaults, ranges: undefined },
        visitor.market.priceList,
        visitor.vipLevel,
        ...(ruleContexts ?? []),
        ...(isInterpreted === false ? [isInterpreted] : []),
      ]),
    )
    .digest("base64url")
    .slice(0, 12);

export const printCursor = ({ position, productId }: Place, key: string): string =>
  Buffer.from(`${key}.${position}.${productId}`).toString("base64url");

/** Throws if the cursor belongs to another list. */
export function readCursor(cursor: string, key: string): Place {
  const [, of, position = "", productId = ""] =
    /^([\w-]+)\.(\d{1,9})\.(.+)$/su.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (of !== key) throw apiError("BAD_CURSOR", "The cursor is invalid for this list.");
  return { position: Number(position), productId };
}
