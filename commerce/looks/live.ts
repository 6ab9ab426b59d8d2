// The published looks of a running process, which follow changes in every process of the shop.

import { cached, nextMoment, type Database } from "#commerce/database";
import { isShown, type Look, LookBody, type LookOccasion } from "./look.ts";
import { bodyOf, listLooks } from "./store.ts";

/** A look without what only its editors need. */
export type ShownLook = Pick<
  Look,
  "id" | "slug" | "title" | "text" | "picture" | "pieces" | "department" | "updatedAt"
>;

const DRAFTS = new WeakMap<Database, Look>();

/** In order. */
export async function shownLooks(database: Database, occasion: LookOccasion): Promise<readonly ShownLook[]> {
  const draft = DRAFTS.get(database);
  const looks = await readLooks(database);
  if (draft === undefined) return looks.filter((look) => isShown(look, occasion));
  return [draft, ...looks.filter((look) => look.id !== draft.id && isShown(look, occasion))];
}

/** The same database with a look that is not saved yet, which previews show in place of the stored one, even if it is a draft. */
export function withDraftLook(database: Database, draft: Look): Database {
  const copy = { ...database };
  DRAFTS.set(copy, draft);
  return copy;
}

const readLooks: (database: Database) => Promise<readonly Look[]> = cached("looks", 1, async (database) =>
  // A later version may have written what this one does not know.
  (await listLooks(database)).filter((look) => LookBody.safeParse(bodyOf(look)).success),
);

/** The next moment after `now` at which a look starts or ends; infinite if there is none. */
export const nextLookChange = async (database: Database, now: number): Promise<number> =>
  nextMoment(await readLooks(database), now);
