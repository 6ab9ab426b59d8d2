import { chartFor, DEFAULT_TAXONOMY, groupOf } from "#catalogue";
import { expect, test } from "vitest";
import { readSizes, stageOfSizes } from "./size.ts";
import { wearerOfSizes } from "./wearer-of-sizes.ts";

const read = (productType: string, department: string, sizes: string, currency = "EUR", system?: string): string => {
  const of = (one: string) => chartFor(DEFAULT_TAXONOMY, { productType, department: one })!;
  const charts = [of(department), ...department.split("\t").map(of)] as const;
  const written = sizes.split(", ");
  const labels = readSizes(written, { charts, currency, system });
  return written.map((size) => labels.get(size)?.label).join(", ");
};
const BOTH = "women\tmen";

test.each([
  ["European dresses", "Dresses", "women", "34, 36, 38, 40", "EU 34, EU 36, EU 38, EU 40"],
  ["American dresses", "Dresses", "women", "00, 0, 2, 4, 6", "US 00, US 0, US 2, US 4, US 6"],
  ["Italian dresses", "Dresses", "women", "38, 40, 42, 44", "IT 38, IT 40, IT 42, IT 44"],
  ["skirts by waist", "Skirts", "women", "24, 25, 26, 27", "24 in, 25 in, 26 in, 27 in", "USD"],
  ["jeans by waist", "Jeans", "women", "28, 30, 32", "28 in, 30 in, 32 in"],
  ["men's trousers", "Pants", "men", "46, 48, 50, 52", "IT 46, IT 48, IT 50, IT 52"],
  ["collars", "Shirts", "men", "38, 39, 40, 41", "38 cm, 39 cm, 40 cm, 41 cm"],
  ["a designer's numbers", "Tops", "women", "0, 1, 2, 3", "NUM 0, NUM 1, NUM 2, NUM 3"],
  ["letters", "Tops", "women", "X-Small, small, 2XL", "XS, S, XXL"],
  ["letter ranges", "Tops", "women", "XS/S, S/M, M-L, L/XL", "XS / S, S / M, M / L, L / XL"],
  ["babies' shoes by age", "Boots", "baby-girl", "0-6m, 6-12 months", "0–6M, 6–12M"],
  ["ranges of one product alike", "Boots", BOTH, "35-38, 39-41", "35–38, 39–41"],
  ["socks in shoe sizes", "Underwear And Socks", BOTH, "36-40, 41-46", "36–40, 41–46"],
  ["letters with numbers", "Tops", "women", "S (4-6), M (8-10)", "S, M"],
  [
    "waist and length",
    "Jeans",
    "men",
    "32x34, W30 L32, 33/34, 36W x 32L",
    "32 in / L34, 30 in / L32, 33 in / L34, 36 in / L32",
  ],
  ["suit lengths", "Blazers", "men", "40R, 42L, 44S", "US 40 / Regular, US 42 / Long, US 44 / Short", "USD"],
  ["one man's waist in pounds", "Pants", "men", "30", "30 in", "GBP"],
  ["children's shoes in dollars", "Sneakers", "girls", "11, 13, 1", "US 11C, US 13C, US 1Y", "USD"],
  ["a child's shoe in pounds", "Boots", "boys", "8", "UK 8C", "GBP"],
  ["French trousers", "Pants", "men", "38, 40, 42", "IT 38, IT 40, IT 42"],
  ["sizes beyond the chart in dollars", "Tops", "women", "14/16, 22/24", "US 14 / 16, US 22 / 24", "USD"],
  ["overalls by waist and length", "Jumpsuits", "men", "32x30, 36x32", "32 in / L30, 36 in / L32"],
  ["men's rings in dollars", "Rings", "men", "9, 10, 11", "US 9, US 10, US 11", "USD"],
  ["ages with a word", "Dresses", "girls", "Age 2-3, Age 4", "2–3Y, 4Y"],
  ["bare ages", "T-Shirts", "girls", "4, 6, 10", "4Y, 6Y, 10Y"],
  ["toddlers' ages", "T-Shirts", "boys", "2T, 3T, 4 ans", "2Y, 3Y, 4Y"],
  ["babies' ages", "Bodysuits", "baby-girl", "NB, 3-6 months, 18M, 12-18 mois", "Newborn, 3–6M, 18M, 12–18M"],
  ["heights", "Pants", "boys", "104, 110/116", "104 cm, 110–116 cm"],
  ["half sizes", "Sneakers", "women", "7, 7.5, 8½, 9 1/2", "US 7, US 7.5, US 8.5, US 9.5", "USD"],
  ["widths", "Boots", "men", "9 W, 10 EE, 10.5 D, 11 Wide", "US 9 / Wide, US 10 / EE, US 10.5, US 11 / Wide", "USD"],
  ["British shoes", "Boots", "women", "3, 4, 5, 6", "UK 3, UK 4, UK 5, UK 6", "GBP"],
  ["European shoes", "Sandals", "women", "36, 37, 38.5", "EU 36, EU 37, EU 38.5"],
  ["shoes of a named system", "Sneakers", "men", "EU 40, EU 41.5, IT 42", "EU 40, EU 41.5, IT 42"],
  ["two systems at once", "Sneakers", "men", "US 8 / EU 41, US 9 / EU 42", "US 8, US 9"],
  ["shoes for both", "Sneakers", BOTH, "39, 40, 45", "EU 39, EU 40, EU 45"],
  ["American shoes for both", "Sneakers", BOTH, "6, 7.5, 12", "US 6, US 7.5, US 12", "USD"],
  ["cups", "Underwear And Socks", "women", "34B, 36 C, 75DD", "34B, 36C, 75DD"],
  ["Italian cups, and two cups", "Underwear And Socks", "women", "2B, 3 C, 85B/C", "2B, 3C, 85B–C"],
  ["abbreviated sizes", "Swimwear", "women", "T.2, T.3, T 4", "NUM 2, NUM 3, NUM 4"],
  ["sizes of hosiery", "Underwear And Socks", "women", "T1, T2, T3", "NUM 1, NUM 2, NUM 3"],
  ["American rings", "Rings", "women", "5, 5.5, 6, 10", "US 5, US 5.5, US 6, US 10", "USD"],
  ["rings of no named system", "Rings", "women", "7, 7½", "US 7, US 7.5"],
  ["a single ring", "Rings", "women", "7", "US 7"],
  ["Italian rings", "Rings", "women", "9, 12, 14, 17", "IT 9, IT 12, IT 14, IT 17"],
  ["British rings", "Rings", "women", "J, L, N½", "UK J, UK L, UK N½"],
  ["fractions of an unknown system", "Rings", "women", "Q8¾, Q7⅛", "Q8¾, Q7⅛"],
  ["French rings", "Rings", "women", "50, 52, 54, 56", "FR 50, FR 52, FR 54, FR 56"],
  ["belts in centimetres", "Belts", "men", "85, 95, 105 cm", "85 cm, 95 cm, 105 cm"],
  ["belts in inches", "Belts", "men", '32, 34, 36"', "32 in, 34 in, 36 in"],
  ["children's hats", "Hats", "girls\tboys", "48-52 cm, 54/56", "48–52 cm, 54–56 cm"],
  ["babies' hats", "Hats", "baby-girl", "38-40 cm, 42/44", "38–40 cm, 42–44 cm"],
  ["heads", "Hats", "women", "54/56, 57 – 58 cm, 59", "54–56 cm, 57–58 cm, 59 cm"],
  ["one size", "Hats", "women", "OS, Taille unique", "Only One Size, Taille unique"],
  ["unknown sizes", "Tops", "women", "Queen, 12oz", "Queen, 12oz"],
  ["Japanese letters in yen", "Tops", "women", "SS, M, L, LL, 3L, 4L", "XS, M, L, XL, XXL, XXXL", "JPY"],
  ["a single Japanese letter in yen", "Coats", "men", "3L", "XXL", "JPY"],
  ["Japanese letters beside others", "Coats", "men", "M, L, LL, 3L, 3L-4L", "M, L, XL, XXL, XXL / XXXL"],
  ["numbers with a length", "Pants", "women", "2, 4L, 6L", "US 2, US 4 / Long, US 6 / Long", "USD"],
  ["Japanese numbers", "Dresses", "women", "7号, 9号, 11号", "JP 7, JP 9, JP 11", "JPY"],
  ["shoes in centimetres", "Sneakers", "women", "24.5cm, 25 cm", "JP 24.5, JP 25", "JPY"],
  ["plus sizes beside letters", "Tops", "women", "XL, 1X, 2X", "XL, 1X, 2X"],
])("%s are read together in one system [OC-08]", (_what, type, department, written, labels, currency?: string) => {
  expect(read(type, department, written, currency)).toBe(labels);
});

