// The size run of a model: a range of its chart, in the designer's size system.
import { chartFor, DEFAULT_TAXONOMY, ONLY_ONE_SIZE, type SizeChart, sizesOffered, type SizeSystem } from "#catalogue";
import type { Random } from "../random.ts";
import type { Model } from "./models.ts";

export function sizeRunOf({ designer, departments, type, cut, forKids, random }: Model): readonly string[] {
  const chart = chartFor(DEFAULT_TAXONOMY, { productType: type.id, department: departments.join("\t") });
  if (!chart) throw new Error(`no size chart for ${type.id} of ${departments.join()}`);
  if (chart.soldIn.length === 0 || isOneSize(type.id, cut.key, random)) return [ONLY_ONE_SIZE];
  const system = systemOf(chart, type.id, cut.key, designer.country, random);
  const offered = sizesOffered(chart, system);
  const stock = type.category === "shoes" && !forKids ? wholeSizes(offered, random) : offered;
  return stretch(stock, spanOf(chart, type.id, system), random);
}

function isOneSize(type: string, cut: string, random: Random): boolean {
  if (type === "hats") return cut !== "fedora" && random.chance(cut === "cap" || cut === "beanie" ? 0.8 : 0.45);
  if (type === "gloves") return cut === "knitted" && random.chance(0.6);
  if (type === "rings") return cut === "stack" && random.chance(0.3);
  return type === "underwear-and-socks" && cut === "socks" && random.chance(0.35);
}

/** Sold in letter sizes in every country. */
const LETTERED = new Set(
  "t-shirts sweatshirts sweaters knitwear polo-shirts swimwear underwear-and-socks tops gloves hats".split(" "),
);
const SYSTEM_OF_COUNTRY: Readonly<Record<string, SizeSystem>> = {
  Italy: "IT",
  France: "FR",
  "United Kingdom": "UK",
  Ireland: "UK",
  "United States": "US",
  Georgia: "IT",
  Belgium: "FR",
  Lebanon: "FR",
};

function systemOf(
  chart: SizeChart,
  type: string,
  cut: string,
  country: string,
  random: Random,
): SizeSystem | undefined {
  const sold = (system: SizeSystem | undefined): system is SizeSystem =>
    system !== undefined && chart.soldIn.includes(system);
  const own = SYSTEM_OF_COUNTRY[country];
  if (type === "gloves" && cut === "leather" && sold("inches")) return "inches";
  if (LETTERED.has(type) && sold("INT")) return "INT";
  // Dress shirts by collar, others by letter.
  if (chart.id === "shirts")
    return cut === "classic" && random.chance(0.45) ? "cm" : sold("INT") ? "INT" : chart.soldIn[0];
  // Jeans by waist; trousers and shorts in the clothing sizes of the country.
  if (type === "jeans" && sold("inches")) return "inches";
  if (/trousers/.test(chart.id) && !sold(own)) return sold("INT") && random.chance(0.7) ? "INT" : chart.soldIn[0];
  if (sold(own)) return own;
  return sold("INT") && !sold("AGE") ? "INT" : chart.soldIn[0];
}

/** Only some designers have half sizes. */
function wholeSizes(offered: readonly string[], random: Random): readonly string[] {
  return random.chance(0.45) ? offered : offered.filter((size) => !size.endsWith(".5"));
}

/** Position of a run's middle in its chart (0 to 1), and its minimum and maximum number of sizes. */
interface Span {
  readonly middle: number;
  readonly least: number;
  readonly most: number;
}

function spanOf(chart: SizeChart, type: string, system: SizeSystem | undefined): Span {
  if (/shoes/.test(chart.id)) {
    if (/baby|child|teen|kids/.test(chart.id)) return { middle: 0.5, least: 4, most: 8 };
    return chart.id === "unisex-shoes" ? { middle: 0.45, least: 8, most: 13 } : { middle: 0.48, least: 6, most: 11 };
  }
  if (/baby|child|teen|kids/.test(chart.id)) return { middle: 0.5, least: 4, most: 7 };
  if (type === "belts") return { middle: 0.4, least: 4, most: 6 };
  if (system === "inches" && /trousers/.test(chart.id)) return { middle: 0.42, least: 6, most: 9 };
  if (chart.id === "shirts" && system === "cm") return { middle: 0.45, least: 6, most: 9 };
  return { middle: /mens-/.test(chart.id) && !/womens-/.test(chart.id) ? 0.46 : 0.4, least: 4, most: 6 };
}

function stretch(sizes: readonly string[], { middle, least, most }: Span, random: Random): readonly string[] {
  const count = Math.min(sizes.length, random.between(least, most));
  const start = Math.round(sizes.length * middle - count / 2 + (random.next() - 0.5));
  const first = Math.min(Math.max(0, start), sizes.length - count);
  return sizes.slice(first, first + count);
}
