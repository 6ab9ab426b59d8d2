// The simulator beside a promotion: its settings are in the address, so that a trial can be shared.

import { formatInFull, messagesIn, money } from "#catalogue";
import { momentAt } from "#commerce/insights";
import { simulate, type Simulated } from "#commerce/promotions";
import { INSIGHTS, marketsSold } from "#commerce/settings";
import { all, is, not, readHits, type Filter } from "#search/query";
import type { StaffArgs } from "../../framework/context.ts";
import type { ChoiceOption } from "../../forms/choices.tsx";
import { countryOptions } from "../../forms/market-names.ts";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { PAYMENT_CHOICES, type PaymentChoice } from "./payment-methods.server.ts";
import { reasonIn, saidOf, type Said } from "./summary.server.ts";

const say = messagesIn(texts, "en");

export interface Trial {
  /** Fields of the form, as in the address. */
  readonly items: string;
  readonly country: string;
  readonly vip: string;
  readonly codes: string;
  readonly method: string;
  readonly delivery: string;
  readonly at: string;
  /** Those that the shop sells to. */
  readonly countries: readonly ChoiceOption<string>[];
  readonly methods: readonly PaymentChoice[];
  readonly lines: readonly {
    readonly id: string;
    readonly title: string;
    readonly vendor: string;
    readonly size: string;
    readonly quantity: number;
    readonly price: string;
    /** Null without a discount. */
    readonly reduced: string | null;
    readonly notes: readonly string[];
  }[];
  readonly unknown: readonly string[];
  readonly subtotal: string;
  readonly amounts: readonly (readonly [name: string, amount: string])[];
  readonly total: string;
  readonly gifts: readonly string[];
  /** This promotion first. */
  readonly refused: readonly { readonly id: string; readonly name: string; readonly reasons: readonly string[] }[];
  readonly codeProblems: readonly string[];
  readonly isApplied: boolean;
}

export async function trialOf(
  { shop, url, now }: Pick<StaffArgs, "shop" | "url" | "now">,
  promotion: { readonly id: string; readonly code: string | null; readonly filter: Filter },
): Promise<Trial> {
  const { timeZone } = shop.setting(INSIGHTS);
  const field = (name: string): string => url.searchParams.get(name)?.trim() ?? "";
  const typed = field("items") || (await sampleItems(shop, promotion.filter));
  const { home, countries } = marketsSold(shop.setting);
  const soldIn = (code: string) => countries.find((one) => one.country === code.toUpperCase());
  const buyer = soldIn(field("country")) ?? soldIn(home.country) ?? soldIn(USUAL) ?? countries[0] ?? home;
  const { country } = buyer;
  const market = shop.orderServices.prices.market(buyer);
  const codes = url.searchParams.has("codes") ? field("codes") : (promotion.code ?? "");
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(field("at")) ? field("at") : "";
  const delivery = /^\d{1,9}(\.\d{1,3})?$/.test(field("delivery")) ? field("delivery") : "";
  const simulated = await simulate(
    { ...shop.orderServices, setting: shop.setting, shopId: shop.id, taxonomy: () => shop.taxonomy },
    {
      priceList: market.priceList,
      hasPriorPrices: market.hasPriorPrices ?? false,
      country,
      lines: linesIn(typed),
      delivery: delivery === "" ? null : Math.round(Number(delivery) * 1000),
      vipLevel: Number(/^\d{1,3}$/.exec(field("vip"))?.[0] ?? 0),
      hasOrdered: null,
      email: null,
      paymentMethod: field("method") || null,
      codes: codes
        .split(/[\s,]+/u)
        .filter((code) => code !== "")
        .slice(0, 20),
      at: at === "" ? now : momentAt(at, timeZone),
      asActive: promotion.id,
    },
  );
  return {
    items: typed,
    country,
    vip: field("vip"),
    codes,
    method: field("method"),
    delivery,
    at,
    countries: countryOptions(countries),
    methods: PAYMENT_CHOICES,
    ...shownIn(simulated, promotion.id, saidOf(simulated, shop.setting)),
  };
}

/** For a shop whose home is no country. */
const USUAL = "DE";

/** "SKU-1 2" is two pieces of SKU-1. One item a line. */
const linesIn = (typed: string) =>
  typed
    .split("\n")
    .map((line) => /^\s*(\S.*?)(?:\s+[x×]?\s?(\d{1,3}))?\s*$/u.exec(line))
    .flatMap((match) =>
      match?.[1] ? [{ item: match[1].slice(0, 255), quantity: Math.max(1, Number(match[2] ?? 1)) }] : [],
    )
    .slice(0, 20);

/** Products that match and one that does not, so that the first look shows both. Nothing if search is down. */
async function sampleItems({ search }: StaffArgs["shop"], filter: Filter): Promise<string> {
  const isSold = is("visibility", "YES");
  const handles = async (wanted: Filter, limit: number): Promise<readonly string[]> => {
    const found = await search.search({ filter: all(isSold, wanted), limit, fields: ["handle"] });
    return found.kind === "found" ? readHits(found.hits).map((hit) => String(hit["handle"])) : [];
  };
  try {
    const [matching, others] = await Promise.all([handles(filter, 2), handles(not(filter), 1)]);
    return [...matching, ...others].join("\n");
  } catch {
    return "";
  }
}

function shownIn(simulated: Simulated, promotionId: string, said: Said) {
  const { currency, discounts, lines } = simulated;
  const write = (thousandths: number): string => formatInFull(money(thousandths, currency));
  const { nameOf } = said;
  const ofLine = new Map(discounts.lines.map((line) => [line.lineId, line]));
  return {
    lines: lines.map(({ id, title, vendor, size, quantity, unitPrice, isReduced }) => {
      const discount = ofLine.get(id);
      const total = unitPrice * quantity;
      return {
        id,
        title,
        vendor,
        size,
        quantity,
        price: write(total),
        reduced: discount ? write(total - discount.amount) : null,
        notes: [
          ...(discount?.shares.map((share) => `${nameOf(share.promotionId)}: −${write(share.amount)}`) ?? []),
          ...(isReduced ? [say("alreadyReduced")] : []),
        ],
      };
    }),
    unknown: simulated.unknown,
    subtotal: write(simulated.subtotal),
    amounts: discounts.applied
      .filter(({ amount }) => amount > 0)
      .map(
        ({ promotionId: id, code, amount }) =>
          [code ? `${nameOf(id)}, ${code}` : nameOf(id), `−${write(amount)}`] as const,
      ),
    total: write(simulated.total),
    gifts: discounts.gifts.map((gift) =>
      say("gift", { name: nameOf(gift.promotionId), variant: gift.variantIds[0] ?? "" }),
    ),
    refused: discounts.refused
      .map(({ promotionId: id, reasons }) => ({
        id,
        name: nameOf(id),
        reasons: reasons.map((reason) => reasonIn(reason, said)),
      }))
      .toSorted((one, other) => Number(other.id === promotionId) - Number(one.id === promotionId)),
    codeProblems: discounts.codes.flatMap((code) =>
      code.kind === "refused" && code.promotionId === null ? [say("unknownCode", { code: code.code })] : [],
    ),
    isApplied: discounts.applied.some((one) => one.promotionId === promotionId),
  };
}
