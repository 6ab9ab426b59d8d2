// The interpretation of a query, as shown to the shopper.

import type { MeaningSection } from "#catalogue";
import type { Interpretation } from "./interpret.ts";
import type { Span } from "./patterns.ts";
import type { ReadRules } from "./read-rules.ts";
import type { Relaxed } from "./relax.ts";
import type { Slot } from "./slots.ts";

export type ReadPart = {
  /** The query without this part; absent if it was translated. */
  readonly without?: string;
} & (
  | { readonly kind: "price"; readonly min?: number; readonly max?: number }
  | { readonly kind: "size"; readonly name: string }
  | {
      readonly kind: "not" | "cheap" | "word" | Exclude<MeaningSection, "kinds">;
      readonly typed: string;
      /** The product type that a thing was read as, because no product is called so. */
      readonly type?: string;
    }
);

export interface Reading {
  /** In the order of importance: words first, then conditions. */
  readonly parts: readonly ReadPart[];
  /** Words and conditions that no product has together with the others, or too few. Products with these words come first. */
  readonly dropped: readonly ReadPart[];
  /** True if some products have the dropped words too. */
  readonly hasMatches: boolean;
  /** Words that nothing is known about. */
  readonly unused: readonly string[];
}

export function readingOf(text: string, rules: ReadRules, read: Interpretation, found: Relaxed): Reading {
  const without = (span: Span | undefined) => (span ? { without: textWithout(text, span) } : {});
  const { price, cheap } = rules;
  const { size } = read;
  // Several words of the catalogue may come from one of the shopper's, which the last says most about: a Blusenkleid is a dress.
  const isSame = (one: Slot, other: Slot) => one.typed === other.typed && one.span?.from === other.span?.from;
  const words = read.slots.filter(
    (slot, at) => slot.typed !== "" && read.slots.findLastIndex((other) => isSame(slot, other)) === at,
  );
  const partOf = ({ section, typed, type, span }: (typeof words)[number]): ReadPart => ({
    kind: section === undefined || section === "kinds" ? "word" : section,
    typed,
    ...(type !== undefined && { type }),
    ...without(span),
  });
  const conditions: readonly (readonly [boolean, ReadPart])[] = [
    ...read.exclusions.map(({ typed, span }): readonly [boolean, ReadPart] => [
      found.conditions.exclusions,
      { kind: "not", typed, ...without(span) },
    ]),
    ...(size
      ? [[found.conditions.size, { kind: "size", name: size.name, ...without(size) } as ReadPart] as const]
      : []),
    ...(price
      ? [
          [
            found.conditions.price,
            {
              kind: "price",
              ...(price.min !== undefined && { min: price.min }),
              ...(price.max !== undefined && { max: price.max }),
              ...without(price),
            } as ReadPart,
          ] as const,
        ]
      : []),
    ...(cheap
      ? [[true, { kind: "cheap", typed: text.slice(cheap.from, cheap.to), ...without(cheap) } as ReadPart] as const]
      : []),
  ];
  return {
    parts: [
      ...words.filter((slot) => found.slots.includes(slot)).map(partOf),
      ...conditions.flatMap(([isKept, part]) => (isKept ? [part] : [])),
    ],
    dropped: [
      ...words.filter((slot) => found.dropped.includes(slot)).map(partOf),
      ...conditions.flatMap(([isKept, part]) => (isKept ? [] : [part])),
    ],
    hasMatches: found.hasMatches,
    // Of a compound, one part may be read and the other unknown.
    unused: [...new Set(read.unused)].filter((word) => !words.some(({ typed }) => typed === word)),
  };
}

const textWithout = (text: string, { from, to }: Span): string =>
  `${text.slice(0, from)} ${text.slice(to)}`.replaceAll(/\s+/gu, " ").trim();
