// The interpretation of a query, as in the search API's `interpretation`, with prices as Money.

import { moneyOf } from "#catalogue";
import type { Reading, ReadPart } from "#search/intent";
import { builder } from "../builder.ts";
import { MoneyType } from "../money.ts";

const PartKindType = builder.enumType("QueryPartKind", {
  description: "What a part of a query was read as.",
  values: {
    CHEAP: { value: "cheap", description: "The lowest price first." },
    COLOURS: { value: "colours", description: "A colour." },
    NOT: { value: "not", description: "Something that products must not be, have or be made of." },
    OCCASIONS: { value: "occasions", description: "An occasion, such as a wedding." },
    PEOPLE: { value: "people", description: "The person that it is for." },
    PRICE: { value: "price", description: "A range of prices, in `min` and `max`." },
    QUALITIES: { value: "qualities", description: "A quality, such as waterproof." },
    SIZE: { value: "size", description: "A size in stock, in `name`." },
    THINGS: { value: "things", description: "A kind of product." },
    WORD: { value: "word", description: "Any other word, searched as text." },
  } satisfies Record<Uppercase<ReadPart["kind"]>, { readonly value: ReadPart["kind"]; readonly description: string }>,
});

const PartType = builder.objectRef<ReadPart>("QueryPart").implement({
  description: "A part of a query that was read.",
  fields: (t) => ({
    kind: t.field({ type: PartKindType, description: "What it was read as.", resolve: ({ kind }) => kind }),
    typed: t.string({
      nullable: true,
      description: "The words, as in the query; null for prices and sizes.",
      resolve: (part) => ("typed" in part ? part.typed : null),
    }),
    type: t.string({
      nullable: true,
      description: "The product type that a thing was read as, because no product is called so; null for other parts.",
      resolve: (part) => ("typed" in part ? part.type : null),
    }),
    name: t.string({
      nullable: true,
      description: "Name of the size; null for other parts.",
      resolve: (part) => (part.kind === "size" ? part.name : null),
    }),
    min: t.field({
      type: MoneyType,
      nullable: true,
      description: "Lowest price, in the market's currency; null without one.",
      resolve: (part, _args, { browsing }) => priceOf(part, "min", browsing.visitor.market.currency),
    }),
    max: t.field({
      type: MoneyType,
      nullable: true,
      description: "Highest price, in the market's currency; null without one.",
      resolve: (part, _args, { browsing }) => priceOf(part, "max", browsing.visitor.market.currency),
    }),
    without: t.string({
      nullable: true,
      description:
        "The query without this part, to search again, empty if it is the only one; null if the part was translated.",
      resolve: ({ without }) => without,
    }),
  }),
});

const priceOf = (part: ReadPart, bound: "min" | "max", currency: string) => {
  const price = part.kind === "price" ? part[bound] : undefined;
  return price === undefined ? null : moneyOf(price, currency);
};

export const InterpretationType = builder.objectRef<Reading>("QueryInterpretation").implement({
  description: "How a query was read, to show its parts and to remove them.",
  fields: (t) => ({
    parts: t.field({
      type: [PartType],
      description: "What the products have: words first, then conditions.",
      resolve: ({ parts }) => [...parts],
    }),
    dropped: t.field({
      type: [PartType],
      description:
        "What no product has together with the other parts, or too few to be shown alone. Products with these words come first.",
      resolve: ({ dropped }) => [...dropped],
    }),
    hasMatches: t.boolean({
      description: "True if some products have everything, also what was dropped.",
      resolve: ({ hasMatches }) => hasMatches,
    }),
    unused: t.stringList({
      description: "Words that nothing is known about.",
      resolve: ({ unused }) => [...unused],
    }),
  }),
});
