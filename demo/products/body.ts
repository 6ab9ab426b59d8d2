// The description of a product as HTML: introduction, details, fit, composition, care and country of origin.
import type { Random } from "../random.ts";
import type { Care } from "../product-specs/materials.ts";
import type { Design } from "./design.ts";
import { fitOf } from "./fit.ts";
import type { Model } from "./models.ts";
import { isPlural, nounOf } from "./title.ts";

export function bodyOf(model: Model, design: Design, sizes: readonly string[], points: readonly string[]): string {
  const { random, designer } = model;
  const made = madeIn(designer.country, random);
  const { type, cut } = design.spec;
  const lining =
    random.chance(cut.lined ?? type.lined ?? 0) && !points.some((point) => /unlined/i.test(point))
      ? ` Lining: 100% ${design.material.cloth === "nylon" ? "recycled polyester" : random.pick(LININGS)}.`
      : "";
  const intro = `${introOf(model, design)} ${random.pick(cut.worn ?? type.worn)}`;
  const madeWhere = `Made in ${made.startsWith("United") ? `the ${made}` : made}`;
  const fit = fitOf(model, design, sizes);
  return [
    paragraph(intro),
    `<ul>${[...points, madeWhere].map((point) => `<li>${escape(point)}</li>`).join("")}</ul>`,
    fit === "" ? "" : `<h3>Size and fit</h3>${paragraph(fit)}`,
    `<h3>Composition and care</h3>${paragraph(`${upperFirst(compositionOf(design))}.${lining}`)}`,
    paragraph(upperFirst(CARE[design.material.care])),
  ].join("");
}

const paragraph = (text: string): string => `<p>${escape(text)}</p>`;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const LININGS = ["viscose", "cupro", "silk", "cotton"];

/** "70% virgin wool, 30% cashmere" */
const compositionOf = ({ composition, material }: Design): string => {
  const fibres = composition.map(({ name, share }) => `${share}% ${name}`).join(", ");
  return material.key === "vermeil" ? `${fibres}, plated with 18-karat gold` : fibres;
};

function introOf({ cut, type, season, random, designer }: Model, design: Design): string {
  const noun = nounOf(design, cut);
  const plural = isPlural(noun);
  const these = `${plural ? "these" : "this"} ${noun}`;
  const [one, many] = random.pick(PREDICATES[type.category] ?? []);
  const does = plural ? many : one;
  const opening = `${MAKING[design.material.cloth] ?? "Made from"} ${clothOf(design)}`;
  const when = SEASON_WORDS[season.key];
  return random.pick([
    `${opening}, ${these} ${does}.`,
    `${opening}, ${these} from ${possessive(designer.name)} ${when ?? "permanent"} collection ${does}.`,
    `${designer.name} ${when ? `opens ${when} with` : "keeps coming back to"} ${plural ? noun : `${article(noun)} ${noun}`} in ${clothOf(design)} that ${does}.`,
  ]);
}

const SEASON_WORDS: Readonly<Record<string, string>> = {
  SS27: "spring 2027",
  FW26: "autumn 2026",
  SS26: "spring 2026",
  FW25: "autumn 2025",
  SS25: "spring 2025",
};

const possessive = (name: string): string => (name.endsWith("s") ? `${name}’` : `${name}’s`);

const article = (noun: string): string => (/^[aeio]/i.test(noun) ? "an" : "a");

/** "cotton gabardine", "a wool blend"; the first fibre if the title names no cloth. */
function clothOf({ material, composition }: Design): string {
  const word = material.word || IMPLIED[material.cloth] || composition[0]?.name || "";
  if (material.cloth === "denim") return word === "denim" || word === "" ? "denim" : `${word} denim`;
  const plain = word
    .replaceAll("-", " ")
    .replace("leather trimmed", "aluminium and leather")
    .replace(/(\d+) karat/, "$1-karat");
  return plain.endsWith("blend") ? `a ${plain}` : (COUNTED[plain] ?? plain);
}

const IMPLIED: Readonly<Record<string, string>> = {
  denim: "denim",
  jersey: "recycled stretch jersey",
  nylon: "light shell",
  straw: "straw",
};
const COUNTED: Readonly<Record<string, string>> = {
  "gold tone": "gold-tone metal",
  "silver tone": "silver-tone metal",
  "croc effect leather": "croc-effect leather",
  satin: "satin",
  "ribbed stretch": "ribbed stretch jersey",
};

const MAKING: Readonly<Record<string, string>> = {
  knit: "Knitted from",
  metal: "Made in",
  acetate: "Milled from",
  straw: "Woven from",
  wool: "Cut from",
  cotton: "Cut from",
  linen: "Cut from",
  satin: "Cut from",
  crepe: "Cut from",
  jersey: "Cut from",
  fleece: "Cut from",
  denim: "Cut from",
  tweed: "Cut from",
  boucle: "Cut from",
  felt: "Blocked from",
};

const PREDICATES: Readonly<Record<string, readonly (readonly [one: string, many: string])[]>> = {
  clothing: [
    ["keeps its line from the first wear to the last", "keep their line from the first wear to the last"],
    ["falls cleanly and moves with you", "fall cleanly and move with you"],
    ["is cut with ease where it matters", "are cut with ease where it matters"],
    ["looks simple and is anything but", "look simple and are anything but"],
    ["is finished by hand inside and out", "are finished by hand inside and out"],
  ],
  shoes: [
    ["holds the heel and frees the toes", "hold the heel and free the toes"],
    ["is built on a comfortable last", "are built on a comfortable last"],
    ["pares the shape back to its best line", "pare the shape back to its best line"],
  ],
  bags: [
    ["carries more than it shows", "carry more than they show"],
    ["is built around one clean line", "are built around one clean line"],
    [
      "is cut so that its edges meet without a seam in sight",
      "are cut so that their edges meet without a seam in sight",
    ],
  ],
  accessories: [
    ["does its work quietly", "do their work quietly"],
    ["is finished by hand", "are finished by hand"],
    ["asks for nothing else to be worn with it", "ask for nothing else to be worn with them"],
  ],
};

const CARE: Readonly<Record<Care, string>> = {
  "dry-clean": "dry clean only.",
  "hand-wash": "hand wash cold, dry flat.",
  "cool-wash": "machine wash at 30 °C, reshape while damp.",
  "warm-wash": "machine wash at 40 °C with like colours.",
  leather: "wipe with a soft cloth; keep from heat and rain.",
  suede: "brush when dry; protect before first wear.",
  wipe: "wipe clean with a damp cloth.",
  jewellery: "store in its pouch; keep from perfume and water.",
};

const WORKSHOPS = ["Italy", "Italy", "Portugal", "Portugal", "Spain", "France", "Romania", "Bulgaria"];
const MAKES_AT_HOME = new Set([
  "Italy",
  "France",
  "Japan",
  "Portugal",
  "Spain",
  "United Kingdom",
  "India",
  "China",
  "Switzerland",
]);

const madeIn = (country: string, random: Random): string =>
  random.chance(MAKES_AT_HOME.has(country) ? 0.85 : 0.25) ? country : random.pick(WORKSHOPS);

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
