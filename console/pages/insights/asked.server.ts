// Reads what an address of the insights asks for: the period, the market and the device.

import { COUNTRY_MARKETS, messagesIn, REGION_MARKETS } from "#catalogue";
import { addDays, FiguresQuery, readQuery, todayIn, type Periods } from "#commerce/insights";
import { INSIGHTS } from "#commerce/settings";
import type { StaffArgs } from "../../framework/context.ts";
import { insights as texts } from "../../locales/generated/insights.ts";
import { PERIODS, type Filters } from "./filters.ts";

/** Data that every screen of the insights has. */
export interface Frame {
  readonly filters: Filters;
  readonly before: { readonly from: string; readonly to: string };
  readonly today: string;
  /** Markets that the operator may select. */
  readonly markets: readonly { readonly code: string; readonly name: string }[];
  /** True if all of them together may be seen. */
  readonly hasAllMarkets: boolean;
  /** A sentence, if the address asks for an impossible period. */
  readonly problem?: string;
}

export interface Asked {
  readonly frame: Frame;
  readonly periods: Periods;
  readonly query: FiguresQuery;
  readonly timeZone: string;
}

const DEFAULT_DAYS = 30;
const say = messagesIn(texts, "en");

export function readAsked({ shop, url: { searchParams }, now, operator }: StaffArgs): Asked {
  const { timeZone } = shop.setting(INSIGHTS);
  const today = todayIn(timeZone, now);
  const given = (name: string): string => searchParams.get(name) ?? "";
  const all = [...REGION_MARKETS, ...COUNTRY_MARKETS];
  const markets = operator.markets ? all.filter(({ code }) => operator.markets?.includes(code)) : all;
  const market = markets.find(({ code }) => code === given("market"))?.code ?? "";
  const device = (["mobile", "desktop"] as const).find((one) => one === given("device")) ?? "";
  const lastDays = (count: number) => ({ from: addDays(today, 1 - count), to: today });
  const dates = { ...(given("from") && { from: given("from") }), ...(given("to") && { to: given("to") }) };
  // The form sends dates; those of the last days stay the last days tomorrow.
  const isLast = (count: number) => given("to") === today && given("from") === lastDays(count).from;
  const wanted = PERIODS.find((one) => String(one) === given("days") || isLast(one));
  const days = wanted ?? (Object.keys(dates).length === 0 ? DEFAULT_DAYS : undefined);
  const shared = { ...(market && { market }), ...(device && { device }) };
  const read = readQuery(FiguresQuery, { ...shared, ...(days ? lastDays(days) : dates) }, today);
  const { query, periods } =
    read.kind === "query" ? read : mustRead(readQuery(FiguresQuery, { ...shared, ...lastDays(DEFAULT_DAYS) }, today));
  const { from, to, before } = periods;
  const isRelative = days !== undefined || read.kind === "invalid";
  return {
    frame: {
      filters: {
        ...(isRelative && { days: days ?? DEFAULT_DAYS }),
        from,
        to,
        market,
        device,
        currency: /^[A-Z]{3}$/.test(given("currency")) ? given("currency") : "",
      },
      before,
      today,
      markets: markets.map(({ code, name }) => ({ code, name })),
      hasAllMarkets: operator.markets === null,
      ...(read.kind === "invalid" && { problem: say("wrongPeriod") }),
    },
    periods,
    query,
    timeZone,
  };
}

/** The last days are always a period. */
function mustRead<Read extends { readonly kind: string }>(read: Read): Extract<Read, { readonly kind: "query" }> {
  if (read.kind !== "query") throw new Error("The last days are no period");
  return read as Extract<Read, { readonly kind: "query" }>;
}
