// Maps a designer's colour name to a colour of the shop: "Slate blue" to Blue, "Ecru" to White, "Black/Red" to multi.

import { colourOf, TRANSPARENT } from "#catalogue";

const MANY = "multi";

/** A value of the feed's `color`; undefined if no word of the name is a colour. */
export function colourIn(name: string): string | undefined {
  const parts = name.split(/[/,;|+&]| and /iu).map(colourOfPart);
  const known = [...new Set(parts.filter((part) => part !== undefined))];
  return known.length > 1 ? MANY : known[0];
}

/** The last colour word wins, as in "Rose gold". The exception is "Navy blue". */
function colourOfPart(part: string): string | undefined {
  const words = part.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.map((word) => byWord.get(word) ?? colourOf(word)?.value).filter((one) => one !== undefined);
  return known.includes("Navy") ? "Navy" : known.at(-1);
}

const WORDS: Readonly<Record<string, string>> = {
  Black: "noir nero schwarz onyx jet ebony",
  White: "ivory cream ecru offwhite snow chalk pearl blanc bianco weiß weiss milk alabaster",
  Beige: "camel sand nude tan stone oat oatmeal taupe champagne wheat natural biscuit linen",
  Blue: "cobalt sky teal turquoise denim indigo azure aqua cyan sapphire bleu blu blau petrol cerulean",
  Brown: "chocolate cognac tobacco espresso chestnut coffee mocha hazel mahogany walnut bronze marron braun copper",
  Grey: "gray charcoal anthracite slate graphite ash smoke gris grau gunmetal heather",
  Pink: "rose blush fuchsia magenta salmon rosa bubblegum hotpink",
  Red: "burgundy wine bordeaux crimson scarlet ruby cherry maroon oxblood rouge rosso rot cardinal",
  Green: "olive khaki sage emerald mint forest jade lime moss vert verde grün pistachio army",
  Navy: "navy midnight marine",
  Silver: "pewter chrome steel argent platinum",
  Gold: "golden brass or oro",
  Yellow: "mustard lemon saffron canary jaune giallo gelb butter amber",
  Purple: "lilac lavender plum violet aubergine mauve eggplant amethyst orchid",
  Orange: "rust terracotta apricot coral tangerine peach pumpkin arancione",
  multi:
    "multicolour multicolor multicoloured multicolored print printed floral striped stripe assorted rainbow leopard",
  [TRANSPARENT]: "clear transparent crystal translucent",
};

const byWord: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([colour, words]) => words.split(" ").map((word) => [word, colour] as const)),
);
