// The first steps of a new shop's owner, and which of them are done.

import { hasSections } from "#commerce/content";
import { hasProductsOnSale } from "#commerce/products";
import { DELIVERY, FACTS, INSIGHTS, readSettings } from "#commerce/settings";
import type { StaffArgs } from "../../framework/context.ts";

export const STEPS = ["products", "facts", "delivery", "payment", "timeZone", "home"] as const;
export type Step = (typeof STEPS)[number];

/** The steps with what is done; undefined once products are on sale and the facts are filled. */
export async function firstSteps({ shop, services }: StaffArgs): Promise<Readonly<Record<Step, boolean>> | undefined> {
  const { name, company, address } = shop.setting(FACTS);
  const facts = name !== FACTS.initial.name && Boolean(company && address);
  const products = await hasProductsOnSale(shop.database);
  if (products && facts) return undefined;
  const [stored, home] = await Promise.all([readSettings(shop.database), hasSections(shop.database, shop.id)]);
  const provider = services.find(({ variable }) => variable === "PAYMENT_PROVIDER")?.value ?? "test";
  return {
    products,
    facts,
    delivery: stored.has(DELIVERY.name),
    payment: provider !== "test",
    timeZone: stored.has(INSIGHTS.name),
    home,
  };
}
