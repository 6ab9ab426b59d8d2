// Parses the first sentence of a product description into designer, noun, cloth and predicate.
import type { Season } from "#translation";
import { CLOTHS, type Material, MATERIALS, type Noun, NOUNS_BY_TYPE } from "#translation/vocabulary";
import type { Sentences } from "./demo-language.ts";
import { type Making, MAKINGS, type Predicate, PREDICATES } from "./english/index.ts";

export interface ParsedIntro {
  readonly as: keyof Sentences["intro"];
  readonly making: Making;
  readonly cloth: Material;
  readonly noun: Noun;
  readonly predicate: Predicate;
  readonly designer: string;
  readonly season: Season | undefined;
}

export function parseIntro(text: string): ParsedIntro | undefined {
  const predicate = PREDICATES.find((both) => both.some((one) => text.endsWith(` ${one}.`)));
  const ending = predicate?.find((one) => text.endsWith(` ${one}.`));
  if (!predicate || ending === undefined) return undefined;
  const rest = text.slice(0, -ending.length - 2);
  const words = readMade(rest) ?? readDesigner(rest);
  const cloth = CLOTH_KEYS.get(words?.cloth ?? "");
  const noun = NOUNS.get(words?.noun ?? "");
  if (!words || !cloth || !noun) return undefined;
  return { ...words, cloth, noun, predicate: predicate[0] };
}

type Words = Omit<ParsedIntro, "cloth" | "noun" | "predicate"> & { readonly cloth: string; readonly noun: string };

const MADE = new RegExp(
  `^(?<making>${MAKINGS.join("|")}) (?<cloth>.+), th(?:is|ese) (?<noun>.+?)(?: from (?<designer>.+)['’]s? (?<when>permanent|spring \\d{4}|autumn \\d{4}) collection)?$`,
  "u",
);

function readMade(text: string): Words | undefined {
  const { making = "", cloth = "", noun = "", designer, when } = MADE.exec(text)?.groups ?? {};
  const known = MAKINGS.find((one) => one === making);
  if (!known) return undefined;
  return {
    as: designer === undefined ? "made" : "collection",
    making: known,
    cloth,
    noun,
    designer: designer ?? "",
    season: readSeason(when),
  };
}

const DESIGNER =
  /^(?<designer>.+?) (?:opens (?<when>(?:spring|autumn) \d{4}) with|keeps coming back to) (?:an? )?(?<noun>.+?) in (?<cloth>.+) that$/u;

function readDesigner(text: string): Words | undefined {
  const { designer, when, noun = "", cloth = "" } = DESIGNER.exec(text)?.groups ?? {};
  if (designer === undefined) return undefined;
  return { as: "designer", making: "Made from", cloth, noun, designer, season: readSeason(when) };
}

function readSeason(when: string | undefined): Season | undefined {
  const [, part, year] = /^(spring|autumn) (\d{4})$/u.exec(when ?? "") ?? [];
  return part ? { part: part === "spring" ? "spring" : "autumn", year: Number(year) } : undefined;
}

const NOUNS: ReadonlyMap<string, Noun> = new Map(
  Object.values(NOUNS_BY_TYPE).flatMap((nouns) => nouns.map((noun) => [noun, noun] as const)),
);

/** "wool-blend" in a title is "a wool blend" in a sentence. */
const inSentence = (material: string): string => {
  const plain = material.replaceAll("-", " ").replace(/(\d+) karat/u, "$1-karat");
  return plain.endsWith("blend") ? `a ${plain}` : plain;
};

const CLOTH_KEYS: ReadonlyMap<string, Material> = new Map<string, Material>([
  ...MATERIALS.map((material) => [inSentence(material), material] as const),
  ...CLOTHS.map((cloth) => [cloth, cloth] as const),
  ["gold-tone metal", "gold-tone"],
  ["silver-tone metal", "silver-tone"],
  ["croc-effect leather", "croc-effect leather"],
  ["ribbed stretch jersey", "ribbed stretch"],
]);
