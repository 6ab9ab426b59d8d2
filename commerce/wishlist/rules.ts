// What a wishlist takes and how a page of it is cut: values in, values out.

import type { Limit } from "#commerce/accounts";
import { WISHLIST_LIMIT, type AddFailure, type WishlistQuery, type WishlistSort } from "./wishlist.ts";

/** Ids as they can be asked for: none twice, none that no product can have. */
export const distinctIds = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How many lists guests of one network may begin: nobody proves anything for one, and each is kept for long. */
export const GUEST_LISTS: Limit = { name: "wishlist from", max: 60, windowMs: HOUR_MS };

/** A look at a guest's list is noted once a day. */
export const LOOK_MS = DAY_MS;
/** How long a guest's list is kept that nobody uses: as long as a browser keeps what opens it, and until a look is noted. */
export const GUEST_LIST_MS = 400 * DAY_MS + LOOK_MS;

export interface Adding {
  readonly asked: readonly string[];
  /** Of those asked for: on the list already. */
  readonly present: ReadonlySet<string>;
  /** Of those asked for: that the viewer may see. */
  readonly visible: ReadonlySet<string>;
  /** Products on the list, all of them. */
  readonly count: number;
}

export interface AddDecision {
  readonly succeeded: readonly string[];
  /** Of the succeeded, those to be written, in the order asked. */
  readonly fresh: readonly string[];
  readonly failures: readonly { readonly productId: string; readonly reason: AddFailure }[];
}

/** What is there already stays and succeeds, even when the viewer may not see it now; the first that fit are taken. */
export function decideAdding({ asked, present, visible, count }: Adding, limit = WISHLIST_LIMIT): AddDecision {
  const succeeded: string[] = [];
  const fresh: string[] = [];
  const failures: { productId: string; reason: AddFailure }[] = [];
  for (const productId of distinctIds(asked)) {
    if (present.has(productId)) succeeded.push(productId);
    else if (!visible.has(productId)) failures.push({ productId, reason: "unavailable" });
    else if (count + fresh.length >= limit) failures.push({ productId, reason: "full" });
    else {
      succeeded.push(productId);
      fresh.push(productId);
    }
  }
  return { succeeded, fresh, failures };
}

export const PAGE_SIZE = 48;

export interface PageCut {
  readonly first: number;
  readonly offset: number;
  readonly sortBy: WishlistSort;
  readonly sortOrder: "asc" | "desc";
}

/** A query within bounds: whole numbers, no page longer than a list. */
export const cutOf = ({ first = PAGE_SIZE, offset = 0, sortBy = "updatedAt", sortOrder }: WishlistQuery): PageCut => ({
  first: bounded(first, WISHLIST_LIMIT),
  offset: bounded(offset, 2 ** 31 - 1),
  sortBy,
  sortOrder: sortOrder ?? (sortBy === "updatedAt" ? "desc" : "asc"),
});

const bounded = (value: number, most: number): number => Math.min(Math.max(Math.trunc(value) || 0, 0), most);
