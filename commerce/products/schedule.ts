// The schedule of a product: shoppers see it from one moment until another. Whether they do now is stored with the product, so that
// queries need no clock; apply-schedules.ts changes it when the time has come.

import type { FeedRow } from "#catalogue";

type Dates = Pick<FeedRow, "visibility" | "visible_from" | "visible_until" | "published_at">;

/** Columns of a product for its schedule as of a moment. "New in" sorts it by its start. */
export function scheduleOf(row: Dates, now: Date) {
  const visibleFrom = row.visible_from === undefined ? null : new Date(row.visible_from);
  const visibleUntil = row.visible_until === undefined ? null : new Date(row.visible_until);
  const published = new Date(row.published_at);
  const isShown = row.visibility === "YES";
  const isEarly = visibleFrom !== null && visibleFrom > now;
  const isOver = visibleUntil !== null && visibleUntil <= now;
  return {
    isVisible: isShown && !isEarly && !isOver,
    visibleFrom,
    visibleUntil,
    isHeld: isShown && (isEarly || isOver) ? true : null,
    visibilityChangesAt: !isShown || isOver ? null : isEarly ? visibleFrom : visibleUntil,
    publishedAt: visibleFrom !== null && visibleFrom > published ? visibleFrom : published,
  };
}
