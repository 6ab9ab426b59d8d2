// Names of options in several languages, and values of options that say nothing.

/** English names, so that the shop's vocabulary can translate them and one filter has the values of all files. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  Fit: ["fit", "passform", "schnitt", "coupe", "vestibilità", "ajuste", "pasvorm", "フィット", "핏", "посадка", "版型"],
  Length: ["length", "länge", "laenge", "longueur", "lunghezza", "largo", "lengte", "längd", "длина", "長さ", "长度"],
  Width: ["width", "shoe width", "weite", "breite", "largeur", "larghezza", "ancho", "breedte", "ширина", "幅", "宽度"],
  Material: ["material", "materials", "matière", "materiale", "materiaal", "материал", "素材", "材质", "소재"],
  Metal: [
    "metal",
    "metals",
    "metal type",
    "metall",
    "métal",
    "metallo",
    "metaal",
    "legierung",
    "alliage",
    "lega",
    "aleación",
    "legering",
    "металл",
    "金属",
    "금속",
  ],
  Gemstone: [
    "gemstone",
    "stone",
    "birthstone",
    "gemstone type",
    "stein",
    "edelstein",
    "pierre",
    "pietra",
    "piedra",
    "камень",
    "宝石",
  ],
  Cup: ["cup", "cup size", "bonnet", "körbchen", "coppa", "copa"],
  Height: ["height", "heel height", "höhe", "hauteur", "altezza", "altura"],
  Style: ["style", "stil", "stile", "estilo"],
};

const BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
);

/** Together with its name, a value fits into the address of a listing. */
const MAX_NAME = 40;
const MAX_VALUE = 55;

/** "Width" for "breite" and "shoe_width"; a name of no vocabulary as written. */
export function optionName(written: string): string {
  const text = clean(
    written.replace(/^(?:select|choose|pick)\s+(?:an?\s+|your\s+)?/iu, "").replaceAll("_", " "),
    MAX_NAME,
  );
  return BY_WORD.get(text.toLowerCase()) ?? capitalised(text);
}

/** Empty if the value says nothing. */
export function optionValue(written: string): string {
  const text = clean(written, MAX_VALUE);
  return /^(?:default title|default|n\/?a|none|[-–—./]+)$/iu.test(text) ? "" : capitalised(text);
}

const clean = (text: string, max: number): string =>
  text
    .normalize("NFC")
    // The sign separates names from values.
    .replaceAll(/[\s>]+/gu, " ")
    .trim()
    .slice(0, max)
    .trim();

/** Words all in lower case start with a capital; "14k Gold" and "EE" stay. */
const capitalised = (text: string): string =>
  text === text.toLowerCase() ? text.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : text;
