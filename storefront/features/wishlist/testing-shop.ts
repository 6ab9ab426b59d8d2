// For tests: a shop that keeps wishlists as the real one does, and browsers with tabs that visit it.

import { accountListIn } from "./account-list.ts";
import { GONE, type ListOwner, type WishlistCalls } from "./calls.ts";
import type { AnonymousCredentials } from "./credentials.ts";
import { createKeeper, type Slot } from "./keeper.ts";
import { EARLIER_HEARTS, earlierIn, savedProducts } from "./saved.ts";

/** Products that the shop refuses to save. */
export const UNSAVEABLE = "unsaveable";

export function testingShop() {
  const lists = new Map<string, string[]>();
  const tokens = new Map<string, string>();
  const accounts = new Map<string, string>();
  const log: string[] = [];
  let failing: string | undefined;
  let room = 500;
  /** A guest proves by the token, an account by its session; an id that is given must be that very list's. */
  const idOf = (owner: ListOwner, session: string | null) => {
    if (owner.kind === "anonymous") return tokens.get(owner.token);
    const id = accounts.get(session ?? "");
    return owner.wishlistId === undefined || owner.wishlistId === id ? id : undefined;
  };
  const enter = (call: string) => {
    log.push(call);
    if (failing === call) throw new Error("The shop is unreachable");
  };
  const put = (list: string[], ids: readonly string[]) => {
    const failedIds: string[] = [];
    for (const id of ids) {
      if (list.includes(id)) continue;
      if (id === UNSAVEABLE || list.length >= room) failedIds.push(id);
      else list.unshift(id);
    }
    return failedIds;
  };
  /** What a visitor asks, who may be signed in. */
  const callsOf = (accountId: () => string | null): WishlistCalls => ({
    list: async (owner) => {
      enter("list");
      const isOwn = owner.kind === "anonymous" || owner.accountId === accountId();
      const wishlistId = isOwn ? idOf({ ...owner, wishlistId: undefined } as ListOwner, accountId()) : undefined;
      return wishlistId === undefined ? GONE : { wishlistId, productIds: [...(lists.get(wishlistId) ?? [])] };
    },
    create: async (ids) => {
      enter("create");
      const account = accountId();
      const known = account === null ? undefined : accounts.get(account);
      const wishlistId = known ?? `list ${lists.size + 1}`;
      const list = lists.get(wishlistId) ?? [];
      lists.set(wishlistId, list);
      const token = account === null ? `token ${lists.size}` : null;
      if (account !== null) accounts.set(account, wishlistId);
      if (token !== null) tokens.set(token, wishlistId);
      return { wishlistId, token, failedIds: put(list, ids) };
    },
    add: async (owner, ids) => {
      enter("add");
      const list = lists.get(idOf(owner, accountId()) ?? "");
      return list ? { failedIds: put(list, ids) } : GONE;
    },
    remove: async (owner, ids) => {
      enter("remove");
      const id = idOf(owner, accountId()) ?? "";
      const list = lists.get(id);
      if (!list) return GONE;
      lists.set(
        id,
        list.filter((one) => !ids.includes(one)),
      );
      return "removed";
    },
    reconcile: async (token) => {
      enter("reconcile");
      const from = tokens.get(token);
      const account = accountId();
      if (from === undefined || account === null) return GONE;
      const wishlistId = accounts.get(account) ?? `list ${lists.size + 1}`;
      accounts.set(account, wishlistId);
      const own = lists.get(wishlistId) ?? [];
      lists.set(wishlistId, own);
      const remainingIds = put(own, (lists.get(from) ?? []).toReversed());
      if (remainingIds.length > 0) lists.set(from, remainingIds);
      else tokens.delete(token);
      return { wishlistId, remainingIds };
    },
  });
  return {
    lists,
    tokens,
    accounts,
    log,
    callsOf,
    /** Fails one kind of call until told otherwise. */
    fail: (call: keyof WishlistCalls | undefined) => {
      failing = call;
    },
    /** How many products a list holds. */
    setRoom: (next: number) => {
      room = next;
    },
    ofAccount: (id: string) => lists.get(accounts.get(id) ?? ""),
  };
}

/** One browser: its tabs share storage, cookie and who is signed in. */
export function testingBrowser(shop: ReturnType<typeof testingShop>) {
  const items = new Map<string, string>();
  let credentials: AnonymousCredentials | undefined;
  /** Whom the pages were made for, and whose session the browser has. */
  let account: string | null = null;
  let session: string | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  const tabs: EventTarget[] = [];
  const errors: unknown[] = [];
  const stored = <Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    print: (value: Value) => string,
  ): Slot<Value> => ({
    read: () => {
      const text = items.get(name);
      return text === undefined ? undefined : parse(text);
    },
    write: (value) => void (value === null ? items.delete(name) : items.set(name, print(value))),
  });
  const tab = () => {
    const events = new EventTarget();
    tabs.push(events);
    const saved = savedProducts({
      events,
      storage: () => ({
        getItem: (name) => items.get(name) ?? null,
        removeItem: (name) => void items.delete(name),
        setItem: (name, text) => {
          items.set(name, text);
          for (const other of tabs) {
            if (other !== events) other.dispatchEvent(Object.assign(new Event("storage"), { key: name }));
          }
        },
      }),
    });
    const keeper = createKeeper({
      calls: shop.callsOf(() => session),
      accountId: () => account,
      saved,
      credentials: {
        read: () => credentials,
        write: (next) => {
          credentials = next ?? undefined;
        },
      },
      accountList: stored("account-wishlist", accountListIn, JSON.stringify),
      earlier: stored(EARLIER_HEARTS, earlierIn, (ids) => JSON.stringify(ids.toReversed())),
      alone: (work) => {
        const next = turn.then(work, work);
        turn = next.catch(() => undefined);
        return next;
      },
      now: () => 1,
      onError: (error) => errors.push(error),
    });
    return { keeper, saved };
  };
  return {
    items,
    tab,
    errors,
    credentials: () => credentials,
    signIn: (id: string | null) => {
      account = id;
      session = id;
    },
    /** Elsewhere: the pages that are open do not know. */
    endSession: () => {
      session = null;
    },
  };
}
