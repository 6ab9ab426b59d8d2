// Makes the cache of documents follow everything that they show: catalogue, content, taxonomy, settings, merchandising
// rules, promotions, looks, reviews, and schedules.

import type { LiveSettings } from "#commerce/settings";
import type { LiveTaxonomy } from "#commerce/taxonomy";
import type { ShopSearch } from "../search/shop-search.ts";
import { followSchedule, type ScheduleSources } from "./follow-schedule.ts";
import type { SharedDocuments } from "./shared-documents.ts";

export interface ChangeSources extends ScheduleSources {
  readonly search: Pick<ShopSearch, "onUpdated">;
  readonly settings: Pick<LiveSettings, "read" | "onChange" | "revision">;
  readonly taxonomy: Pick<LiveTaxonomy, "onChange" | "current">;
}

export function followChanges(
  { drop, expire }: Pick<SharedDocuments, "drop" | "expire">,
  { database, search, settings, taxonomy, ...schedule }: ChangeSources,
): void {
  for (const name of ["catalogue", "content", "taxonomy", "settings", "merchandising", "promotions", "looks"] as const)
    database.revisions.on(name, drop);
  // Read again a moment after the revision is known, and a document may have been rendered in between.
  settings.onChange(ifRaised(settings.revision, drop));
  taxonomy.onChange(ifRaised(() => taxonomy.current().revision, drop));
  search.onUpdated?.(expire);
  database.revisions.on("reviews", expire);
  followSchedule({ database, settings, ...schedule }, drop);
}

/** A change is read twice in the process that made it. */
function ifRaised(revision: () => number, act: () => void): () => void {
  let known = revision();
  return () => {
    if (revision() === known) return;
    known = revision();
    act();
  };
}
