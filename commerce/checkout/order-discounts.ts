// The discounts of a cart as its order stores them. Pure.

import type { OrderDiscount } from "#commerce/orders";
import type { NewUse, PromotionShare } from "#commerce/promotions";
import type { CartDiscounts, Complimentary } from "./cart-discounts.ts";

/** The share of each promotion in each line and in the delivery. A gift is a share of nothing, which says where it comes from. */
export function sharesOf(
  { lines, delivery, applied }: CartDiscounts,
  lineIds: ReadonlyMap<string, string>,
  complimentary: readonly (Complimentary & { readonly id: string })[],
): readonly OrderDiscount[] {
  const promotions = new Map(applied.map((one) => [one.promotionId, one]));
  const shareOf = ({ promotionId, amount }: PromotionShare, lineId: string | null): OrderDiscount => {
    const promotion = promotions.get(promotionId);
    if (!promotion) throw new Error(`Promotion ${promotionId} has a share, but is not applied`);
    return { lineId, promotionId, code: promotion.code, name: promotion.name, amount };
  };
  return [
    ...lines.flatMap(({ lineId, shares }) => shares.map((share) => shareOf(share, lineIds.get(lineId) ?? null))),
    ...delivery.shares.map((share) => shareOf(share, null)),
    ...complimentary.map(({ promotionId, id }) => shareOf({ promotionId, amount: 0 }, id)),
  ];
}

/** The same for a cart that is not ordered yet, by the ids of its lines; a gift's id is its variant's. */
export const orderDiscountsOf = (discounts: CartDiscounts): readonly OrderDiscount[] =>
  sharesOf(
    discounts,
    new Map(discounts.lines.map(({ lineId }) => [lineId, lineId])),
    discounts.complimentary.map((gift) => ({ ...gift, id: gift.line.id })),
  );

/** A promotion whose gift has sold out is not used. */
export const usesOf = ({ applied, complimentary, codeIds }: CartDiscounts): readonly NewUse[] =>
  applied
    .filter(({ promotionId, amount }) => amount > 0 || complimentary.some((gift) => gift.promotionId === promotionId))
    .map(({ promotionId, amount }) => ({ promotionId, amount, codeId: codeIds.get(promotionId) ?? null }));
