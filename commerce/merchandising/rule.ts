// A merchandising rule: where and when it applies, and what it does. The schema of its JSON; rows are in store.ts.

import { z } from "zod";
import { Moment } from "#commerce/database";
import { LANGUAGES, marketOf } from "#catalogue";

const MOST_VALUES = 100;
const values = z.array(z.string().trim().min(1, "must not be empty").max(200)).min(1).max(MOST_VALUES);

/** Products that an action affects: those that satisfy all the fields given, with any value of each. Every field is of products. */
export const Condition = z
  .strictObject({
    products: values.describe("Product ids.").exactOptional(),
    designers: values.describe("Names of designers, as in the catalogue.").exactOptional(),
    departments: values.exactOptional(),
    types: values.describe("Product types.").exactOptional(),
    tags: values.exactOptional(),
    newForDays: z.int().min(1).max(365).describe("Published within so many days.").exactOptional(),
  })
  .refine((condition) => Object.keys(condition).length > 0, "name at least one product, designer, type, tag or age");

export type Condition = z.infer<typeof Condition>;

/** An address of this shop, or another on https. */
const Address = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/, "must start with / or https://");

const texts = (longest: number) =>
  z
    .partialRecord(z.enum(LANGUAGES.map(({ code }) => code)), z.string().trim().min(1).max(longest))
    .refine((byLanguage) => byLanguage.en !== undefined, "needs English, which other languages fall back to");

export const Action = z.discriminatedUnion("kind", [
  z
    .strictObject({
      kind: z.literal("pin"),
      product: z.string().trim().min(1).max(200),
      place: z.int().min(1).max(200),
    })
    .describe("Shows a product at a place, if the list has it."),
  z.strictObject({ kind: z.literal("boost"), where: Condition }).describe("Shows products before the others."),
  z.strictObject({ kind: z.literal("bury"), where: Condition }).describe("Shows products after the others."),
  z.strictObject({ kind: z.literal("hide"), where: Condition }).describe("Leaves products out of the list."),
  z
    .strictObject({ kind: z.literal("banner"), text: texts(200), href: Address.exactOptional() })
    .describe("Shows a line above the list."),
  z.strictObject({ kind: z.literal("redirect"), to: Address }).describe("Leads a search to another page."),
]);

export type Action = z.infer<typeof Action>;

const Scope = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("everything") }).describe("All listings and searches."),
  z
    .strictObject({
      kind: z.literal("listing"),
      path: z
        .string()
        .trim()
        .max(300)
        .regex(/^\/collections\/[^\s?#]+$/, "must be the address of a listing, such as /collections/women"),
    })
    .describe("One listing, whatever is chosen in it."),
  z
    .strictObject({
      kind: z.literal("words"),
      words: z
        .array(
          z
            .string()
            .trim()
            .min(1, "must not be empty")
            .max(100)
            .regex(/[\p{L}\p{N}]/u, "needs a letter or digit"),
        )
        .min(1)
        .max(50),
      match: z.enum(["exact", "contains"]).describe("The whole query, or part of it."),
    })
    .describe("Searches for one of these words or phrases, ignoring case and accents."),
]);

const moment = Moment.nullable();

export const RuleBody = z
  .strictObject({
    name: z.string().trim().min(1, "must not be empty").max(100),
    scope: Scope,
    markets: z
      .array(z.string().refine((code) => marketOf(code)?.code === code, "must be the code of a market, such as us"))
      .max(300)
      .default([])
      .describe("Codes of markets; none for all."),
    contexts: z
      .array(z.string().trim().min(1).max(100))
      .max(10)
      .default([])
      .describe("Rule contexts that a search must all have, such as device-mobile."),
    startsAt: moment.default(null),
    endsAt: moment.default(null),
    priority: z.int().min(0).max(100).default(50).describe("Of rules that contradict each other, the higher wins."),
    actions: z.array(Action).max(100),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ["endsAt"],
    message: "must be after the start",
  })
  .refine(({ scope, actions }) => scope.kind === "words" || actions.every(({ kind }) => kind !== "redirect"), {
    path: ["actions"],
    message: "only a rule for words can redirect",
  })
  .superRefine(({ actions }, context) => {
    const pins = actions.filter((action) => action.kind === "pin");
    for (const [field, seen] of [
      ["product", pins.map(({ product }) => product)],
      ["place", pins.map(({ place }) => String(place))],
    ] as const) {
      const twice = seen.find((one, at) => seen.indexOf(one) !== at);
      if (twice !== undefined)
        context.addIssue({ code: "custom", path: ["actions"], message: `pins the ${field} ${twice} twice` });
    }
  });

export type RuleBody = z.infer<typeof RuleBody>;

/** A rule as shoppers or editors see it. */
export interface StoredRule extends RuleBody {
  readonly id: string;
}

export interface Rule {
  readonly id: string;
  /** Increases with every change; a change names the version that it was made from. */
  readonly version: number;
  /** As shoppers see it; null before it is published. */
  readonly live: RuleBody | null;
  /** Unpublished changes. */
  readonly draft: RuleBody | null;
  readonly updatedAt: Date;
  readonly updatedBy: string;
  readonly publishedAt: Date | null;
}
