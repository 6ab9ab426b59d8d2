// Models: what a designer brings out, before its colours. The stream is decided by (products, seed) alone.
import {
  isWearerDepartment,
  type KidsDepartment,
  type ProductType,
  productTypeBySlug,
  productTypesOf,
  type WearerDepartment,
} from "#catalogue";
import { type Cut, CUTS, type Wearer } from "../cuts.ts";
import type { Designer, Group } from "../designers/index.ts";
import { randomOf, type Random } from "../random.ts";
import { winterShareOf } from "../product-specs/index.ts";
import type { Weighted } from "../product-specs/type-spec.ts";
import { BOYS_ONLY, GIRLS_ONLY, GROUP_SHARES, KIDS_SHARES, type Season, SEASONS, TYPE_SHARES } from "./shares.ts";

export interface Model {
  /** 0, 1, 2 … the newest first. */
  readonly number: number;
  readonly designer: Designer;
  readonly departments: readonly WearerDepartment[];
  readonly forKids: boolean;
  readonly type: ProductType;
  readonly cut: Cut;
  readonly season: Season;
  /** Draws for everything else about this model. */
  readonly random: Random;
}

export interface Occasion {
  /** Brought out so many days ago. */
  readonly days: number;
  /** Where it is for the shelf of another. */
  readonly beside?: Model | undefined;
  /** Which attempt at it this is: 0, 1, 2 … */
  readonly attempt: number;
}

export type DrawModel = (number: number, occasion: Occasion) => Model;

export interface Plan {
  readonly designers: readonly Designer[];
  /** Products in the whole catalogue. */
  readonly products: number;
  readonly seed: number;
  /** Only what can be drawn is sold. */
  readonly isDrawn: (productType: string, cut: string) => boolean;
  /** How much room there is for one more of a cut beside those that came last, from 1 to 0. */
  readonly roomFor: (shelf: Pick<Model, "departments" | "forKids" | "type">, cut: string) => number;
}

export function modelDrawer({ designers, products, seed, isDrawn, roomFor }: Plan): DrawModel {
  const rosters = remember((group: Group, type: string) => roster(designers, group, type));
  const cutsFor = remember((type: string, group: Group, departments: string) =>
    cutsOf(type, group, departments.split(",")).filter((cut) => isDrawn(type, cut.key)),
  );
  const sharesFor = remember((group: Group, departments: string) =>
    sharesOf(group, departments.split(",")).filter(({ key }) => cutsFor(key, group, departments).length > 0),
  );
  // Where drawings are missing, what was drawn by chance may not be for sale: then chance draws again.
  const drawOffer = (own: Designer | undefined, season: Season, random: Random): Offer => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const maker = attempt < OWN_ATTEMPTS ? own : undefined;
      const group = maker ? drawGroup(maker, random) : random.weighted(GROUPS, (one) => GROUP_SHARES[one]);
      const departments = drawDepartments(group, random);
      const weightOf = ({ key, weight, winter }: TypeShare): number => {
        const makes = maker ? (maker.types[key] ?? 0) : Math.sign(rosters(group, key).total);
        return makes * weight * (season.key === "AUP" ? 1 : season.winter ? winter : 1 - winter);
      };
      const shares = sharesFor(group, departments.join()).filter((share) => weightOf(share) > 0);
      if (shares.length === 0) continue;
      const { key: type } = random.weighted(shares, weightOf);
      return { group, departments, type, designer: maker ?? drawMaker(rosters(group, type), random) };
    }
    throw new Error("the library has no drawing of anything that a designer makes");
  };
  const drawBeside = ({ departments, forKids, type: { slug: type } }: Model, random: Random): Offer => {
    const group = forKids ? "kids" : departments.length > 1 ? "unisex" : (departments[0] as Group);
    return { group, departments, type, designer: drawMaker(rosters(group, type), random) };
  };
  const stride = Math.max(1, Math.floor(products / PRODUCTS_PER_MODEL / designers.length));
  return (number, { days, beside, attempt }) => {
    const random = randomOf(seed, attempt === 0 ? "model" : `model ${attempt}`, number);
    const season = random.weighted(SEASONS, ({ weight, from, to }) => (days >= to && days <= from ? weight : 0));
    // Every so often it is a certain designer's turn, so that nobody is listed without anything to sell.
    const own = number % stride === 0 ? designers[number / stride] : undefined;
    const offer = beside && !own ? drawBeside(beside, random) : drawOffer(own, season, random);
    const { group, departments, type: slug, designer } = offer;
    const type = productTypeBySlug(slug);
    if (!type) throw new Error(`the catalogue has no product type ${slug}`);
    const shelf = { departments, forKids: group === "kids", type };
    // Of what every drawing is shown already, one more comes only where all are.
    const cut = random.weighted(
      cutsFor(slug, group, departments.join()),
      ({ key, weight }) => weight * Math.max(FULL, roomFor(shelf, key)),
    );
    return { ...shelf, number, designer, cut, season, random };
  };
}

