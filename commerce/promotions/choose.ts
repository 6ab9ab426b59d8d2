// Chooses which offers apply to one line, to the order or to delivery. Pure.

export interface Choosable {
  readonly priority: number;
  /** True if it adds up with others that do too. */
  readonly isStackable: boolean;
  /** Amount that it takes off on its own, more than 0. */
  readonly alone: number;
}

/**
 * From the highest priority down, either the single offer that gives most, which ends the choice, or all stackable offers together,
 * to which those of lower priorities are added. Equal amounts go to those together, and then to the first.
 *
 * `offers` are sorted by descending priority; `worth` is the amount that some of them take off together.
 */
export function choose<Offer extends Choosable>(
  offers: readonly Offer[],
  worth: (chosen: readonly Offer[]) => number,
): readonly Offer[] {
  let stacked: readonly Offer[] = [];
  let stackedWorth = 0;
  for (let from = 0, to = 0; from < offers.length; from = to) {
    const { priority } = offers[from]!;
    let single: Offer | undefined;
    const added: Offer[] = [];
    for (to = from; to < offers.length && offers[to]!.priority === priority; to++) {
      const offer = offers[to]!;
      if (offer.isStackable) added.push(offer);
      else if (stacked.length === 0 && offer.alone > (single?.alone ?? 0)) single = offer;
    }
    const together = added.length === 0 ? stacked : [...stacked, ...added];
    const togetherWorth = added.length === 0 ? stackedWorth : worth(together);
    if (single !== undefined && single.alone > togetherWorth) return [single];
    if (togetherWorth > stackedWorth) [stacked, stackedWorth] = [together, togetherWorth];
  }
  return stacked;
}
