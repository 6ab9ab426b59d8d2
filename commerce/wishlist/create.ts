// Making a list with its first products: a guest's comes with the token that opens it, shown this once.

import { createToken, hashOf } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import { addTo } from "./add.ts";
import { isShop, lockAccountList, toWishlist } from "./lists.ts";
import { wishlistTable } from "./tables.ts";
import type { Added, NoWishlist } from "./wishlist.ts";

export interface NewWishlist {
  readonly shopId: string;
  /** Absent for a guest. */
  readonly accountId?: string | undefined;
  readonly productIds: readonly string[];
}

export interface Created extends Omit<Added, "kind"> {
  readonly kind: "created";
  /** Null for an account's list, which its session opens. */
  readonly anonymousToken: string | null;
}

/** Without such a shop there is no list. An account that has a list keeps it, and the products are added to it. */
export const createWishlist = (
  { sql: client }: Database,
  viewer: Viewer,
  { shopId, accountId, productIds }: NewWishlist,
): Promise<Created | NoWishlist> =>
  client.transaction(async (tx) => {
    if (accountId !== undefined) {
      const list = await lockAccountList(tx, shopId, accountId);
      if (!list) return { kind: "no-wishlist" };
      return { ...(await addTo(tx, list, viewer, productIds)), kind: "created", anonymousToken: null };
    }
    if (!(await isShop(tx, shopId))) return { kind: "no-wishlist" };
    const anonymousToken = createToken();
    const [row] = await tx
      .insert(wishlistTable)
      .values({ shopId, userType: "anonymous", tokenHash: hashOf(anonymousToken) })
      .returning();
    if (!row) throw new Error("A wishlist was written and not given back");
    return { ...(await addTo(tx, toWishlist(row), viewer, productIds)), kind: "created", anonymousToken };
  });
