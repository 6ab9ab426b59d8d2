// The colours of a model: those that its cloth can have, weighted by its designer's palette.
import {
  DESIGNER_COLOURS,
  type DesignerColour,
  type Detail,
  type Material,
  MULTICOLOURS,
  type Pattern,
  type ProductSpec,
} from "../product-specs/index.ts";
import type { Model } from "./models.ts";

/** The parts of a design that limit its colours. */
export interface Coloured {
  readonly spec: ProductSpec;
  readonly material: Material;
  readonly pattern: Pattern | undefined;
  readonly detail: Detail | undefined;
}

export function drawColours(model: Model, coloured: Coloured): DesignerColour[] {
  const { material, pattern } = coloured;
  const { random, designer } = model;
  const boldness = boldnessOf(model, material);
  const possible = palette(model, coloured);
  if (possible.length === 0) throw new Error(`no colour is possible for ${material.key}`);
  const count = random.weighted(SIBLINGS, ({ weight }) => weight).count;
  const chosen: DesignerColour[] = [];
  while (chosen.length < Math.min(count, possible.length)) {
    if (pattern && chosen.length === 0 && random.chance(pattern.multi)) {
      chosen.push(random.weighted(MULTICOLOURS, ({ weight }) => weight));
      continue;
    }
    const rest = possible.filter((one) => !chosen.includes(one));
    chosen.push(
      random.weighted(
        rest,
        ({ weight, colour }) => weight * (designer.palette.favours[colour] ?? 0.6) * (BOLD.has(colour) ? boldness : 1),
      ),
    );
  }
  return chosen;
}

const BOLD = new Set(["Yellow", "Orange", "Purple", "Pink"]);

/** Bright colours are rarer in menswear and in leather. */
function boldnessOf({ departments }: Model, { cloth }: Material): number {
  const isSkin = ["leather", "suede", "patent", "shearling"].includes(cloth);
  return (departments.includes("men") ? 0.35 : 1) * (isSkin ? 0.35 : 1);
}

const SIBLINGS = [
  { count: 1, weight: 50 },
  { count: 2, weight: 29 },
  { count: 3, weight: 14 },
  { count: 4, weight: 7 },
];

const METAL_NAMES: Readonly<Record<string, readonly string[]>> = {
  gold: ["Gold", "Pale gold", "Antique gold"],
  silver: ["Silver", "Rhodium", "Palladium"],
};

/** The possible colours of a product. */
function palette({ type, cut }: Model, { spec, material, pattern, detail }: Coloured): readonly DesignerColour[] {
  if (spec.cut.colours === "metal") return metals(material);
  const family = material.cloth === "denim" ? "denim" : "dye";
  const dyes = DESIGNER_COLOURS.filter(
    (one) => one.family === family || (one.family === "clear" && material.key === "acetate"),
  );
  if (pattern?.colours) return dyes.filter(({ name }) => pattern.colours?.includes(name));
  if (material.key === "metallic-leather") return dyes.filter(({ colour }) => colour === "Silver" || colour === "Gold");
  const narrow = [NARROW[`${type.id}/${cut.key}`] ?? NARROW[type.id], NARROW[material.key] ?? NARROW[material.cloth]];
  const lists = narrow.filter((list) => list !== undefined);
  const shining = ["satin", "leather", "patent", "knit"].includes(material.cloth) && pattern === undefined;
  const isPossible = ({ colour, name }: DesignerColour): boolean =>
    lists.every((list) => list.includes(name)) &&
    (shining || !["Silver", "Gold"].includes(colour)) &&
    (MELANGE.has(material.cloth) || !name.includes("mélange")) &&
    !(UNWASHED.has(name) && /washed|distressed|faded/.test(detail?.word ?? ""));
  return dyes.filter(isPossible);
}

/** Mélange yarns are spun, not dyed. */
const MELANGE = new Set(["wool", "knit", "jersey", "fleece", "felt"]);
const UNWASHED = new Set(["Raw indigo", "Dark rinse"]);

function metals(material: Material): readonly DesignerColour[] {
  const wanted = /gold|vermeil/.test(material.key) ? METAL_NAMES["gold"] : METAL_NAMES["silver"];
  const rose = /gold-(9|18)k|vermeil/.test(material.key) ? ["Rose gold"] : [];
  // Frames are plated; steel and titanium keep their own colour.
  const both = material.cloth === "metal" && material.key.includes("frame");
  const names = both ? ["Gold", "Silver", "Palladium", "Rose gold"] : [...(wanted ?? []), ...rose];
  return DESIGNER_COLOURS.filter((one) => one.family === "metal" && names.includes(one.name));
}

const names = (list: string): readonly string[] => list.split(", ");

const POLISHED = "Black, Chocolate, Cognac, Espresso, Chestnut, Tan, Bordeaux, Oxblood, Navy, Tobacco, Walnut";

/** Product types, cuts and materials with a limited range of colours. */
const NARROW: Readonly<Record<string, readonly string[]>> = {
  "suits/tuxedo": names("Black, Midnight, Navy, Ivory, Bordeaux, Bottle green"),
  suits: names(
    "Black, Navy, Midnight, Ink, Charcoal, Grey mélange, Anthracite, Chocolate, Tobacco, Sand, Stone, Camel, Bordeaux, Forest, Olive, Slate blue, Ivory, Sky",
  ),
  "lace-ups": names(POLISHED),
  loafers: names(`${POLISHED}, Ivory, Sand, Camel, Olive, Forest, Bottle green, Jet, Off-black, Mocha, Cherry, Butter`),
  boots: names(
    `${POLISHED}, Ivory, Sand, Camel, Olive, Forest, Khaki, Jet, Off-black, Mocha, Charcoal, Stone, Chalk, Cherry, Petrol, Silver, Rust, Ink, Butter`,
  ),
  belts: names(`${POLISHED}, Ivory, White, Sand, Camel, Olive, Jet, Forest, Scarlet, Stone, Mocha, Silver, Gold`),
  "camel-hair": ["Camel", "Sand", "Tobacco", "Black", "Chocolate", "Oatmeal"],
  shearling: ["Black", "Chocolate", "Tan", "Camel", "Espresso", "Ivory", "Cognac", "Charcoal"],
  straw: ["Sand", "Ecru", "Tan", "Black", "Beige", "Tobacco", "Ivory"],
  bridle: ["Black", "Cognac", "Chocolate", "Tan", "Navy", "Espresso"],
  "steel-leather": ["Black", "Cognac", "Chocolate", "Navy", "Tan", "Bordeaux", "Forest", "Ivory"],
  acetate: [
    "Black",
    "Espresso",
    "Chocolate",
    "Tobacco",
    "Bordeaux",
    "Forest",
    "Crystal",
    "Clear",
    "Ivory",
    "Navy",
    "Olive",
    "Cognac",
    "Blush",
    "Jet",
  ],
  "waxed-cotton": ["Olive", "Navy", "Black", "Moss", "Tobacco", "Khaki", "Forest", "Espresso"],
  gabardine: [
    "Beige",
    "Sand",
    "Stone",
    "Camel",
    "Navy",
    "Black",
    "Olive",
    "Khaki",
    "Ivory",
    "Chocolate",
    "Bordeaux",
    "Slate blue",
    "Butter",
  ],
  chambray: ["Sky", "Slate blue", "Ice blue", "Navy", "White", "Grey mélange"],
  "oxford-cloth": ["White", "Sky", "Ice blue", "Navy", "Blush", "Grey mélange", "Butter", "Ecru", "Sage"],
  headphone: ["Black", "White", "Sand", "Navy", "Cognac", "Forest"],
};
