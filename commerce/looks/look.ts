// A look: a picture, its pieces and where they are in it, and where and when it is shown. The schema of its JSON; rows are in store.ts.

import { z } from "zod";
import { Moment } from "#commerce/database";
import { COUNTRY_MARKETS, LANGUAGES, REGION_MARKETS, toHandle } from "#catalogue";

export const MOST_PIECES = 12;

const LanguageCode = z.enum(LANGUAGES.map(({ code }) => code));
const texts = (longest: number) => z.partialRecord(LanguageCode, z.string().trim().min(1, EMPTY).max(longest));
const EMPTY = "must not be empty";

const percent = z.number().min(0).max(100);

const Piece = z.strictObject({
  product: z.string().trim().min(1, EMPTY).max(200).describe("Product id."),
  x: percent.describe("Per cent of the picture's width, from the left.").exactOptional(),
  y: percent.describe("Per cent of the picture's height, from the top.").exactOptional(),
});

export type Piece = z.infer<typeof Piece>;

/** A picture of this shop, or of an allowed host. */
const Picture = z
  .string()
  .trim()
  .max(2000)
  .regex(/^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/, "must start with / or https://");

const moment = Moment;

const MARKETS = [...COUNTRY_MARKETS, ...REGION_MARKETS].map(({ code }) => code);

export const LookBody = z
  .strictObject({
    state: z.enum(["draft", "published"]).default("draft").describe("Shoppers see published looks."),
    slug: z
      .string()
      .trim()
      .min(1, EMPTY)
      .max(100)
      .refine(
        (slug) => slug === toHandle(slug),
        "may have lower-case letters, digits and hyphens, such as city-tailoring",
      )
      .describe("In its address: /looks/city-tailoring."),
    title: texts(100)
      .refine((byLanguage) => byLanguage.en !== undefined, "needs English, which other languages fall back to")
      .describe("By language; English is for all others."),
    text: texts(1000).default({}).describe("One or two sentences by language."),
    picture: Picture.nullable().default(null).describe("Without one, the page arranges the pictures of the pieces."),
    pieces: z.array(Piece).max(MOST_PIECES).default([]),
    department: z.string().trim().min(1, EMPTY).max(100).nullable().default(null).describe("None for all departments."),
    markets: z
      .array(z.enum(MARKETS, "must be the code of a market, such as us"))
      .max(300)
      .default([])
      .describe("None for all markets."),
    startsAt: moment.nullable().default(null).describe("Not shown before."),
    endsAt: moment.nullable().default(null).describe("Not shown from then on."),
    position: z.int().min(0).max(10_000).default(100).describe("Lower comes first."),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ["endsAt"],
    message: "must be after the start",
  })
  .superRefine(({ state, pieces }, context) => {
    const issue = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    const products = pieces.map(({ product }) => product);
    const twice = products.findIndex((product, at) => products.indexOf(product) !== at);
    if (twice >= 0) issue(["pieces", twice, "product"], `names the product ${products[twice]} twice`);
    const half = pieces.findIndex(({ x, y }) => (x === undefined) !== (y === undefined));
    if (half >= 0) issue(["pieces", half], "needs both x and y, or neither");
    if (state === "published" && pieces.length < 2)
      issue(["pieces"], "needs at least two pieces before it is published");
  });

export type LookBody = z.infer<typeof LookBody>;

export interface Look extends LookBody {
  readonly id: string;
  /** Increases with every change; a change names the version that it was made from. */
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

/** The market and the moment of a visit. */
export interface LookOccasion {
  /** Code of the market. */
  readonly market: string;
  readonly now: number;
}

export const isShown = (
  { state, markets, startsAt, endsAt }: Pick<LookBody, "state" | "markets" | "startsAt" | "endsAt">,
  { market, now }: LookOccasion,
): boolean =>
  state === "published" &&
  (markets.length === 0 || markets.includes(market)) &&
  (startsAt === null || Date.parse(startsAt) <= now) &&
  (endsAt === null || now < Date.parse(endsAt));
