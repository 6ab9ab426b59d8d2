// Gives up demands of a query, the least important first, until it finds enough. Each attempt is a turn of the event loop.

import { setImmediate as nextTurn } from "node:timers/promises";
import { IMPORTANCE, type Slot } from "./slots.ts";

/** Conditions that are given up last; a guessed size first of all. */
export interface Conditions {
  readonly price: boolean;
  readonly size: boolean;
  readonly isSizeGuessed: boolean;
  readonly exclusions: boolean;
}

export interface Demands {
  readonly slots: readonly Slot[];
  readonly conditions: Conditions;
}

export interface Relaxed extends Demands {
  readonly total: number;
  readonly dropped: readonly Slot[];
  /** True if some products satisfy everything that was asked for, too few to be shown alone. */
  readonly hasMatches: boolean;
}

/** Below this number of products, the least important demands become preferences. */
const ENOUGH = 5;

/** `count` returns the number of products that satisfy all demands. */
export async function relax(asked: Demands, count: (demands: Demands) => Promise<number>): Promise<Relaxed> {
  const total = isEmpty(asked) ? 0 : await count(asked);
  let now: Relaxed = { ...asked, dropped: [], total, hasMatches: total > 0 };
  const withCount = async (next: Demands, dropped: readonly Slot[]): Promise<Relaxed> => {
    await nextTurn();
    return { ...next, dropped, total: await count(next), hasMatches: total > 0 };
  };
  if (now.total === 0 && now.conditions.isSizeGuessed && now.slots.length > 0) {
    const conditions = { ...now.conditions, size: false, isSizeGuessed: false };
    now = await withCount({ slots: now.slots, conditions }, []);
  }
  const strict = now;
  while (now.total < ENOUGH && now.slots.length > 1) {
    const least = leastOf(now.slots)!;
    if (least.importance >= IMPORTANCE.people) break;
    now = await without(now, least);
  }
  if (now.total === strict.total) now = strict;
  while (now.total === 0) {
    const surplus = surplusThings(now);
    if (surplus.length > 0) {
      const from = now;
      const tried = await Promise.all(surplus.map((thing) => without(from, thing)));
      now = tried.reduce((best, one) => (one.total > best.total ? one : best));
      continue;
    }
    const next = nextStep(now);
    if (!next) break;
    now =
      "importance" in next
        ? await without(now, next)
        : await withCount({ slots: now.slots, conditions: next }, now.dropped);
  }
  return now;

  function without(from: Relaxed, slot: Slot): Promise<Relaxed> {
    const slots = from.slots.filter((one) => one !== slot);
    return withCount({ slots, conditions: from.conditions }, [...from.dropped, slot]);
  }
}

const isEmpty = ({ slots, conditions }: Demands): boolean =>
  slots.length === 0 && !conditions.price && !conditions.size && !conditions.exclusions;

const leastOf = (slots: readonly Slot[]): Slot | undefined =>
  slots.reduce<Slot | undefined>(
    (least, slot) => (least && least.importance <= slot.importance ? least : slot),
    undefined,
  );

/** Things of which one is given up before people, colours and designers: no product is two things. */
function surplusThings({ slots }: Demands): readonly Slot[] {
  const things = slots.filter(({ isThing }) => isThing);
  if (things.length < 2 || leastOf(slots)!.importance < IMPORTANCE.people) return [];
  // A compound is what its last part says.
  const first = things.find((thing, at) => isSameWord(thing, things[at + 1]));
  return first ? [first] : things;
}

const isSameWord = ({ typed, span }: Slot, other: Slot | undefined): boolean =>
  other?.typed === typed && other.span?.from === span?.from;

/** The slot to drop, or the remaining conditions. A size is given up before people, colours, designers and things. */
function nextStep({ slots, conditions }: Demands): Slot | Conditions | undefined {
  const least = leastOf(slots);
  if (conditions.size && least && least.importance >= IMPORTANCE.people) return { ...conditions, size: false };
  if (least && slots.length > 1) return least;
  if (slots.length === 0) return undefined;
  if (conditions.size) return { ...conditions, size: false };
  if (conditions.exclusions) return { ...conditions, exclusions: false };
  if (conditions.price) return { ...conditions, price: false };
  return undefined;
}
