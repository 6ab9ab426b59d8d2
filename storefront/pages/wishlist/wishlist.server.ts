// The wishlist's page and its forms, which also answer scripts.

import { data, redirect } from "react-router";
import { messagesIn } from "#catalogue";
import {
  addItemsToCart,
  countShareLinks,
  deleteItems,
  findWishlist,
  recordView,
  reconcileWishlists,
  shareWishlist,
  unshareWishlist,
  WISHLIST_LIMIT,
  type ToCartFailure,
} from "#commerce/wishlist";
import { cartMessages } from "#locales/cart-messages";
import { withReturn } from "#storefront/features/forms/return-to.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { asksForData } from "#storefront/framework/protocol.ts";
import { translateContent, viewerFor, wishedAsShown } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { wishlistMessages } from "#locales/wishlist-messages";
import { credentialsOf, keepCredentials, saveProduct, wishlistKeyOf } from "./save.server.ts";
import { loadWays } from "#storefront/visitor/ways.server.ts";
import { queryOf, viewIn, viewOf } from "./view.server.ts";
import type { WishlistAnswer } from "#storefront/features/wishlist/wishlist.ts";
import type { WishlistData } from "./wishlist-data.ts";
import { readState } from "./wishlist-state.ts";

export async function loader(args: LoaderArgs): Promise<WishlistData> {
  const { shop, visitor, url, out } = args;
  // A guest's list is private too.
  out.set("cache-control", "private, no-store");
  const link = linkFor(visitor);
  const state = readState(url.searchParams);
  const guest = credentialsOf(args);
  const key = wishlistKeyOf(args);
  const found = key && (await findWishlist(shop.database, key, await viewerFor(args), queryOf(state, visitor)));
  const list =
    found?.kind === "found" ? { ...found, items: await wishedAsShown(shop, visitor.market, found.items) } : undefined;
  if (guest && visitor.account === null) {
    // Removes the cookie of a list that is gone, and renews that of one that exists.
    keepCredentials(args, list ? guest : null);
    if (list) await recordView(shop.database, list.wishlist.id, new Date());
  }
  return {
    view: await translateContent(args, (translate) =>
      viewIn(viewOf(list, state, link("/wishlist"), visitor), translate),
    ),
    action: link("/wishlist"),
    isGuest: visitor.account === null,
    signIn: withReturn(link("/login"), link("/wishlist")),
    isMergeDue: visitor.account !== null && guest !== undefined,
    links: list ? await countShareLinks(shop.database, list.wishlist.id) : 0,
    ways: await loadWays(args),
  };
}

export async function action(args: LoaderArgs) {
  const form = await args.request.formData().catch(() => new FormData());
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const here = linkFor(args.visitor)("/wishlist");
  const isScript = asksForData(args.request);
  // A script's document may be older than the session: a change must not go to another list than the one it shows. Asking for that
  // list is no mistake of a visitor who is signing out.
  if (isScript && text("account") !== (args.visitor.account?.id ?? ""))
    return failed(args, "notSaved", text("intent") === "sync" ? 200 : 409);
  switch (text("intent")) {
    case "add":
      return (await add(args, text("product"))) ?? (isScript ? answer({ kind: "saved" }) : redirect(here, 303));
    case "remove": {
      const isRemoved = await remove(args, text("product"));
      // Nothing is on a list that does not exist.
      if (isScript) return answer({ kind: "removed" });
      return isRemoved ? redirect(here, 303) : failed(args, "noList", 409);
    }
    case "sync":
      return sync(args);
    case "merge":
      await merge(args);
      return redirect(here, 303);
    case "share":
      return share(args);
    case "unshare":
      return unshare(args);
    case "to-bag":
      return toCart(args, { wishlistItemId: text("item"), variantId: text("variant") || undefined });
    default:
      return failed(args, "unknownForm", 400);
  }
}

const answer = (value: WishlistAnswer, status = 200) => data(value, { status });

