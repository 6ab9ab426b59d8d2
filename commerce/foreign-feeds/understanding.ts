// Understands a product of another shop: its type, departments, designer, colours and sizes in this shop's vocabulary. Nothing
// is refused for being unclear: what is guessed is reported with its confidence.

import { chartFor, groupOf, ONE_SIZE, type ProductType, type SizeChart, type Taxonomy } from "#catalogue";
import { textOfHtml } from "#commerce/products";
import { FACTS } from "#commerce/settings";
import { departmentsOf, departmentsSaid } from "./departments.ts";
import type { Draft, DraftVariant, ReadingOptions } from "./draft.ts";
import type { Guess } from "./guesses.ts";
import { spellingOf, type ShopSoFar } from "./shop-so-far.ts";
import { colourIn, type UnderstoodColour } from "./vocabulary/colour.ts";
import {
  inContext,
  guessedType,
  isHeadOf,
  isTypeName,
  namedType,
  type UnderstoodType,
  VAGUE,
} from "./vocabulary/product-type.ts";
import { isOneSize, readSizes, stageOfSizes, type UnderstoodSize } from "./vocabulary/size.ts";
import { wearerOfSizes } from "./vocabulary/wearer-of-sizes.ts";

export interface Understanding {
  readonly vendor: string;
  readonly type: ProductType;
  /** Values of departments. */
  readonly departments: readonly string[];
  readonly colourOf: (variant: DraftVariant) => UnderstoodColour;
  readonly sizeOf: (variant: DraftVariant) => ChartedSize;
}

interface ChartedSize extends UnderstoodSize {
  /** True if it is a size of the product's chart, and so in the size filter. */
  readonly isCharted: boolean;
}

export function understand(
  draft: Draft,
  shop: ShopSoFar,
  options: ReadingOptions,
  onGuess: (guess: Guess) => void,
): Understanding {
  const type = typeOf(draft, options);
  const { taxonomy } = options.types;
  onGuess({ field: "type", written: type.written, understood: type.type.name, confidence: type.confidence });
  const department = departmentsOf(draft, type.type, shop, options);
  const departments = department.departments.map((id) => taxonomy.department(id)?.value ?? id);
  onGuess({
    field: "department",
    written: department.written,
    understood: departments.join(", "),
    confidence: department.confidence,
  });
  const vendor =
    draft.vendor === "" ? (options.shopName ?? shop.onlyDesigner ?? FACTS.initial.name) : shop.spell(draft.vendor);
  if (draft.vendor !== vendor) {
    onGuess({
      field: "designer",
      written: draft.vendor,
      understood: vendor,
      confidence: draft.vendor === "" ? 0.5 : 0.9,
    });
  }
  const isForHeads = type.type.sizes === "hats";
  const isDenim =
    type.type.id === "skirts" && [draft.title, ...draft.types, ...draft.tags].some((text) => DENIM.test(text));
  const sizes = sizesOf(
    draft,
    { isForHeads, isDenim },
    chartsOf(type.type, departments, vendor, options),
    shop,
    options,
  );
  return {
    vendor,
    type: type.type,
    departments,
    colourOf: (variant) => colourOf(variant, draft, type.type, options),
    sizeOf: (variant) => sizes.get(variant) ?? { label: variant.size, confidence: 0.3, isCharted: false },
  };
}

/** A type of the shop; else a new one, if the file names one; else what title, tags, handle or operator say. */
export function typeOf(draft: Draft, options: ReadingOptions): UnderstoodType {
  const { types } = options;
  const texts = [draft.own["product_type"] ?? "", ...draft.types];
  const known = namedType(types.known, texts);
  const used = (one: UnderstoodType): UnderstoodType => {
    const found = inContext(types.known, one, draft);
    return { ...found, type: types.use(found.type) };
  };
  if (known !== undefined && known.confidence > VAGUE) return used(clearer(known, draft, types.known));
  const written = texts.find((text) => isTypeName(text) && !(known?.isSeveral && known.written === text));
  // "Party" of a "Sequin top" is an occasion.
  const isNew = written !== undefined && (isHeadOf(draft.title, written) || isUntyped(draft.title, types.known));
  const added = isNew ? types.add(written, newTypeHints(draft, options)) : undefined;
  if (added !== undefined && written !== undefined) return { type: added, written, confidence: 1 };
  const guessed = guessedType(types.known, draft, known) ?? known;
  const given = options.type === undefined ? undefined : types.known.typeNamed(options.type);
  const text = texts.find((one) => one !== "") ?? draft.title;
  const chosen =
    guessed === undefined || guessed.confidence <= VAGUE
      ? given && { type: given, written: text, confidence: 1 }
      : undefined;
  const found = chosen ?? guessed;
  if (found !== undefined) return used(found);
  return { type: generalType(draft, options), written: text, confidence: 0.2 };
}

