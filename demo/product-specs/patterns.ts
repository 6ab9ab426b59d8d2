// Woven and printed patterns: the words of a title, prints by cloth, and colours. Data only.

export interface Pattern {
  readonly key: string;
  readonly word: string;
  readonly zh: string;
  /** Prints that show it, by cloth; absent cloths cannot have it. */
  readonly prints: ReadonlyMap<string, readonly string[]>;
  /** Share that counts as multicoloured. */
  readonly multi: number;
  /** Colours that it comes in, if limited. */
  readonly colours?: readonly string[];
}

/** `print print: cloth cloth; …` */
const readPrints = (text: string): Map<string, readonly string[]> =>
  new Map(
    text.split("; ").flatMap((rule) => {
      const [prints = "", cloths = ""] = rule.split(": ");
      return cloths.split(" ").map((cloth) => [cloth, prints.split(" ")] as const);
    }),
  );

const pattern = (key: string, word: string, zh: string, prints: string, multi = 0, colours?: string): Pattern => ({
  key,
  word,
  zh,
  prints: readPrints(prints),
  multi,
  ...(colours && { colours: colours.split(", ") }),
});

const PRINTABLE = "cotton satin crepe jersey linen nylon canvas";

export const PATTERNS: readonly Pattern[] = [
  pattern(
    "stripe",
    "striped",
    "条纹",
    "fine-stripe: cotton linen satin crepe nylon canvas wool; breton: jersey; breton rugby: knit",
    0,
    // The ground is ecru, on which pale stripes would not show.
    "Black, Navy, Midnight, Sky, Cornflower, Cobalt, Slate blue, Bordeaux, Scarlet, Forest, Olive, Sage, Rose, Charcoal, Chocolate, Tobacco, Lilac, Mustard, Rust, Plum",
  ),
  pattern(
    "pinstripe",
    "pinstriped",
    "细条纹",
    "pinstripe: wool cotton crepe linen",
    0,
    "Black, Navy, Charcoal, Midnight, Grey mélange, Chocolate",
  ),
  pattern("check", "checked", "格纹", "check windowpane tartan: wool tweed felt; check: cotton linen nylon canvas"),
  pattern(
    "glen",
    "Prince of Wales checked",
    "威尔士亲王格",
    "glen: wool",
    0,
    "Grey mélange, Charcoal, Tobacco, Stone, Black, Navy",
  ),
  pattern(
    "houndstooth",
    "houndstooth",
    "千鸟格",
    "houndstooth: wool",
    0,
    "Black, Chocolate, Navy, Charcoal, Tobacco, Bordeaux",
  ),
  pattern(
    "herringbone",
    "herringbone",
    "人字纹",
    "herringbone: wool",
    0,
    "Charcoal, Grey mélange, Tobacco, Camel, Chocolate, Navy, Olive",
  ),
  pattern(
    "gingham",
    "gingham",
    "方格",
    "gingham: cotton linen jersey",
    0,
    "Black, Navy, Sky, Cornflower, Rose, Scarlet, Sage, Tan, Butter, Lilac",
  ),
  pattern(
    "dots",
    "polka-dot",
    "波点",
    "polka pin-dot: cotton satin crepe jersey",
    0,
    "Black, White, Ivory, Navy, Chocolate, Bordeaux, Cobalt, Rose, Forest",
  ),
  pattern("floral", "floral-print", "花卉印花", `ditsy bloom: ${PRINTABLE}`, 0.6),
  pattern("paisley", "paisley-print", "佩斯利印花", "paisley: satin crepe cotton", 0.5),
  pattern(
    "leopard",
    "leopard-print",
    "豹纹印花",
    "leopard: satin crepe jersey cotton nylon suede",
    0,
    "Tan, Camel, Tobacco, Sand",
  ),
  pattern("zebra", "zebra-print", "斑马纹印花", "zebra: satin crepe jersey", 0, "White, Ivory, Off-white"),
  pattern("camo", "camouflage-print", "迷彩印花", "camouflage: cotton nylon", 0, "Olive, Khaki, Moss, Forest"),
  pattern("abstract", "abstract-print", "抽象印花", `abstract: ${PRINTABLE}`, 0.6),
  pattern("argyle", "argyle", "菱形格", "argyle: knit", 0.2),
];

const byKey: ReadonlyMap<string, Pattern> = new Map(PATTERNS.map((one) => [one.key, one]));

export function patternOf(key: string): Pattern {
  const found = byKey.get(key);
  if (!found) throw new Error(`there is no pattern "${key}"`);
  return found;
}

/** Prints that a material always shows, pattern or not. */
export const PRINT_OF_MATERIAL: Readonly<Record<string, string>> = {
  croc: "crocodile",
  "woven-leather": "plait",
  tweed: "tweed",
};
