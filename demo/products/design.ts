// The design of a model: a consistent choice of cloth, pattern, detail, name and colours.
import type { Random } from "../random.ts";
import {
  type DesignerColour,
  type Detail,
  type Fibre,
  type Material,
  type Pattern,
  PRINT_OF_MATERIAL,
  type ShownBy,
  type ProductSpec,
  specOf,
} from "../product-specs/index.ts";
import { MODEL_NAMES } from "../product-specs/model-names.ts";
import { drawColours } from "./colours.ts";
import type { Model } from "./models.ts";

export interface Design {
  readonly spec: ProductSpec;
  readonly material: Material;
  readonly composition: readonly Fibre[];
  readonly pattern?: Pattern;
  /** Key of the print that the pictures show. */
  readonly print?: string;
  readonly detail?: Detail;
  /** The designer's name for the model: "Mira". */
  readonly name?: string;
  /** At least one; each becomes a separate product. */
  readonly colours: readonly DesignerColour[];
}

/** Requirements on the pictures of a product: a print or surface, and lists of drawings that each must include the one shown. */
export interface Shown {
  readonly print?: string | undefined;
  readonly drawings: readonly (readonly string[])[];
}

/** Share of a cut's drawings that meet all requirements. */
export type ShareShown = (productType: string, cut: string, shown: Shown) => number;

export function designOf(model: Model, shareShown: ShareShown): Design {
  const { random, designer } = model;
  const spec = specOf(model.type.id, model.cut.key, model.forKids);
  const worn = wearable(model, spec.materials).filter(({ of }) => !says(spec.cut.lead ?? "", of.word));
  const { of: material } = random.weighted(
    worn,
    ({ of, weight }) => weight * (designer.cloths.includes(of.cloth) ? 2.5 : 1) * seasonal(of.key, model.season),
  );
  const composition = random.pick(material.compositions);
  const shareOf = (shown: Shown): number => shareShown(model.type.id, model.cut.key, shown);
  const canShow = (print: string): boolean => shareOf({ print, drawings: [] }) > 0;
  const printed = drawPattern(spec, material, random, canShow);
  const pattern = printed?.pattern;
  const woven = printed?.print ?? printOfMaterial(material, canShow);
  const name = random.chance(spec.type.named ?? 0) ? random.pick(MODEL_NAMES) : undefined;
  const detail = drawDetail(model, spec, material, pattern, name, (one) => shareOf(shownOf(one, woven)));
  const print = woven ?? detail?.surface;
  const colours = drawColours(model, { spec, material, pattern, detail });
  return {
    spec,
    material,
    composition,
    colours,
    ...(pattern && { pattern }),
    ...(print && { print }),
    ...(detail && { detail }),
    ...(name && { name }),
  };
}

function printOfMaterial({ key }: Material, canShow: (print: string) => boolean): string | undefined {
  const print = PRINT_OF_MATERIAL[key];
  return print !== undefined && canShow(print) ? print : undefined;
}

/** A cloth shows at most one pattern or surface. */
const NEVER: Shown = { drawings: [[]] };

/** Requirements of a word on pictures that show this print. */
export const shownOf = ({ drawings, surface }: ShownBy, print: string | undefined): Shown =>
  surface && print && surface !== print ? NEVER : { print: print ?? surface, drawings: drawings ? [drawings] : [] };

/** In menswear only shirts, ties, scarves and bombers are made of crepe and satin. */
function wearable({ departments, type }: Model, materials: ProductSpec["materials"]): ProductSpec["materials"] {
  if (!departments.includes("men") || type.category !== "clothing" || /shirts|jackets/.test(type.id)) return materials;
  const his = materials.filter(({ of }) => of.cloth !== "crepe" && of.cloth !== "satin");
  return his.length > 0 ? his : materials;
}

const SUMMER_CLOTHS = /linen|voile|seersucker|raffia|straw|tropical|chambray|cotton-silk/;
const WINTER_CLOTHS =
  /flannel|corduroy|velvet|tweed|boucle|shearling|alpaca|mohair|loden|lambswool|shetland|double-wool|^fleece/;

