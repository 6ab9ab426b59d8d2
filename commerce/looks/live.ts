// The published looks of a running process, which follow changes in every process of the shop.

import type { Database } from "#commerce/database";
import { isShown, type Look, LookBody, type LookOccasion } from "./look.ts";
import { bodyOf, listLooks } from "./store.ts";

/** A look without what only its editors need. */
export type ShownLook = Pick<
  Look,
  "id" | "slug" | "title" | "text" | "picture" | "pieces" | "department" | "updatedAt"
>;

interface Cache {
  readonly revision: number;
  readonly looks: Promise<readonly Look[]>;
}

const CACHES = new WeakMap<Database, Cache>();
const DRAFTS = new WeakMap<Database, Look>();

/** In order. */
export async function shownLooks(database: Database, occasion: LookOccasion): Promise<readonly ShownLook[]> {
  const draft = DRAFTS.get(database);
  const looks = await readLooks(database);
  if (draft === undefined) return looks.filter((look) => isShown(look, occasion));
  return [draft, ...looks.filter((look) => look.id !== draft.id && isShown(look, occasion))];
}

/** The same database with a look that is not saved yet, which previews show in place of the stored one, whatever its state. */
export function withDraftLook(database: Database, draft: Look): Database {
  const copy = { ...database };
  DRAFTS.set(copy, draft);
  return copy;
}

async function readLooks(database: Database): Promise<readonly Look[]> {
  const revision = database.revisions.of("looks");
  let cache = CACHES.get(database);
  if (cache?.revision !== revision) {
    const looks = read(database);
    cache = { revision, looks };
    CACHES.set(database, cache);
    looks.catch(() => CACHES.get(database)?.looks === looks && CACHES.delete(database));
  }
  return cache.looks;
}

/** A later version may have written what this one does not know. */
const read = async (database: Database): Promise<readonly Look[]> =>
  (await listLooks(database)).filter((look) => LookBody.safeParse(bodyOf(look)).success);

/** The next moment after `now` at which a look starts or ends; infinite if there is none. */
export async function nextLookChange(database: Database, now: number): Promise<number> {
  const moments = (await readLooks(database)).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  return Math.min(...moments.map((moment) => (moment ? Date.parse(moment) : NaN)).filter((moment) => moment > now));
}