/** The title decides if a type has several meanings: a "Football jersey" of "Jerseys" is no sweater. */
function clearer(known: UnderstoodType, { title, tags }: Draft, taxonomy: Taxonomy): UnderstoodType {
  if (known.isAmbiguous !== true || isUntyped(title, taxonomy)) return known;
  const ofTitle = guessedType(taxonomy, { title, tags, handle: "" }, undefined);
  return ofTitle && ofTitle.confidence > VAGUE && ofTitle.isAmbiguous !== true ? ofTitle : known;
}

const isUntyped = (title: string, taxonomy: Taxonomy): boolean =>
  guessedType(taxonomy, { title, tags: [], handle: "" }, undefined) === undefined;

/** Learns from a product which types the file adds, and what tells their categories. */
export function learnType(draft: Draft, options: ReadingOptions): void {
  typeOf(draft, options);
  const written = draft.types.find((text) => isTypeName(text));
  if (written === undefined || namedType(options.types.shop, [written]) !== undefined) return;
  options.types.learn(written, () => newTypeHints(draft, options));
}

function newTypeHints(draft: Draft, { types, currency, sizeSystem, department }: ReadingOptions) {
  const said = departmentsSaid(draft, types.taxonomy)?.departments ?? department?.split("\t") ?? [];
  const sizes = draft.variants.map(({ size }) => size).filter((size) => !isOneSize(size));
  const hasAges = stageOfSizes(sizes) !== undefined;
  const titled = guessedType(types.shop, { title: draft.title, tags: [], handle: "" }, undefined);
  return {
    titled: titled && titled.confidence > VAGUE ? titled.type.category : undefined,
    texts: [...draft.types, ...draft.tags],
    departments: said.map((id) => types.taxonomy.department(id)?.value ?? id),
    fits:
      sizes.length === 0
        ? undefined
        : (chart: SizeChart) => {
            if (hasAges) return chart.systems.includes("AGE") ? 1 : 0;
            const sizeName = draft.variants[0]?.sizeName;
            const read = [...readSizes(sizes, { charts: [chart], system: sizeSystem, currency, sizeName }).values()];
            return read.filter(({ label }) => groupOf(chart, label) !== undefined).length / read.length;
          },
  };
}

/** Goods with sizes of clothing or shoes are such; the rest are accessories. */
function generalType(draft: Draft, options: ReadingOptions): ProductType {
  const { types } = options;
  const sizes = draft.variants.map(({ size }) => size);
  const isClothing =
    sizes.some((size) => /^(?:x{0,4}[sl]|m|small|medium|large)$/iu.test(size.trim())) ||
    wearerOfSizes("clothing", sizes, options.currency) !== undefined;
  const kind = isClothing ? "clothing" : areShoeSizes(sizes) ? "shoes" : "accessories";
  const category = types.taxonomy.category(kind) ?? types.taxonomy.categories[0];
  const name = `Other ${category?.name ?? "Goods"}`;
  const known = types.taxonomy.typeNamed(name);
  if (known !== undefined) return types.use(known);
  return (
    types.add(name, { ...newTypeHints(draft, options), texts: [category?.name ?? ""] }) ?? types.taxonomy.types[0]!
  );
}

/** Only shoes are numbered without gaps: 36, 37, 38. */
const areShoeSizes = (sizes: readonly string[]): boolean => {
  const numbers = [...new Set(sizes.map(Number))].toSorted((one, other) => one - other);
  return numbers.length > 2 && numbers[0]! >= 15 && numbers.every((one, at) => at === 0 || one - numbers[at - 1]! <= 1);
};

