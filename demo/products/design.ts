// The design of a model: its cloth, pattern, detail, name and colours, chosen so that they agree with one another.
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
  /** What the designer calls the model: "Mira". */
  readonly name?: string;
  /** At least one; each becomes a product of its own. */
  readonly colours: readonly DesignerColour[];
}

/** What the pictures of a product must show: a print or surface, and drawings of which every list has one. */
export interface Shown {
  readonly print?: string | undefined;
  readonly drawings: readonly (readonly string[])[];
}

/** The share of a cut's drawings that show all of it; 0 where none does. */
export type ShareShown = (productType: string, cut: string, shown: Shown) => number;

export function designOf(model: Model, shareShown: ShareShown): Design {
  const { random, designer } = model;
  const spec = specOf(model.type.slug, model.cut.key, model.forKids);
  const worn = wearable(model, spec.materials).filter(({ of }) => !says(spec.cut.lead ?? "", of.word));
  const { of: material } = random.weighted(
    worn,
    ({ of, weight }) => weight * (designer.cloths.includes(of.cloth) ? 2.5 : 1) * seasonal(of.key, model.season),
  );
  const composition = random.pick(material.compositions);
  const shareOf = (shown: Shown): number => shareShown(model.type.slug, model.cut.key, shown);
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

/** A cloth that shows one pattern or surface has no room for another. */
const NEVER: Shown = { drawings: [[]] };

/** What a word asks of pictures that show this print. */
export const shownOf = ({ drawings, surface }: ShownBy, print: string | undefined): Shown =>
  surface && print && surface !== print ? NEVER : { print: print ?? surface, drawings: drawings ? [drawings] : [] };

/** Menswear leaves crepe and satin to shirts, ties, scarves and the bomber. */
function wearable({ departments, type }: Model, materials: ProductSpec["materials"]): ProductSpec["materials"] {
  if (!departments.includes("men") || type.category !== "clothing" || /shirts|jackets/.test(type.slug))
    return materials;
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

/** A title stays short: with a pattern and an opening adjective, or a name, there is no room for a detail. */
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
  // What few drawings show is said seldom, or those few would fill the page.
  return possible.length > 0
    ? random.weighted(possible, (one) => shareOf(one) * (one.surface === undefined ? 1 : SURFACED))
    : undefined;
}

/** A surface hides how a drawing differs from the next one. */
const SURFACED = 0.3;

const GROWN_UP = /distressed|half-canvassed|crystal/;

/** "ribbed stretch-knit" need not be ribbed again. */
const says = (said: string, word: string): boolean =>
  word.split("-").some((part) => part.length > 3 && said.includes(part));

/** Words that are only true of some cloths. */
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
  // Chunky and sheer knits exclude each other, and a dyed-in-the-piece garment has no woven pattern.
  if (word === "chunky" && /cotton-silk|cashmere$/.test(material.key)) return true;
  return pattern !== undefined && /dyed|faded|embroider|washed/.test(word);
}
