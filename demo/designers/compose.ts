// Composes designer names beyond the curated ones: persons, houses, ateliers, numerals, pairs. The order never changes.
import { toHandle } from "#catalogue";
import { randomOf, type Random } from "../random.ts";
import { CURATED, type Curated } from "./curated.ts";
import { HOUSE_KINDS, KINDS } from "./kinds.ts";
import { COINED, CULTURES, type Culture, ELIDED, ENGLISH_NAMING, HOUSE_WORDS, TRADES } from "./names.ts";

/** The first `count` designers; a longer list begins with the shorter one. */
export function composeDesigners(count: number): Curated[] {
  const found = CURATED.slice(0, count);
  const taken = new Set(found.map(({ name }) => toHandle(name)));
  for (let at = 0; found.length < count; at++) {
    const random = randomOf("designer", at);
    const composed = compose(random);
    const handle = toHandle(composed.name);
    if (taken.has(handle)) continue;
    taken.add(handle);
    found.push(composed);
  }
  return found;
}

interface Named {
  readonly name: string;
  readonly culture: Culture;
}

function compose(random: Random): Curated {
  const kind = random.weighted(HOUSE_KINDS, (key) => KINDS[key].share);
  const shape = random.weighted(SHAPES, ({ share }) => share);
  const { name, culture } = shape.make(random);
  return { name, kind, country: culture.country, city: random.pick(culture.cities) };
}

const family = (culture: Culture, random: Random): string => random.pick(culture.family).replaceAll("_", " ");

/** Only simple family names are combined: "Halkjær & Thrane", never "Adeyemi-Cole & De Ridder". */
const joined = (culture: Culture, random: Random): string =>
  random.pick(culture.family.filter((name) => !/[-_]/.test(name)));

const named = (make: (culture: Culture, random: Random) => string) => {
  return (random: Random): Named => {
    const culture = random.pick(CULTURES);
    return { name: make(culture, random), culture };
  };
};

const coined = (make: (random: Random) => string) => {
  const cultures = CULTURES.filter(({ country }) => ENGLISH_NAMING.includes(country));
  return (random: Random): Named => ({ name: make(random), culture: random.pick(cultures) });
};

/** In these countries the family name comes first. */
const FAMILY_FIRST = new Set(["South Korea", "China"]);

const person = (culture: Culture, random: Random): string => {
  const names = [random.pick(culture.given), family(culture, random)];
  return (FAMILY_FIRST.has(culture.country) ? names.toReversed() : names).join(" ");
};

const pair = (culture: Culture, random: Random): string => {
  const [one, other] = random.some(
    culture.family.filter((name) => !/[-_]/.test(name)),
    2,
  );
  return `${one}${random.pick([" & ", " & ", " + ", "–"])}${other}`;
};

const house = (random: Random): Named => {
  const [before, country] = random.pick(HOUSE_WORDS);
  const culture = CULTURES.find((one) => one.country === country) ?? random.pick(CULTURES);
  return { name: `${before} ${joined(culture, random)}`, culture };
};

const numbered = (culture: Culture, random: Random): string => {
  const year = random.between(1884, 1998);
  const number = random.between(2, 99);
  const word = random.pick(COINED);
  return random.pick([
    `${year} ${joined(culture, random)}`,
    `${number} ${word}`,
    `N°${number} ${word}`,
    `${word} ${number}`,
    `${joined(culture, random)} ${String(year).slice(2)}`,
  ]);
};

const elided = (random: Random): Named => {
  const culture = CULTURES.find(({ country }) => country === "France") ?? random.pick(CULTURES);
  return { name: `${random.pick(["L’", "L’", "D’"])}${random.pick(ELIDED)}`, culture };
};

const SHAPES: readonly { readonly share: number; readonly make: (random: Random) => Named }[] = [
  { share: 52, make: named(person) },
  { share: 11, make: named(pair) },
  { share: 12, make: house },
  { share: 7, make: coined((random) => `${random.pick(COINED)} ${random.pick(TRADES)}`) },
  { share: 5, make: coined((random) => random.pick(COINED)) },
  { share: 4, make: coined((random) => random.some(COINED, 2).join(" & ")) },
  { share: 4, make: named((culture, random) => joined(culture, random)) },
  { share: 3, make: named(numbered) },
  { share: 1.2, make: elided },
];
