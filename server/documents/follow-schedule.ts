// Drops documents at the moments at which the merchant's schedule changes them: of sections, collections, menu entries,
// merchandising rules, promotions and looks.

import { contentChanges } from "#commerce/content";
import type { Database } from "#commerce/database";
import { nextLookChange } from "#commerce/looks";
import { nextRuleChange } from "#commerce/merchandising";
import { nextPromotionChange } from "#commerce/promotions";
import type { LiveSettings } from "#commerce/settings";
import { MENUS, nextChange } from "#commerce/settings/menus";

export interface ScheduleSources {
  readonly database: Database;
  readonly shopId: string;
  readonly settings: Pick<LiveSettings, "read" | "onChange">;
  readonly onError: (error: unknown) => void;
}

/** Timers have a limit of 24 days, and clocks are corrected. */
const LONGEST_WAIT_MS = 3_600_000;
const RETRY_MS = 1_000;

export function followSchedule({ database, shopId, settings, onError }: ScheduleSources, drop: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const wait = (ms: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms).unref();
  };
  let latest = 0;
  const plan = async (): Promise<void> => {
    latest += 1;
    const turn = latest;
    const now = Date.now();
    const { next } = await contentChanges(database, shopId, now);
    const moment = Math.min(
      next,
      nextChange(settings.read(MENUS), now),
      await nextRuleChange(database, now),
      await nextPromotionChange({ database, setting: settings.read }, shopId, now),
      await nextLookChange(database, now),
    );
    // A later plan has read newer changes, even if it ends earlier.
    if (turn !== latest) return;
    const isFar = moment - now > LONGEST_WAIT_MS;
    wait(isFar ? LONGEST_WAIT_MS : moment - now, () => {
      // A timer may fire a millisecond early.
      if (!isFar && Date.now() < moment) return start();
      if (!isFar) drop();
      start();
    });
  };
  const start = (): void =>
    void plan().catch((error: unknown) => {
      onError(error);
      wait(RETRY_MS, start);
    });
  database.revisions.on("content", start);
  database.revisions.on("merchandising", start);
  database.revisions.on("promotions", start);
  database.revisions.on("looks", start);
  settings.onChange(start);
  start();
}
