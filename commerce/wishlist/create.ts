// Creates a list with its first products. A guest receives the token that opens it, only here.

import { countAttempts, createToken, hashOf, type Limited } from "#commerce/accounts";
import { isPossibleId, type Database } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import { addTo, visibleAmong } from "./add.ts";
import { isShop, lockAccountList, toWishlist } from "./lists.ts";
import { GUEST_LIST_LIMIT } from "./rules.ts";
import { wishlistTable } from "./tables.ts";
import type { Added, NoWishlist } from "./wishlist.ts";

export interface NewWishlist {
  readonly shopId: string;
  /** Absent for a guest. */
  readonly accountId?: string | undefined;
  /** The shopper's network, for the rate limit of guest lists. */
  readonly network: string;
  readonly productIds: readonly string[];
  /** Creates a guest's list even if none of the products can be added. */
  readonly mayBeEmpty?: boolean;
}

/** No guest list was created, because none of the products can be added. */
export interface NothingAdded {
  readonly kind: "nothing-added";
}

export interface Created extends Omit<Added, "kind"> {
  readonly kind: "created";
  /** Null for an account, whose session opens the list. */
  readonly anonymousToken: string | null;
}

/** Returns "no-wishlist" if the shop does not exist. If the account has a list, the products are added to it. */
export async function createWishlist(
  { sql: client }: Database,
  viewer: Viewer,
  { shopId, accountId, network, productIds, mayBeEmpty = false }: NewWishlist,
): Promise<Created | NothingAdded | NoWishlist | Limited> {
  if (accountId !== undefined) {
    return client.transaction(async (tx) => {
      const list = await lockAccountList(tx, shopId, accountId);
      if (!list) return { kind: "no-wishlist" };
      return { ...(await addTo(tx, list, viewer, productIds)), kind: "created", anonymousToken: null };
    });
  }
  const limited = await countAttempts(client, [{ limit: GUEST_LIST_LIMIT, subject: network }], new Date());
  if (limited) return limited;
  return client.transaction(async (tx) => {
    if (!(await isShop(tx, shopId))) return { kind: "no-wishlist" };
    if (!mayBeEmpty && (await visibleAmong(tx, viewer, productIds.filter(isPossibleId))).size === 0) {
      return { kind: "nothing-added" };
    }
    const anonymousToken = createToken();
    const [row] = await tx
      .insert(wishlistTable)
      .values({ shopId, userType: "anonymous", tokenHash: hashOf(anonymousToken) })
      .returning();
    if (!row) throw new Error("Inserting a wishlist returned no row");
    return { ...(await addTo(tx, toWishlist(row), viewer, productIds)), kind: "created", anonymousToken };
  });
}