interface Offer {
  readonly group: Group;
  readonly departments: readonly WearerDepartment[];
  readonly type: string;
  readonly designer: Designer;
}

/** The weight of a cut that has no room left. */
const FULL = 0.001;

const ATTEMPTS = 100;
const OWN_ATTEMPTS = 4;

/** A model comes in 1.8 colours on average; a little more, so that every designer has had a turn by the end. */
const PRODUCTS_PER_MODEL = 1.95;

const remember = <Keys extends readonly string[], Value>(make: (...keys: Keys) => Value) => {
  const known = new Map<string, Value>();
  return (...keys: Keys): Value => {
    const key = keys.join("/");
    const found = known.get(key) ?? make(...keys);
    known.set(key, found);
    return found;
  };
};

const GROUPS = Object.keys(GROUP_SHARES) as Group[];

function drawGroup(designer: Designer, random: Random): Group {
  return random.weighted(GROUPS, (group) => (designer.groups[group] ?? 0) * Math.sqrt(GROUP_SHARES[group]));
}

function drawDepartments(group: Group, random: Random): readonly WearerDepartment[] {
  if (group === "unisex") return ["women", "men"];
  if (group !== "kids") return [group];
  const drawn = random.weighted(Object.keys(KIDS_SHARES) as KidsDepartment[], (one) => KIDS_SHARES[one]);
  return drawn.startsWith("baby-") && random.chance(0.12) ? ["baby-girl", "baby-boy"] : [drawn];
}

interface TypeShare extends Weighted {
  /** Share bought for autumn and winter. */
  readonly winter: number;
}

/** The group's types that every one of the departments offers. */
function sharesOf(group: Group, departments: readonly string[]): readonly TypeShare[] {
  const offered = departments
    .filter(isWearerDepartment)
    .map((one) => new Set(productTypesOf(one).map(({ slug }) => slug)));
  return TYPE_SHARES[group]
    .filter((share) => offered.every((slugs) => slugs.has(share.key)))
    .map(({ key, weight }) => ({ key, weight, winter: winterShareOf(key) }));
}

function cutsOf(type: string, group: Group, departments: readonly string[]): readonly Cut[] {
  const wearers: readonly Wearer[] = WEARERS_OF[group];
  const cuts = (CUTS[type] ?? []).filter((cut) => wearers.every((wearer) => cut.wearers.includes(wearer)));
  if (group !== "kids") return cuts;
  const forGirls = departments.some((one) => one.includes("girl"));
  const forBoys = departments.some((one) => one.includes("boy"));
  return cuts.filter(
    ({ key }) => !(forBoys && GIRLS_ONLY.has(`${type}/${key}`)) && !(forGirls && BOYS_ONLY.has(`${type}/${key}`)),
  );
}

const WEARERS_OF: Readonly<Record<Group, readonly Wearer[]>> = {
  women: ["w"],
  men: ["m"],
  kids: ["k"],
  unisex: ["w", "m"],
};

/** The designers who make a type for a group, with the running sum of their weights. */
interface Roster {
  readonly designers: readonly Designer[];
  readonly sums: readonly number[];
  readonly total: number;
}

function roster(all: readonly Designer[], group: Group, type: string): Roster {
  const designers = all.filter((one) => (one.groups[group] ?? 0) > 0 && (one.types[type] ?? 0) > 0);
  let total = 0;
  const sums = designers.map((one) => (total += (one.weight * (one.types[type] ?? 0)) / breadthOf(one, group)));
  return { designers, sums, total };
}

/** Who makes everything is spread thinner in each thing than who makes one, though not as thin as arithmetic has it. */
const breadthOf = ({ types }: Designer, group: Group): number =>
  TYPE_SHARES[group].reduce((sum, { key, weight }) => sum + (types[key] ?? 0) * weight, 0) ** 0.7;

function drawMaker({ designers, sums, total }: Roster, random: Random): Designer {
  const at = random.next() * total;
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  const designer = designers[low];
  if (!designer) throw new Error("nobody makes this");
  return designer;
}
