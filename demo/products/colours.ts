// The colours that a model comes in: what its cloth can be dyed, washed or plated in, as its designer's palette would have it.
import {
  DESIGNER_COLOURS,
  type DesignerColour,
  type Material,
  MULTICOLOURS,
  type Pattern,
  type Wording,
} from "../words/index.ts";
import type { Model } from "./models.ts";

export function drawColours(
  model: Model,
  wording: Wording,
  material: Material,
  pattern: Pattern | undefined,
): DesignerColour[] {
  const { random, designer } = model;
  const boldness = boldnessOf(model, material);
  const possible = palette(wording, material, pattern);
  if (possible.length === 0) throw new Error(`${material.key} comes in no colour`);
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

/** Buyers are shyer of bright colours in menswear and in skins. */
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

/** The colours that this thing could be dyed, washed or plated in. */
function palette(wording: Wording, material: Material, pattern: Pattern | undefined): readonly DesignerColour[] {
  if (wording.cut.colours === "metal") return metals(material);
  const family = material.cloth === "denim" ? "denim" : "dye";
  const dyes = DESIGNER_COLOURS.filter(
    (one) => one.family === family || (one.family === "clear" && material.key === "acetate"),
  );
  if (pattern?.colours) return dyes.filter(({ name }) => pattern.colours?.includes(name));
  const isMetallic = material.key === "metallic-leather";
  if (isMetallic) return dyes.filter(({ colour }) => colour === "Silver" || colour === "Gold");
  const narrow = NARROW[material.key] ?? NARROW[material.cloth];
  const shining = ["satin", "leather", "patent", "knit"].includes(material.cloth) && pattern === undefined;
  return dyes.filter(
    ({ colour, name }) => (narrow ? narrow.includes(name) : true) && (shining || !["Silver", "Gold"].includes(colour)),
  );
}

function metals(material: Material): readonly DesignerColour[] {
  const wanted = /gold|vermeil/.test(material.key) ? METAL_NAMES["gold"] : METAL_NAMES["silver"];
  const rose = /gold-(9|18)k|vermeil/.test(material.key) ? ["Rose gold"] : [];
  const both = material.cloth === "metal" && /frame|titanium|steel/.test(material.key);
  const names = both ? ["Gold", "Silver", "Palladium", "Rose gold"] : [...(wanted ?? []), ...rose];
  return DESIGNER_COLOURS.filter((one) => one.family === "metal" && names.includes(one.name));
}

/** Cloths that are not dyed in every colour. */
const NARROW: Readonly<Record<string, readonly string[]>> = {
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