test("ranges of a child's hat are measurements, although small ones could be shoes [OC-08]", () => {
  const charts = [chartFor(DEFAULT_TAXONOMY, { productType: "Hats", department: "baby-girl" })!] as const;
  const labels = readSizes(["35-39", "40-44"], { charts, isForHeads: true });
  expect([...labels.values()].map(({ label }) => label)).toEqual(["35–39 cm", "40–44 cm"]);
});

test.each([
  ["Größe", "DE 38", "EU 38"],
  ["Konfektionsgrösse", "DE 38", "EU 38"],
  ["Taille", "FR 38", "EU 38"],
  ["Talla", "EU 38", "EU 38"],
  ["Maat", "DE 38", "EU 38"],
  ["Storlek", "DE 38", "EU 38"],
  ["Taglia", "IT 38", "IT 38"],
  ["Size", "IT 38", "EU 38"],
])(
  "the language of the name %s tells the system of clothes, and shoes are European [OC-08]",
  (sizeName, dress, shoe) => {
    const labelsOf = (productType: string, department: string) => {
      const of = (one: string) => chartFor(DEFAULT_TAXONOMY, { productType, department: one })!;
      const charts = [of(department), ...department.split("\t").map(of)] as const;
      return readSizes(["38", "40"], { charts, currency: "EUR", sizeName }).get("38")?.label;
    };
    expect([labelsOf("Dresses", "women"), labelsOf("Skirts", BOTH)]).toEqual([dress, dress]);
    expect([labelsOf("Boots", "women"), labelsOf("Sneakers", BOTH)]).toEqual([shoe, shoe]);
  },
);

