// Notes for a merchant before a promotion starts: whether cards show its price, and which other promotions it overlaps.

import { currencyOfList } from "#catalogue";
import {
  compilePromotion,
  hiddenBecause,
  listPromotions,
  type CompiledPromotion,
  type StoredPromotion,
} from "#commerce/promotions";
import { nameIn } from "#commerce/settings";
import { readProductFilter } from "#search/product-filter";
import { all, type Filter } from "#search/query";
import type { StaffArgs } from "../../framework/context.ts";
import { say, schemaOf, servicesOf } from "./save.server.ts";

export interface PromotionNote {
  readonly tone: "info" | "warn";
  readonly text: string;
}

/** Others are looked up in the index, so that few of them are. */
const MOST_OVERLAPS = 12;

export async function notesOf(args: StaffArgs, promotion: StoredPromotion): Promise<readonly PromotionNote[]> {
  if (promotion.state === "archived") return [];
  return [{ tone: "info", text: say(shownKey(promotion)) }, ...(await overlapsOf(args, promotion))];
}

const shownKey = (promotion: StoredPromotion) => {
  const reason = hiddenBecause(promotion);
  return reason === undefined ? "shownOnCards" : (`hidden-${reason}` as const);
};

/** Other active promotions that meet it on the same products at the same time, with the one that wins. */
async function overlapsOf(args: StaffArgs, promotion: StoredPromotion): Promise<readonly PromotionNote[]> {
  const schema = schemaOf(args.shop);
  const own = compilePromotion(promotion, schema);
  const ownFilter = filterOf(promotion, schema);
  if (!own || !ownFilter) return [];
  const others = (await listPromotions(servicesOf(args))).filter(
    ({ id, state, endsAt }) => id !== own.id && state === "active" && (endsAt === null || endsAt > args.now),
  );
  const rivals = others.flatMap((other) => {
    const compiled = compilePromotion(other, schema);
    const filter = filterOf(other, schema);
    return compiled && filter && mayMeet(own, compiled) ? [{ other: compiled, filter }] : [];
  });
  const notes: PromotionNote[] = [];
  for (const { other, filter } of rivals.slice(0, MOST_OVERLAPS)) {
    const count = await countProducts(args, all(ownFilter, filter));
    if (count === 0) continue;
    const name = nameIn(other.name, "en");
    notes.push({
      tone: "warn",
      text: `${count === null ? say("mayOverlap", { name }) : say("overlaps", { name, count })} ${say(outcomeOf(own, other), { name })}`,
    });
  }
  return notes;
}

const filterOf = ({ conditions }: StoredPromotion, schema: ReturnType<typeof schemaOf>): Filter | undefined => {
  const read = readProductFilter(conditions.products ?? "", schema);
  return read.kind === "filter" ? read.filter : undefined;
};

/** Products that match now; null if search is down. */
export async function countProducts({ shop }: StaffArgs, filter: Filter): Promise<number | null> {
  try {
    const found = await shop.search.search({ filter, limit: 0 });
    return found.kind === "found" ? found.total : null;
  } catch {
    return null;
  }
}

/** True if both take part in one choice, in a market and at a time that they share. */
function mayMeet(one: CompiledPromotion, other: CompiledPromotion): boolean {
  const isExclusive = one.combines === "none" || other.combines === "none";
  if (!isExclusive && kindOf(one) !== kindOf(other)) return false;
  const [from, until] = [one, other].reduce<[number, number]>(
    ([start, end], { startsAt, endsAt }) => [
      Math.max(start, startsAt?.getTime() ?? 0),
      Math.min(end, endsAt?.getTime() ?? Infinity),
    ],
    [0, Infinity],
  );
  if (from >= until) return false;
  const lists = one.conditions.markets ?? other.conditions.markets;
  const isSold = (promotion: CompiledPromotion, list: (typeof lists & {})[number]) =>
    (promotion.conditions.markets?.includes(list) ?? true) &&
    (promotion.currencies?.includes(currencyOfList(list)) ?? true);
  if (lists) return lists.some((list) => isSold(one, list) && isSold(other, list));
  return !one.currencies || !other.currencies || one.currencies.some((code) => other.currencies!.includes(code));
}

const kindOf = ({ effect }: CompiledPromotion): string =>
  effect.kind === "gift" ? "gift" : "of" in effect ? effect.of : "lines";

function outcomeOf(one: CompiledPromotion, other: CompiledPromotion) {
  if (one.combines === "all" && other.combines === "all") return "overlap-adds" as const;
  if (one.priority > other.priority) return "overlap-wins" as const;
  return one.priority < other.priority ? ("overlap-loses" as const) : ("overlap-best" as const);
}
