// The first steps of a new shop's owner, and which of them are done.

import { parse, serialize } from "hono/utils/cookie";
import { redirect } from "react-router";
import { z } from "zod";
import { hasSections } from "#commerce/content";
import { hasProductsOnSale } from "#commerce/products";
import { DELIVERY, FACTS, INSIGHTS, readSettings } from "#commerce/settings";
import type { StaffArgs } from "../../framework/context.ts";
import { intent } from "../../framework/handlers.server.ts";

export const STEPS = ["products", "facts", "delivery", "payment", "timeZone", "home"] as const;
export type Step = (typeof STEPS)[number];

const COOKIE = "console-steps";
const HIDDEN = "hidden";
const YEAR_SECONDS = 31_536_000;

/** Hides the steps in this browser. */
export const hideSteps = intent("staff", z.object({}), async () => {
  const attributes = { path: "/", maxAge: YEAR_SECONDS, httpOnly: true, sameSite: "Lax" } as const;
  return redirect("/console", { headers: { "set-cookie": serialize(COOKIE, HIDDEN, attributes) } });
});

/** The steps with what is done; undefined once all are, or hidden. */
export async function firstSteps({
  shop,
  services,
  request,
}: StaffArgs): Promise<Readonly<Record<Step, boolean>> | undefined> {
  if (parse(request.headers.get("cookie") ?? "", COOKIE)[COOKIE] === HIDDEN) return undefined;
  const { name, company, address } = shop.setting(FACTS);
  const facts = name !== FACTS.initial.name && Boolean(company && address);
  const [products, stored, home] = await Promise.all([
    hasProductsOnSale(shop.database),
    readSettings(shop.database),
    hasSections(shop.database, shop.id),
  ]);
  const provider = services.find(({ variable }) => variable === "PAYMENT_PROVIDER")?.value ?? "test";
  const steps = {
    products,
    facts,
    delivery: stored.has(DELIVERY.name),
    payment: provider !== "test",
    timeZone: stored.has(INSIGHTS.name),
    home,
  };
  return Object.values(steps).every(Boolean) ? undefined : steps;
}
