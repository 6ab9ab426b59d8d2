// Content that is not saved yet, for previews: the shop's pages read it from a copy of the database in place of what is stored.

import type { Database } from "#commerce/database";
import type { PageSection, Tag } from "./content.ts";

export interface ContentDraft {
  /** All sections of the shop. */
  readonly sections?: readonly PageSection[] | undefined;
  /** One tag, in place of the stored one with its id. */
  readonly tag?: Tag | undefined;
}

const DRAFTS = new WeakMap<Database, ContentDraft>();

/** The same database with a draft. Caches belong to a database, so that nothing of the draft reaches other pages. */
export function withDraft(database: Database, draft: ContentDraft): Database {
  const copy = { ...database };
  DRAFTS.set(copy, draft);
  return copy;
}

export const draftOf = (database: Database): ContentDraft => DRAFTS.get(database) ?? {};
