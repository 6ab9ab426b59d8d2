// Promotions in a list, with their uses and money.

import { formatInFull } from "#catalogue";
import { listPromotions, readFigures, statusOf, type PromotionStatus } from "#commerce/promotions";
import { nameIn } from "#commerce/settings";
import { loads } from "../../framework/handlers.server.ts";
import { sayAmounts } from "./form-values.server.ts";
import { summaryOf } from "./summary.server.ts";

const PROMOTION_VIEWS = ["current", "running", "scheduled", "draft", "paused", "ended", "archived"] as const;

export interface PromotionsData {
  readonly view: (typeof PROMOTION_VIEWS)[number];
  readonly counts: Readonly<Record<string, number>>;
  readonly promotions: readonly {
    readonly id: string;
    readonly name: string;
    readonly status: PromotionStatus;
    readonly summary: string;
    readonly trigger: "automatic" | "code";
    /** Moments are ISO 8601. */
    readonly startsAt: string | null;
    readonly endsAt: string | null;
    readonly uses: number;
    readonly given: string;
  }[];
}

export const loader = loads("list-promotions", async ({ shop, url, now }): Promise<PromotionsData> => {
  const all = await listPromotions({ database: shop.database, shopId: shop.id });
  const view = PROMOTION_VIEWS.find((one) => one === url.searchParams.get("view")) ?? "current";
  const withStatus = all.map((promotion) => ({ ...promotion, status: statusOf(promotion, now) }));
  const isIn = (status: PromotionStatus, wanted: PromotionsData["view"]): boolean =>
    wanted === "current" ? status !== "archived" && status !== "ended" : status === wanted;
  const shown = withStatus.filter(({ status }) => isIn(status, view));
  const figures = await readFigures(
    shop.database,
    shown.map(({ id }) => id),
  );
  return {
    view,
    counts: Object.fromEntries(
      PROMOTION_VIEWS.map((one) => [one, withStatus.filter(({ status }) => isIn(status, one)).length]),
    ),
    promotions: shown.map(({ id, name, status, effect, trigger, startsAt, endsAt }) => ({
      id,
      name: nameIn(name, "en"),
      status,
      summary: summaryOf(effect),
      trigger,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      uses: figures(id).claimed + figures(id).held,
      given: sayAmounts(figures(id).given, formatInFull),
    })),
  };
});
