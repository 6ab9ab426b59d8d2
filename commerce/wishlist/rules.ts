// Rules of wishlists: limits, additions and paging. Pure.

import { PAGE_SIZE } from "#catalogue";
import type { Limit } from "#commerce/accounts";
import { WISHLIST_LIMIT, type AddFailure, type WishlistQuery, type WishlistSort } from "./wishlist.ts";

export const distinctIds = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Guest lists that one network can create: creation needs no proof of identity, and lists are stored for long. */
export const GUEST_LIST_LIMIT: Limit = { name: "wishlist from", max: 60, windowMs: HOUR_MS };

/** Views of a guest's list are recorded once a day. */
export const VIEW_INTERVAL_MS = DAY_MS;

export interface Adding {
  readonly requested: readonly string[];
  /** Requested products that are already on the list. */
  readonly present: ReadonlySet<string>;
  /** Requested products that the viewer may see. */
  readonly visible: ReadonlySet<string>;
  /** Number of products on the list. */
  readonly count: number;
}

export interface AddDecision {
  readonly succeeded: readonly string[];
  /** Products to insert, in the requested order. */
  readonly added: readonly string[];
  readonly failures: readonly { readonly productId: string; readonly reason: AddFailure }[];
}

/** Products already on the list succeed, even if the viewer may not see them now. The first that fit are added. */
export function decideAdding({ requested, present, visible, count }: Adding, limit = WISHLIST_LIMIT): AddDecision {
  const succeeded: string[] = [];
  const added: string[] = [];
  const failures: { productId: string; reason: AddFailure }[] = [];
  for (const productId of distinctIds(requested)) {
    if (present.has(productId)) succeeded.push(productId);
    else if (!visible.has(productId)) failures.push({ productId, reason: "unavailable" });
    else if (count + added.length >= limit) failures.push({ productId, reason: "full" });
    else {
      succeeded.push(productId);
      added.push(productId);
    }
  }
  return { succeeded, added, failures };
}

export interface PageWindow {
  readonly first: number;
  readonly offset: number;
  readonly sortBy: WishlistSort;
  readonly sortOrder: "asc" | "desc";
  readonly preferred: readonly string[];
}

/** Clamps the paging of a query to valid integers. */
export const windowOf = ({
  first = PAGE_SIZE,
  offset = 0,
  sortBy = "updatedAt",
  sortOrder,
  preferred = [],
}: WishlistQuery): PageWindow => ({
  first: clamp(first, WISHLIST_LIMIT),
  offset: clamp(offset, 2 ** 31 - 1),
  sortBy,
  sortOrder: sortOrder ?? (sortBy === "updatedAt" ? "desc" : "asc"),
  preferred,
});

const clamp = (value: number, max: number): number => Math.min(Math.max(Math.trunc(value) || 0, 0), max);
