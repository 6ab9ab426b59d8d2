// The facts of the shop: its name and how to reach it.

import { z } from "zod";
import { defineSetting } from "./setting.ts";
import { shortText } from "./texts.ts";

const ShopFacts = z.strictObject({
  name: shortText.describe("Name of the shop, as shoppers read it."),
});
export type ShopFacts = z.output<typeof ShopFacts>;

export const FACTS = defineSetting<ShopFacts>({
  name: "facts",
  description: "The shop's name and how to reach it.",
  schema: ShopFacts,
  initial: { name: "Vitrine" },
});
