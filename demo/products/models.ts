// Models of designers, before their colours. The sequence depends only on (products, seed).
import { DEFAULT_TAXONOMY, type ProductType } from "#catalogue";
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
  readonly departments: readonly string[];
  readonly forKids: boolean;
  readonly type: ProductType;
  readonly cut: Cut;
  readonly season: Season;
  /** Random source for the rest of the model. */
  readonly random: Random;
}

export interface Occasion {
  /** Age in days. */
  readonly days: number;
  /** A model whose department and type it must have. */
  readonly beside?: Model | undefined;
  /** Number of the attempt: 0, 1, 2 … */
  readonly attempt: number;
}

export type DrawModel = (number: number, occasion: Occasion) => Model;

export interface Plan {
  readonly designers: readonly Designer[];
  /** Products in the whole catalogue. */
  readonly products: number;
  readonly seed: number;
  /** True if the library has drawings of the cut. Only those are sold. */
  readonly isDrawn: (productType: string, cut: string) => boolean;
  /** Room for another product of a cut beside the latest ones: 1 is plenty, 0 is none. */
  readonly roomFor: (shelf: Pick<Model, "departments" | "forKids" | "type">, cut: string) => number;
}

export function modelDrawer({ designers, products, seed, isDrawn, roomFor }: Plan): DrawModel {
  const rosters = memoize((group: Group, type: string) => roster(designers, group, type));
  const cutsFor = memoize((type: string, group: Group, departments: string) =>
    cutsOf(type, group, departments.split(",")).filter((cut) => isDrawn(type, cut.key)),
  );
  const sharesFor = memoize((group: Group, departments: string) =>
    sharesOf(group, departments.split(",")).filter(({ key }) => cutsFor(key, group, departments).length > 0),
  );
  // A random choice may have no drawings; then another one is made.
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
    throw new Error("the library has no drawing of any product that a designer makes");
  };
  const drawBeside = ({ departments, forKids, type: { id: type } }: Model, random: Random): Offer => {
    const group = forKids ? "kids" : departments.length > 1 ? "unisex" : (departments[0] as Group);
    return { group, departments, type, designer: drawMaker(rosters(group, type), random) };
  };
  const stride = Math.max(1, Math.floor(products / PRODUCTS_PER_MODEL / designers.length));
  return (number, { days, beside, attempt }) => {
    const random = randomOf(seed, attempt === 0 ? "model" : `model ${attempt}`, number);
    const season = random.weighted(SEASONS, ({ weight, from, to }) => (days >= to && days <= from ? weight : 0));
    // Each designer gets a turn, so that every listed designer has products.
    const own = number % stride === 0 ? designers[number / stride] : undefined;
    const offer = beside && !own ? drawBeside(beside, random) : drawOffer(own, season, random);
    const { group, departments, type: slug, designer } = offer;
    const type = DEFAULT_TAXONOMY.type(slug);
    if (!type) throw new Error(`the catalogue has no product type ${slug}`);
    const shelf = { departments, forKids: group === "kids", type };
    // A cut whose drawings are all shown already is chosen only if this is true of all cuts.
    const cut = random.weighted(
      cutsFor(slug, group, departments.join()),
      ({ key, weight }) => weight * Math.max(FULL, roomFor(shelf, key)),
    );
    return { ...shelf, number, designer, cut, season, random };
  };
}

interface Offer {
  readonly group: Group;
  readonly departments: readonly string[];
  readonly type: string;
  readonly designer: Designer;
}

/** Weight of a cut without room. */
const FULL = 0.001;

const ATTEMPTS = 100;
const OWN_ATTEMPTS = 4;

/** A model has 1.8 colours on average; slightly more, so that every designer gets a turn. */
const PRODUCTS_PER_MODEL = 1.95;

const memoize = <Keys extends readonly string[], Value>(make: (...keys: Keys) => Value) => {
  const cache = new Map<string, Value>();
  return (...keys: Keys): Value => {
    const key = keys.join("/");
    const found = cache.get(key) ?? make(...keys);
    cache.set(key, found);
    return found;
  };
};

const GROUPS = Object.keys(GROUP_SHARES) as Group[];

function drawGroup(designer: Designer, random: Random): Group {
  return random.weighted(GROUPS, (group) => (designer.groups[group] ?? 0) * Math.sqrt(GROUP_SHARES[group]));
}

function drawDepartments(group: Group, random: Random): readonly string[] {
  if (group === "unisex") return ["women", "men"];
  if (group !== "kids") return [group];
  const drawn = random.weighted(Object.keys(KIDS_SHARES) as (keyof typeof KIDS_SHARES)[], (one) => KIDS_SHARES[one]);
  return drawn.startsWith("baby-") && random.chance(0.12) ? ["baby-girl", "baby-boy"] : [drawn];
}

interface TypeShare extends Weighted {
  /** Share bought for autumn and winter. */
  readonly winter: number;
}

/** The group's product types that all of the departments offer. */
function sharesOf(group: Group, departments: readonly string[]): readonly TypeShare[] {
  const offered = departments
    .filter((one) => DEFAULT_TAXONOMY.isWearer(one))
    .map((one) => new Set(DEFAULT_TAXONOMY.typesOf(one).map(({ id }) => id)));
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

/** Designers that make a type for a group, with the running sums of their weights. */
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

/** Designers with many types make less of each, but not proportionally less. */
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
  if (!designer) throw new Error("no designer makes this product type");
  return designer;
}
