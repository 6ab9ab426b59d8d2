// Keeps a visitor's hearts in their wishlist: a guest's list is made by the first, an account's found, and a guest's goes into
// the account's after signing in. What happens to one list happens one after another, in all tabs.

import type { AccountList } from "./account-list.ts";
import type { HeartOutcome } from "./hearts.ts";
import { GONE, type ListOwner, type WishlistCalls } from "./calls.ts";
import type { AnonymousCredentials } from "./credentials.ts";
import type { SavedProducts } from "./saved.ts";

/** As the shop's. */
export const WISHLIST_LIMIT = 500;

export interface KeeperParts {
  readonly calls: WishlistCalls;
  /** Null for a guest. */
  readonly accountId: () => string | null;
  readonly saved: SavedProducts;
  readonly credentials: Slot<AnonymousCredentials>;
  /** The account's list, kept apart from the guest's. */
  readonly accountList: Slot<AccountList>;
  /** Hearts of the time before there were lists; the newest first. */
  readonly earlier: Slot<readonly string[]>;
  /** Runs work while no other tab runs any. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  /** Told of what failed without the visitor having asked for it. */
  readonly onError: (error: unknown) => void;
}

/** One value that the browser keeps. */
export interface Slot<Value> {
  readonly read: () => Value | undefined;
  readonly write: (value: Value | null) => void;
}

export interface WishlistKeeper {
  readonly add: (id: string) => Promise<HeartOutcome>;
  readonly remove: (id: string) => Promise<HeartOutcome>;
  /** Merges what is to be merged and learns what is on the list. Nothing is lost when it fails: it can be tried again. */
  readonly sync: () => Promise<"synced" | "failed">;
}

export function createKeeper(parts: KeeperParts): WishlistKeeper {
  const { calls, saved, credentials, accountList, earlier, alone, now, onError } = parts;

  const remember = (ids: readonly string[], at: number): void => {
    saved.write({ ids, at, accountId: parts.accountId() });
  };
  const owner = (): ListOwner | undefined => {
    const accountId = parts.accountId();
    if (accountId !== null) {
      const list = accountList.read();
      return { kind: "account", accountId, wishlistId: list?.accountId === accountId ? list.wishlistId : undefined };
    }
    const guest = credentials.read();
    return guest && { kind: "anonymous", ...guest };
  };
  const forget = (): void => (parts.accountId() === null ? credentials : accountList).write(null);
  const found = (wishlistId: string): void => {
    const accountId = parts.accountId();
    if (accountId !== null) accountList.write({ accountId, wishlistId });
  };

  /** A failure keeps the credentials, so that nothing on the guest's list is lost, and it is tried again next time. */
  const reconcile = async (): Promise<"synced" | "failed"> => {
    const guest = credentials.read();
    if (parts.accountId() === null || !guest) return "synced";
    try {
      const merged = await calls.reconcile(guest.token);
      if (merged !== GONE) found(merged.wishlistId);
      if (merged === GONE || merged.remainingIds.length === 0) credentials.write(null);
      return "synced";
    } catch (error) {
      onError(error);
      return "failed";
    }
  };

  const create = async (ids: readonly string[]): Promise<readonly string[]> => {
    const made = await calls.create(ids);
    if (made.token === null) found(made.wishlistId);
    else credentials.write({ wishlistId: made.wishlistId, token: made.token });
    return made.failedIds;
  };

  /** The ids that did not go on the list. A list that is gone is followed by a new one. */
  const put = async (ids: readonly string[]): Promise<readonly string[]> => {
    const own = owner();
    if (!own || (own.kind === "account" && own.wishlistId === undefined)) return create(ids);
    const added = await calls.add(own, ids);
    if (added !== GONE) return added.failedIds;
    forget();
    return create(ids);
  };

  const moveEarlier = async (): Promise<void> => {
    const ids = earlier.read();
    if (!ids || ids.length === 0) return;
    await put(ids);
    earlier.write(null);
  };

  /** What the shop knows; undefined when the visitor has no list. */
  const learn = async (): Promise<void> => {
    const own = owner();
    if (!own) return remember([], now());
    const list = await calls.list(own);
    if (list === GONE) {
      forget();
      return remember([], now());
    }
    found(list.wishlistId);
    remember(list.productIds, now());
  };

  /**
   * Whether it is off the list. A guest's list that is gone has nothing on it. An account's may be another than was known here,
   * so it is asked for and tried again; without an answer the session has ended, and what was saved still is.
   */
  const take = async (own: ListOwner, id: string): Promise<boolean> => {
    if (own.wishlistId !== undefined && (await calls.remove(own, [id])) !== GONE) return true;
    forget();
    if (own.kind === "anonymous") return true;
    const list = await calls.list(own);
    if (list === GONE) return false;
    found(list.wishlistId);
    remember(list.productIds, now());
    return (await calls.remove({ ...own, wishlistId: list.wishlistId }, [id])) !== GONE;
  };

  const refused = (error: unknown): HeartOutcome => {
    onError(error);
    return { kind: "failed", reason: "refused" };
  };

  return {
    add: (id) =>
      alone(async (): Promise<HeartOutcome> => {
        await reconcile();
        await moveEarlier();
        const failedIds = await put([id]);
        const { ids, at } = saved.read();
        if (failedIds.includes(id)) {
          return { kind: "failed", reason: ids.length >= WISHLIST_LIMIT ? "full" : "refused" };
        }
        remember([id, ...ids.filter((other) => other !== id)], at);
        return { kind: "kept" };
      }).catch(refused),
    remove: (id) =>
      alone(async (): Promise<HeartOutcome> => {
        await reconcile();
        await moveEarlier();
        const own = owner();
        if (own && !(await take(own, id))) return { kind: "failed", reason: "refused" };
        const { ids, at } = saved.read();
        remember(
          ids.filter((other) => other !== id),
          at,
        );
        return { kind: "kept" };
      }).catch(refused),
    sync: () =>
      alone(async () => {
        const merged = await reconcile();
        await moveEarlier();
        await learn();
        return merged;
      }).catch((error: unknown) => {
        onError(error);
        return "failed" as const;
      }),
  };
}