function colourOf(
  { colour: written, options: chosen }: DraftVariant,
  draft: Draft,
  { id, category }: ProductType,
  options: ReadingOptions,
): UnderstoodColour {
  const isLeather = category === "shoes" || category === "bags" || id === "belts" || id === "wallets";
  // A part of a word is a colour only in a colour's name: "Marlow" is no marl grey.
  const certain = (text: string) => [colourIn(text)].find((one) => one?.confidence === 1 && !one.isPattern);
  // A metal or a stone has a colour too.
  const [ofOption] = written === "" ? chosen.flatMap(({ value }) => certain(value) ?? []) : [];
  if (id === "jeans" && WASHES.test(written)) return { colour: "Blue", confidence: 0.8 };
  const own = colourIn(written, isLeather) ?? ofOption;
  if (own !== undefined) return own;
  const said = [
    { ...certain(draft.title), confidence: 0.8 },
    { ...colourIn(suffixOf(draft.title), isLeather), confidence: 0.75 },
    ...draft.tags.map((tag) => ({ ...certain(tag), confidence: 0.7 })),
    { ...certain(draft.handle.replaceAll("-", " ")), confidence: 0.6 },
    { ...(JEWELLERY.has(id) ? metalIn(draft.bodyHtml) : undefined), confidence: 0.5 },
    { ...[colourIn(draft.title)].find((one) => one?.isPattern), confidence: 0.5 },
  ].find((one): one is UnderstoodColour => one.colour !== undefined);
  if (said !== undefined && written === "") return said;
  if (options.colour !== undefined) return { colour: options.colour, confidence: 1 };
  if (said !== undefined) return { ...said, confidence: 0.4 };
  return id === "jeans" ? { colour: "Blue", confidence: 0.4 } : { colour: "multi", confidence: 0.2 };
}

/** Washes of jeans that are other colours elsewhere: "Dark stone". */
const WASHES =
  /^\s*(?:(?:dark|mid|medium|light|heavy|dunkel|hell|donker|licht|fonce|clair|scuro|chiaro)[\s-]*)?(?:stone|used|vintage|bleach(?:ed)?|rinsed?|raw|washed|dark|mid|light|worn|destroyed)(?:[\s-](?:stone|used|wash(?:ed)?|bleach(?:ed)?))?\s*$/iu;

/** The first metal of a description: "Sun pendant, 14k gold-filled". */
const metalIn = (bodyHtml: string): UnderstoodColour | undefined =>
  textOfHtml(bodyHtml)
    .split(/[^\p{L}\p{N}\s-]+/u)
    .flatMap((part) => colourIn(part) ?? [])
    .find(({ colour, confidence }) => confidence === 1 && METALS.has(colour));

const METALS: ReadonlySet<string> = new Set(["Gold", "Silver"]);
const JEWELLERY: ReadonlySet<string> = new Set(
  "rings necklaces earrings bracelets brooches charms body-jewellery cufflinks-and-tie-clips".split(" "),
);

/** The end of a title that may name a colour: "Washed ink" of "The everyday tee - Washed ink". A plural is none: "Rash guard - Sharks". */
const suffixOf = (title: string): string =>
  /(?:\s[-–—|]\s|\s(?:in|en|aus)\s)((?:[\p{L}/&-]+\s?){1,3})(?<![^s]s)$/iu.exec(title)?.[1] ?? "";

/** The chart of the product, and for both women and men those of each. */
function chartsOf(
  { id }: ProductType,
  departments: readonly string[],
  designer: string,
  { types: { taxonomy } }: ReadingOptions,
): readonly [SizeChart, ...SizeChart[]] {
  const chartIn = (department: string) => chartFor(taxonomy, { productType: id, department, designer });
  const chart = chartIn(departments.join("\t")) ?? ONE_SIZE;
  const parts = departments.flatMap((one) => chartIn(one) ?? []);
  return [chart, ...parts.filter((part) => part !== chart)];
}

const DENIM = /\b(?:denim|jeans?|vaquer[ao]s?|spijker\p{L}+)\b|デニム|ジーンズ|牛仔|데님|джинс/iu;

/** Sizes of all colours are read together, in the system that the file names for them. */
function sizesOf(
  { variants }: Draft,
  kind: { readonly isForHeads: boolean; readonly isDenim: boolean },
  charts: readonly [SizeChart, ...SizeChart[]],
  shop: ShopSoFar,
  { currency, sizeSystem }: ReadingOptions,
): ReadonlyMap<DraftVariant, ChartedSize> {
  const sizes = new Map<DraftVariant, ChartedSize>();
  const spelling = spellingOf(variants[0]?.colourName) ?? shop.spelling;
  for (const [system, group] of Map.groupBy(variants, (variant) => variant.sizeSystem ?? sizeSystem)) {
    const read = readSizes(
      group.map(({ size }) => size),
      { charts, system, currency, sizeName: group[0]?.sizeName, spelling, ...kind },
    );
    for (const variant of group) {
      const size = read.get(variant.size)!;
      sizes.set(variant, { ...size, isCharted: charts.some((chart) => groupOf(chart, size.label) !== undefined) });
    }
  }
  return sizes;
}
