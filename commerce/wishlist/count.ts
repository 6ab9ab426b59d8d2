// The size of an account's wishlist, for the merchant.

import { and, eq } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { wishlistItemTable, wishlistTable } from "./tables.ts";

export const countWishlistItems = ({ sql: client }: Pick<Database, "sql">, accountId: string): Promise<number> =>
  client.$count(
    client
      .select({ id: wishlistItemTable.id })
      .from(wishlistItemTable)
      .innerJoin(wishlistTable, eq(wishlistTable.id, wishlistItemTable.wishlistId))
      .where(and(eq(wishlistTable.userId, accountId), eq(wishlistTable.userType, "account")))
      .as("items"),
  );