test("a size with its name in the cell is read by the name's language [OC-08]", () => {
  expect(read("Dresses", "women", "Gr. 36, Gr. 38")).toBe("DE 36, DE 38");
  expect(read("Dresses", "women", "Tg. 42, Tg. 44")).toBe("IT 42, IT 44");
  expect(read("Boots", "women", "Gr. 38, Gr. 39")).toBe("EU 38, EU 39");
});

test("a system that the file names is used; one of no chart is part of the label [OC-08]", () => {
  expect(read("Coats", "women", "40, 42", "EUR", "FR")).toBe("FR 40, FR 42");
  expect(read("Coats", "women", "26", "EUR", "MEX")).toBe("MEX 26");
  expect(read("Boots", "women", "38", "EUR", "EU")).toBe("EU 38");
});

test.each([
  "One Size",
  "one-size",
  "O/S",
  "OSFA",
  "Einheitsgröße",
  "Talla única",
  "T.U.",
  "Adjustable",
  "均码",
  "フリー",
  "フリーサイズ",
  "프리",
  "один размер",
  "Default Title",
  "",
  "-",
])("%j is one size [OC-08]", (written) => expect(read("Tote Bags", "women", written)).toBe("Only One Size"));

test("charts know a size with a length or width by its first part [OC-08]", () => {
  const chart = chartFor(DEFAULT_TAXONOMY, { productType: "Jeans", department: "men" })!;
  expect(groupOf(chart, "32 in / L34")).toBe(groupOf(chart, "32 in"));
  expect(groupOf(chart, "Queen")).toBeUndefined();
});

test("charts know a range of measurements by its first one [OC-08]", () => {
  const chart = chartFor(DEFAULT_TAXONOMY, { productType: "Hats", department: "women" })!;
  expect(groupOf(chart, "54–56 cm")?.name).toBe("S");
});

test.each([
  ["clothing", "34, 36, 38, 40", "women"],
  ["clothing", "46, 48, 50, 52", "men"],
  ["clothing", "0, 1, 2, 3", undefined],
  ["clothing", "S, M, L", undefined],
  ["trousers", "24, 25, 26, 27, 28", "women"],
  ["trousers", "30, 32, 34, 36", "men"],
  ["shoes", "36, 37, 38, 39, 40, 41", "women"],
  ["shoes", "EU 41, EU 42, EU 43, EU 44", "men"],
  ["shoes", "36, 40, 46", undefined],
  ["shoes", "24, 28, 32", "child"],
  ["rings", "50, 52, 54", "women"],
  ["rings", "58, 60, 64", "men"],
  ["belts", "85, 95, 105", "men"],
] as const)("%s in %s are for %s [OC-08]", (kind, sizes, wearer) => {
  expect(wearerOfSizes(kind, sizes.split(", "))).toBe(wearer);
});

test("chest sizes in inches are not women's European sizes [OC-08]", () => {
  expect(wearerOfSizes("clothing", ["36", "38", "40"], "USD")).toBeUndefined();
  expect(wearerOfSizes("clothing", ["36", "38", "40"], "EUR")).toBe("women");
});

test("ages as sizes tell children's and babies' products [OC-08]", () => {
  expect(stageOfSizes(["2T", "3T", "4T"])).toBe("kids");
  expect(stageOfSizes(["Newborn", "3-6M", "6-12M"])).toBe("baby");
  expect(stageOfSizes(["S", "M"])).toBeUndefined();
  expect(stageOfSizes(["4", "6", "8"])).toBeUndefined();
});