const failed = (
  { visitor }: LoaderArgs,
  why: "notSaved" | "tooMany" | "noList" | "unknownForm" | "saveFirst",
  status: number,
  reason: "full" | "refused" = "refused",
) => answer({ kind: "failed", reason, message: messagesIn(wishlistMessages, visitor.language)(why) }, status);

/** Undefined on success. */
async function add(args: LoaderArgs, productId: string) {
  const saved = await saveProduct(args, productId);
  if (saved === "saved") return undefined;
  if (saved === "limited") return failed(args, "tooMany", 429);
  return failed(args, "notSaved", 409, saved === "full" ? "full" : "refused");
}

async function remove(args: LoaderArgs, productId: string): Promise<boolean> {
  const key = wishlistKeyOf(args);
  const removed = key && (await deleteItems(args.shop.database, key, { productIds: [productId] }));
  return removed?.kind === "deleted";
}

/** Merges what is due and answers with the whole list, for the buttons of other pages. */
async function sync(args: LoaderArgs) {
  const { shop } = args;
  await merge(args);
  const key = wishlistKeyOf(args);
  const found = key && (await findWishlist(shop.database, key, await viewerFor(args), { first: WISHLIST_LIMIT }));
  // The cookie of a guest's list that is gone; otherwise each document would ask for it again.
  if (key?.owner.kind === "anonymous" && found?.kind !== "found") keepCredentials(args, null);
  const items = found?.kind === "found" ? found.items : [];
  return answer({ kind: "list", productIds: [...new Set(items.map(({ productId }) => productId))] });
}

async function merge(args: LoaderArgs): Promise<void> {
  const { shop, visitor } = args;
  const guest = credentialsOf(args);
  if (!visitor.account || !guest) return;
  const merged = await reconcileWishlists(shop.database, {
    shopId: shop.id,
    accountId: visitor.account.id,
    token: guest.token,
  });
  if (merged.kind === "no-wishlist" || merged.remainingProductIds.length === 0) keepCredentials(args, null);
}

async function share(args: LoaderArgs) {
  const { shop, visitor, config, url } = args;
  const key = wishlistKeyOf(args);
  const shared = key && (await shareWishlist(shop.database, key));
  if (shared?.kind !== "shared") return failed(args, "saveFirst", 409);
  const path = linkFor(visitor)(`/wishlist/${shared.token}`);
  return answer({ kind: "shared", link: `${config.origin || url.origin}${path}` });
}

async function unshare(args: LoaderArgs) {
  const key = wishlistKeyOf(args);
  const ended = key && (await unshareWishlist(args.shop.database, key));
  return ended?.kind === "unshared" ? answer({ kind: "unshared" }) : failed(args, "noList", 409);
}

async function toCart(
  args: LoaderArgs,
  item: { readonly wishlistItemId: string; readonly variantId: string | undefined },
) {
  const { shop, visitor, cart, out } = args;
  const key = wishlistKeyOf(args);
  const itemId = item.wishlistItemId;
  const outcome =
    key &&
    (await addItemsToCart(shop.database, key, await viewerFor(args), {
      items: [item],
      accountId: visitor.account?.id ?? null,
      cartToken: cart.token ?? undefined,
      mayReplaceCart: true,
      network: visitor.network,
    }));
  if (outcome?.kind === "limited")
    return answer(
      { kind: "not-in-cart", itemId, message: messagesIn(cartMessages, visitor.language)("tooManyCarts") },
      429,
    );
  if (outcome?.kind !== "added-to-cart") return failed(args, "noList", 409);
  if (outcome.cartToken !== null && outcome.cartToken !== cart.token) {
    out.append("set-cookie", cart.cookie(outcome.cartToken));
  }
  const reason = outcome.failures[0]?.reason;
  if (reason === undefined) return answer({ kind: "in-cart", itemId });
  return answer({ kind: "not-in-cart", itemId, message: sorry(args, reason) }, 409);
}

const sorry = ({ visitor: { language } }: LoaderArgs, reason: ToCartFailure): string =>
  reason === "no-such-cart" || reason === "no-such-item" || reason === "no-such-size"
    ? messagesIn(wishlistMessages, language)(reason)
    : messagesIn(cartMessages, language)(reason);
