// Making a list with its first products: a guest's comes with the token that opens it, shown this once.

import { countAttempts, createToken, hashOf, type Limited } from "#commerce/accounts";
import { isPossibleId, type Database } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import { addTo, visibleAmong } from "./add.ts";
import { isShop, lockAccountList, toWishlist } from "./lists.ts";
import { GUEST_LISTS } from "./rules.ts";
import { wishlistTable } from "./tables.ts";
import type { Added, NoWishlist } from "./wishlist.ts";

export interface NewWishlist {
  readonly shopId: string;
  /** Absent for a guest. */
  readonly accountId?: string | undefined;
  /** Where it is asked from: the lists that guests begin are counted by it. */
  readonly network: string;
  readonly productIds: readonly string[];
  /** Whether a guest's list is made even if none of the products can be on it. */
  readonly mayBeEmpty?: boolean;
}

/** No list was made for a guest: none of the products can be on one. */
export interface NothingAdded {
  readonly kind: "nothing-added";
}

export interface Created extends Omit<Added, "kind"> {
  readonly kind: "created";
  /** Null for an account's list, which its session opens. */
  readonly anonymousToken: string | null;
}

/** Without such a shop there is no list. An account that has a list keeps it, and the products are added to it. */
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
  const limited = await countAttempts(client, [{ limit: GUEST_LISTS, subject: network }], new Date());
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
    if (!row) throw new Error("A wishlist was written and not given back");
    return { ...(await addTo(tx, toWishlist(row), viewer, productIds)), kind: "created", anonymousToken };
  });
}
