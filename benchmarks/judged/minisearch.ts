// MiniSearch over the same documents and fields, with the same folding, prefixes and edit distances, for comparison with judged
// queries. Tokenisation and ranking are MiniSearch's.

import MiniSearch from "minisearch";
import { valuesOf, type IndexRecord, type IndexSchema } from "#search/schema";

/** Ids of matching records, the best first. */
export type Peer = (text: string) => readonly string[];

export function openMiniSearch(records: readonly IndexRecord[], { text }: Pick<IndexSchema, "text">): Peer {
  const index = new MiniSearch<Readonly<Record<string, string>>>({ fields: [...text], processTerm });
  index.addAll(records.map((record) => ({ id: record.id, ...textsOf(record, text) })));
  return (words) => index.search(words, OPTIONS).map(({ id }) => String(id));
}

const processTerm = (term: string): string => term.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

const OPTIONS = {
  combineWith: "AND" as const,
  prefix: (_term: string, place: number, terms: readonly string[]) => place === terms.length - 1,
  fuzzy: (term: string) => (term.length >= 4 ? (term.length >= 8 ? 2 : 1) : false),
};

function textsOf({ fields, variants }: IndexRecord, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const attribute = { name, kind: "keyword", level: "variant", separator: "\t" } as const;
      return [name, [...new Set(variants.flatMap((variant) => valuesOf(attribute, fields, variant.fields)))].join(" ")];
    }),
  );
}
