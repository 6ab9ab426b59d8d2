// The facts of the shop: its name, who runs it and how to reach it.

import { z } from "zod";
import { toHandle } from "#catalogue";
import { defineSetting } from "./setting.ts";
import { inLanguages, longText, shortText } from "./texts.ts";
import type { Sql } from "#commerce/database";
import { readSetting, writeSetting } from "./store.ts";

const email = z.email("must be an email address").max(254);

export const ShopName = shortText.max(60);

const MOST_FORMER_NAMES = 20;

const ShopFacts = z.strictObject({
  name: ShopName.describe("Name of the shop, as shoppers read it."),
  tagline: inLanguages(shortText).default({}).describe("Goods in a few words by language, after the name in titles."),
  description: inLanguages(longText).default({}).describe("The shop in a sentence by language, for search engines."),
  about: inLanguages(longText).default({}).describe("Text of the page about the shop by language, as Markdown."),
  company: shortText.optional().describe("Legal name of the company."),
  address: shortText.optional().describe("Postal address of the company, its parts separated by commas."),
  registration: shortText.optional().describe("Entry in a register, for example `Company number 01234567`."),
  taxNumber: shortText.optional().describe("Tax number with its name, for example `VAT GB 123 4567 89`."),
  taxNumbers: z
    .array(
      z.strictObject({
        country: z.string().regex(/^[A-Z]{2}$/, "must be a country, such as FR"),
        number: shortText.describe("Number with its name, for example `USt-IdNr. DE 123456789`."),
      }),
    )
    .max(50)
    .default([])
    .describe(
      "Further tax numbers by country, several if needed: in mails and terms, and on invoices for goods that are taxed there.",
    ),
  email: email.optional().describe("Address for shoppers' questions."),
  privacyEmail: email.optional().describe("Address for questions about personal data; the other one by default."),
  phone: z
    .string()
    .max(30)
    .regex(/^\+[\d -]+$/, "must be an international number such as +44 20 1234 5678")
    .optional()
    .describe("Telephone number with the country's prefix."),
  hours: inLanguages(shortText).default({}).describe("Hours in which the telephone is answered, by language."),
  social: z
    .array(
      z.strictObject({ name: shortText.max(40), url: z.url({ protocol: /^https$/, error: "must be an https URL" }) }),
    )
    .max(12)
    .default([])
    .describe("Pages of the shop on social networks."),
  formerNames: z
    .array(ShopName)
    .max(MOST_FORMER_NAMES)
    .optional()
    .describe("Earlier names of the shop, whose pages of the shop's own designer redirect. Added by renaming it."),
});
export type ShopFacts = z.output<typeof ShopFacts>;

/** All tax numbers with their names, that of the shop's own country first. */
export const taxNumbersOf = ({ taxNumber, taxNumbers }: ShopFacts): readonly string[] => [
  ...new Set([...(taxNumber === undefined ? [] : [taxNumber]), ...taxNumbers.map(({ number }) => number)]),
];

export const FACTS = defineSetting<ShopFacts>({
  name: "facts",
  description: "The shop's name, who runs it and how to reach it.",
  schema: ShopFacts,
  initial: ShopFacts.parse({ name: "My shop" }),
});

/** Adds the previous names to the former ones, in a transaction. `wasDesigner`: products were sold under the previous name. */
export async function rememberNames(tx: Sql, before: ShopFacts, wasDesigner: boolean): Promise<ShopFacts> {
  const facts = await readSetting(tx, FACTS);
  const known = [...(before.formerNames ?? []), ...(facts.formerNames ?? []), ...(wasDesigner ? [before.name] : [])];
  const others = known.filter((name) => toHandle(name) !== toHandle(facts.name));
  const formerNames = [...new Set(others)].slice(-MOST_FORMER_NAMES);
  const isKnown = formerNames.every((name) => facts.formerNames?.includes(name));
  if (!isKnown) await writeSetting(tx, FACTS, { ...facts, formerNames }, new Date());
  return facts;
}

/** Changes only the name, in a transaction. */
export async function renameShop(tx: Sql, name: string): Promise<void> {
  const facts = await readSetting(tx, FACTS);
  if (facts.name !== name) await writeSetting(tx, FACTS, { ...facts, name }, new Date());
}