function seasonal(material: string, { key, winter }: Model["season"]): number {
  if (key === "AUP") return 1;
  if (SUMMER_CLOTHS.test(material)) return winter ? 0.08 : 1.6;
  return WINTER_CLOTHS.test(material) && !winter ? 0.12 : 1;
}

interface Printed {
  readonly pattern: Pattern;
  readonly print: string;
}

function drawPattern(
  { patterns, type }: ProductSpec,
  material: Material,
  random: Random,
  canShow: (print: string) => boolean,
): Printed | undefined {
  const possible = patterns
    .map(({ of, weight }) => ({ of, weight, prints: (of.prints.get(material.cloth) ?? []).filter(canShow) }))
    .filter(({ prints }) => prints.length > 0);
  if (possible.length === 0 || !random.chance(type.print)) return undefined;
  const { of, prints } = random.weighted(possible, ({ weight }) => weight);
  return { pattern: of, print: random.pick(prints) };
}

/** Keeps titles short: the more words there are, the less likely is a detail. */
function drawDetail(
  { random, forKids }: Model,
  { details, cut }: ProductSpec,
  material: Material,
  pattern: Pattern | undefined,
  name: string | undefined,
  shareOf: (detail: Detail) => number,
): Detail | undefined {
  const crowd = [cut.lead, pattern, name, material.word.includes(" ") || undefined].filter(Boolean).length;
  if (!random.chance([0.8, 0.45, 0.1, 0][crowd] ?? 0)) return undefined;
  const said = `${cut.lead ?? ""} ${material.word}`.toLowerCase();
  const possible = details.filter(
    (one) =>
      !says(said, one.word) &&
      !clashes(one.word, material, pattern) &&
      !(forKids && GROWN_UP.test(one.word)) &&
      shareOf(one) > 0,
  );
  // Weighted by the share of drawings, or the few that show a rare detail would fill the page.
  return possible.length > 0
    ? random.weighted(possible, (one) => shareOf(one) * (one.surface === undefined ? 1 : SURFACED))
    : undefined;
}

/** Lower weight, because a surface hides the differences between drawings. */
const SURFACED = 0.3;

const GROWN_UP = /distressed|half-canvassed|crystal/;

/** True if the word is already said: "ribbed stretch-knit" is not "ribbed" again. */
const says = (said: string, word: string): boolean =>
  word.split("-").some((part) => part.length > 3 && said.includes(part));

/** Cloths that a word can describe. */
const ONLY_ON: Readonly<Record<string, readonly string[]>> = {
  ribbed: ["knit", "jersey"],
  washed: ["cotton", "jersey", "denim", "fleece", "linen", "leather"],
  "garment-dyed": ["cotton", "jersey", "fleece", "linen", "knit"],
  padded: ["nylon", "satin", "leather", "suede"],
  polished: ["leather", "patent"],
  burnished: ["leather"],
  brushed: ["wool", "knit", "fleece", "metal"],
  chunky: ["knit", "metal", "leather"],
  "fine-gauge": ["knit"],
  "pressed-crease": ["wool", "cotton", "crepe", "linen"],
  perforated: ["leather", "suede"],
  distressed: ["denim", "leather", "canvas", "suede"],
  "water-repellent": ["nylon", "cotton", "canvas"],
  embroidered: [
    "cotton",
    "jersey",
    "fleece",
    "linen",
    "satin",
    "crepe",
    "leather",
    "suede",
    "canvas",
    "knit",
    "velvet",
    "nylon",
  ],
  "leather-trimmed": ["canvas", "nylon"],
  woven: ["leather"],
  mercerised: ["jersey"],
  fluid: ["satin", "crepe", "jersey"],
  bevelled: ["acetate"],
  heavyweight: ["jersey", "fleece"],
  smocked: ["cotton", "crepe", "linen", "jersey"],
};

function clashes(word: string, material: Material, pattern: Pattern | undefined): boolean {
  const only = ONLY_ON[word];
  if (only && !only.includes(material.cloth)) return true;
  // Fine yarns make no chunky knits, and a garment-dyed piece has no woven pattern.
  if (word === "chunky" && /cotton-silk|cashmere$/.test(material.key)) return true;
  return pattern !== undefined && /dyed|faded|embroider|washed/.test(word);
}
