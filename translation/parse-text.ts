// Parses English texts that any shop composes from parts: collections, compositions, measures, seasons.
import type { Season } from "./language.ts";
import { parseCollection, type ParsedCollection } from "./parse-collection.ts";
import { COUNTRIES, type Country, type Fibre, FIBRES } from "./vocabulary/index.ts";

export type ParsedText =
  | { readonly kind: "collection"; readonly collection: ParsedCollection }
  | { readonly kind: "made-in"; readonly country: Country }
  | { readonly kind: "composition"; readonly fibres: readonly (readonly [number, Fibre])[]; readonly isPlated: boolean }
  | { readonly kind: "lining"; readonly share: number; readonly fibre: Fibre }
  | { readonly kind: "model-wears"; readonly height: number; readonly size: string }
  | { readonly kind: "measures"; readonly measures: readonly [number, number, number] }
  | { readonly kind: "season"; readonly season: Season };

/** One sentence or heading; undefined if it follows none of the patterns. */
export function parseText(text: string): ParsedText | undefined {
  for (const parse of PARSERS) {
    const parsed = parse(text);
    if (parsed) return parsed;
  }
  return undefined;
}

type Parser = (text: string) => ParsedText | undefined;

const oneOf =
  <Key extends string>(keys: readonly Key[]) =>
  (text: string | undefined): Key | undefined =>
    keys.find((key) => key === text);

const asCountry = oneOf(COUNTRIES);
const asFibre = oneOf(FIBRES);

const PLATED = ", plated with 18-karat gold";

const PARSERS: readonly Parser[] = [
  (text) => {
    const collection = parseCollection(text);
    return collection && { kind: "collection", collection };
  },
  (text) => {
    const country = asCountry(/^Made in (?:the )?(.+)$/u.exec(text)?.[1]);
    return country && { kind: "made-in", country };
  },
  (text) => {
    const isPlated = text.endsWith(`${PLATED}.`);
    const bare = isPlated ? text.slice(0, -PLATED.length - 1) : text.slice(0, -1);
    if (!text.endsWith(".") || !/^\d+% /u.test(bare)) return undefined;
    const fibres = bare.split(", ").map((one) => {
      const [, share = "", name] = /^(\d+)% (.+)$/u.exec(one) ?? [];
      return [Number(share), asFibre(name)] as const;
    });
    const known = fibres.flatMap(([share, fibre]) => (fibre ? [[share, fibre] as const] : []));
    return known.length === fibres.length ? { kind: "composition", fibres: known, isPlated } : undefined;
  },
  (text) => {
    const [, share, name] = /^Lining: (\d+)% (.+)\.$/u.exec(text) ?? [];
    const fibre = asFibre(name);
    return fibre && { kind: "lining", share: Number(share), fibre };
  },
  (text) => {
    const [, height, size] = /^The model is (\d+) cm tall and wears size (.+)\.$/u.exec(text) ?? [];
    return size === undefined ? undefined : { kind: "model-wears", height: Number(height), size };
  },
  (text) => {
    const [, ...found] = /^Measures (\d+) cm wide, (\d+) cm high and (\d+) cm deep\.$/u.exec(text) ?? [];
    const [width, height, depth] = found.map(Number);
    if (width === undefined || height === undefined || depth === undefined) return undefined;
    return { kind: "measures", measures: [width, height, depth] };
  },
  (text) => {
    const [, part, year] = /^(Spring–summer|Autumn–winter) (\d{4})$/u.exec(text) ?? [];
    return part
      ? { kind: "season", season: { part: part.startsWith("S") ? "spring" : "autumn", year: Number(year) } }
      : undefined;
  },
];
