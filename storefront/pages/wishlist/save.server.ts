// The visitor's wishlist: a guest's by cookie, an account's by session. Saves a product from any page.

import { addItems, createWishlist, type WishlistKey } from "#commerce/wishlist";
import {
  printCredentials,
  readCredentials,
  type AnonymousCredentials,
} from "#storefront/features/wishlist/credentials.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { viewerFor } from "#browsing";

/** "limited" is a network that has started too many lists. */
export type SaveOutcome = "saved" | "full" | "unavailable" | "limited";

export async function saveProduct(args: LoaderArgs, productId: string): Promise<SaveOutcome> {
  const { shop, visitor } = args;
  const viewer = await viewerFor(args);
  const key = wishlistKeyOf(args);
  const added = key && (await addItems(shop.database, key, viewer, [productId]));
  if (added?.kind === "added") return added.failures[0]?.reason ?? "saved";
  const made = await createWishlist(shop.database, viewer, {
    shopId: shop.id,
    accountId: visitor.account?.id,
    network: visitor.network,
    productIds: [productId],
  });
  if (made.kind === "limited") return "limited";
  if (made.kind !== "created") return "unavailable";
  if (made.anonymousToken !== null) {
    keepCredentials(args, { wishlistId: made.wishlist.id, token: made.anonymousToken });
  }
  return made.failures[0]?.reason ?? "saved";
}

/** The visitor's list; undefined for a guest who has none. */
export function wishlistKeyOf(args: LoaderArgs): WishlistKey | undefined {
  const { account } = args.visitor;
  const shopId = args.shop.id;
  if (account) return { shopId, owner: { kind: "account", accountId: account.id } };
  const guest = credentialsOf(args);
  return guest && { shopId, owner: { kind: "anonymous", token: guest.token } };
}

export const credentialsOf = ({ request }: LoaderArgs): AnonymousCredentials | undefined =>
  readCredentials(request.headers.get("cookie") ?? "");

export const keepCredentials = ({ out }: LoaderArgs, credentials: AnonymousCredentials | null): void =>
  out.append("set-cookie", printCredentials(credentials));
