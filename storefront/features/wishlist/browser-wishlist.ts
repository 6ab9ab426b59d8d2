// The keeper of this document's visitor: the browser's cookie and storage, and the shop over GraphQL. Loaded when a heart is
// clicked, or when the browser is idle and there is a list to learn.

import { accountListIn } from "./account-list.ts";
import { graphqlCalls } from "./graphql-calls.ts";
import { printCredentials, readCredentials, type AnonymousCredentials } from "./credentials.ts";
import { createKeeper, type Slot, type WishlistKeeper } from "./keeper.ts";
import { earlierIn, EARLIER_HEARTS } from "./saved.ts";
import { saved } from "./browser-saved.ts";
import { visit } from "./visit.ts";

export function wishlistKeeper(): WishlistKeeper {
  own ??= createKeeper({
    calls: graphqlCalls(visit),
    accountId: () => visit().accountId,
    saved: saved(),
    credentials: {
      read: () => readCredentials(document.cookie) ?? unkept,
      write: (next) => {
        unkept = next ?? undefined;
        document.cookie = printCredentials(next, location.protocol === "https:");
      },
    },
    accountList: stored("account-wishlist", accountListIn, JSON.stringify),
    earlier: stored(EARLIER_HEARTS, earlierIn, (ids) => JSON.stringify(ids.toReversed())),
    alone,
    now: () => Date.now(),
    onError: (error) => console.error("Wishlist:", error),
  });
  return own;
}

let own: WishlistKeeper | undefined;
/** For this document, where the browser takes no cookies: otherwise every heart would begin a list. */
let unkept: AnonymousCredentials | undefined;

/** In the browser's storage, or nowhere where it keeps nothing. */
function stored<Value>(
  name: string,
  parse: (text: string) => Value | undefined,
  print: (value: Value) => string,
): Slot<Value> {
  return {
    read: () => {
      try {
        const text = localStorage.getItem(name);
        return text === null ? undefined : parse(text);
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      try {
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, print(value));
      } catch {
        // It is asked for again next time.
      }
    },
  };
}

let turn: Promise<unknown> = Promise.resolve();

/** Browsers lock across tabs on secure pages only; elsewhere the work of this tab takes turns. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  // Missing on plain http, whatever its type says.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request("wishlist", work) as Promise<Result>;
  const next = turn.then(work, work);
  turn = next.catch(() => undefined);
  return next;
}
