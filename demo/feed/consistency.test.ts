// Titles, colours, patterns and compositions of products are consistent.
import { COLOURS, type FeedRow, TRANSPARENT } from "#catalogue";
import { expect, test } from "vitest";
import { decodeRecipe, encodeRecipe, PLAIN_PRINT, printOf, PRINTS } from "../pictures/index.ts";
import { DESIGNER_COLOURS, MULTICOLOURS, specOf } from "../product-specs/index.ts";
import { MATERIALS } from "../product-specs/materials.ts";
import { PATTERNS, PRINT_OF_MATERIAL } from "../product-specs/patterns.ts";
import { CUTS } from "../cuts.ts";
import { shownOf } from "../products/design.ts";
import { isAmong, shareShownIn } from "../products/pictures.ts";
import { firsts, repeated } from "./testing-catalogue.ts";
import { demoLibrary, demoProducts } from "./index.ts";

const says = (title: string, word: string): boolean => ` ${title.toLowerCase()} `.includes(` ${word.toLowerCase()} `);
const longestFirst = (words: readonly string[]): string[] => words.toSorted((a, b) => b.length - a.length);

test("a title names a pattern exactly when its pictures show one", () => {
  const prints = new Map(PATTERNS.map(({ word, prints: byCloth }) => [word, new Set([...byCloth.values()].flat())]));
  const surfaces = PRINTS.filter(({ isUnsaid }) => isUnsaid).map(({ key }) => key);
  const plain = new Set([PLAIN_PRINT, ...Object.values(PRINT_OF_MATERIAL), ...surfaces]);
  const words = longestFirst([...prints.keys()]);
  const disagrees = ({ title, largeImage }: FeedRow): boolean => {
    const print = decodeRecipe(largeImage.split("/")[3] ?? "")?.print ?? "";
    const word = words.find((one) => says(title, one));
    return word === undefined ? !plain.has(print) : !prints.get(word)?.has(print);
  };
  expect(firsts.filter(disagrees).map(({ title, largeImage }) => [title, largeImage])).toEqual([]);
  expect(firsts.filter(({ title }) => words.some((word) => says(title, word))).length).toBeGreaterThan(100);
});

test("every print that a pattern asks for can be drawn", () => {
  const keys = PATTERNS.flatMap(({ prints }) => [...prints.values()].flat()).concat(Object.values(PRINT_OF_MATERIAL));
  expect(keys.filter((key) => printOf(key) === undefined)).toEqual([]);
});

test("every product is drawn as its title says", () => {
  const drawn = demoLibrary();
  const shareShown = shareShownIn(drawn);
  const unseen = Object.entries(CUTS).flatMap(([type, cuts]) =>
    cuts.flatMap(({ key }) =>
      [...specOf(type, key, false).details, ...specOf(type, key, false).points]
        .filter((said) => shareShown(type, key, shownOf(said, undefined)) === 0)
        .map((said) => [type, key, said]),
    ),
  );
  expect(unseen).toEqual([]);
  const recipes = [...demoProducts({ products: 1_500, library: drawn })].map(([line]) => {
    const { title, largeImage } = JSON.parse(line ?? "") as FeedRow;
    const recipe = decodeRecipe(largeImage.split("/")[3] ?? "");
    const { details, cut } = specOf(recipe?.productType ?? "", recipe?.cut ?? "", false);
    const said = details.find(({ word }) => says(title, word));
    return { title, recipe, said, shownBy: said?.drawings ?? cut.drawings?.split(" ") };
  });
  const drawnOtherwise = recipes.filter(
    ({ recipe, said, shownBy }) =>
      (shownBy && !isAmong(recipe?.construction ?? "", [shownBy])) || (said?.surface && recipe?.print !== said.surface),
  );
  expect(drawnOtherwise).toEqual([]);
  // A biker jacket has lapels and a solitaire one stone, unless the title says otherwise.
  expect(recipes.filter(({ said, shownBy }) => shownBy && !said?.drawings).length).toBeGreaterThan(10);
  expect(recipes.filter(({ said }) => said?.drawings ?? said?.surface).length).toBeGreaterThan(100);
});

test("a title names one material at most", () => {
  const words = longestFirst([...new Set([...MATERIALS.values()].map(({ word }) => word).filter(Boolean))]);
  const fibre =
    /\b(wool|cashmere|cotton|silk|linen|leather|suede|denim|nylon|satin|velvet|canvas|rubber|mohair|alpaca|straw)\b/;
  const namesTwo = (title: string): boolean => {
    const plain = title.toLowerCase().replaceAll(/\b\w+-(lined|trimmed|handled)\b/g, "");
    const material = words.find((word) => says(plain, word));
    return fibre.test(material === undefined ? plain : plain.replace(material.toLowerCase(), ""));
  };
  expect(namesTwo("Silk-satin wool scarf")).toBe(true);
  expect(firsts.map(({ title }) => title).filter(namesTwo)).toEqual([]);
});

test("a title starts with a capital letter and repeats no word", () => {
  const isClumsy = (title: string): boolean =>
    !/^[A-Z0-9]/.test(title) ||
    / {2}|undefined| $/.test(title) ||
    repeated(title.toLowerCase().split(/[ -]/)).length > 0;
  expect(isClumsy("Ribbed cotton ribbed sweater")).toBe(true);
  expect(firsts.map(({ title }) => title).filter(isClumsy)).toEqual([]);
});

test("a Chinese title is Chinese and repeats no word", () => {
  const isClumsy = (title: string): boolean =>
    !/\p{Script=Han}{2,}/u.test(title) || /(\p{Script=Han}{2,}).*\1/u.test(title);
  expect(isClumsy("黑色牛仔牛仔夹克")).toBe(true);
  expect(firsts.map(({ title_zh }) => title_zh).filter(isClumsy)).toEqual([]);
});

test("compositions sum to 100", () => {
  const sums = (html: string): number[] =>
    [.../(?:Composition and care<\/h3><p>|Lining: )([^.<]*)/g[Symbol.matchAll](html)].map(([, fibres = ""]) =>
      [...fibres.matchAll(/(\d+)%/g)].reduce((sum, [, share]) => sum + Number(share), 0),
    );
  expect(firsts.filter(({ body_html }) => sums(body_html).length === 0)).toEqual([]);
  expect(firsts.filter(({ body_html }) => sums(body_html).some((sum) => sum !== 100))).toEqual([]);
  const ofMaterials = [...MATERIALS.values()].flatMap(({ compositions }) => compositions);
  expect(ofMaterials.filter((fibres) => fibres.reduce((sum, { share }) => sum + share, 0) !== 100)).toEqual([]);
});

test("a description is well-formed HTML without gaps or straight quotes", () => {
  const isWell = (html: string): boolean =>
    /^(<h3>[^<>]+<\/h3>|<p>[^<>]+<\/p>|<ul>(<li>[^<>]+<\/li>)+<\/ul>)+$/.test(html) &&
    !/undefined|['"]| {2}|&(?!amp;|lt;|gt;)/.test(html);
  expect(firsts.map(({ body_html }) => body_html).filter((html) => !isWell(html))).toEqual([]);
});

test("colours of a model are separate products with the same number, name, designer and drawing", () => {
  const models = Map.groupBy(firsts, ({ designermodelnumber }) => designermodelnumber);
  const several = [...models.values()].filter((siblings) => siblings.length > 1);
  expect(several.length).toBeGreaterThan(150);
  const named = (siblings: readonly FeedRow[]): number => new Set(siblings.map((row) => row.vendor + row.title)).size;
  expect(several.filter((siblings) => named(siblings) !== 1)).toEqual([]);
  expect(several.filter((siblings) => repeated(siblings.map((row) => row.designercolor)).length > 0)).toEqual([]);
  const drawn = ({ largeImage }: FeedRow): string => {
    const recipe = decodeRecipe(largeImage.split("/")[3] ?? "");
    return recipe ? encodeRecipe({ ...recipe, colour: "#000000" }) : largeImage;
  };
  expect(several.filter((siblings) => new Set(siblings.map(drawn)).size > 1)).toEqual([]);
});

test("a product has the shop colour of its designer colour, and all sixteen occur", () => {
  const known = new Set([...DESIGNER_COLOURS, ...MULTICOLOURS].map(({ name, colour }) => `${name}/${colour}`));
  expect(firsts.filter(({ designercolor, color }) => !known.has(`${designercolor}/${color}`))).toEqual([]);
  expect(new Set(firsts.map(({ color }) => color))).toEqual(
    new Set([...COLOURS.map(({ value }) => value), TRANSPARENT]),
  );
});

test("a dye looks like its shop colour", () => {
  const wrong = DESIGNER_COLOURS.filter(({ hex, colour }) => {
    const [lightness, chroma] = shadeOf(hex);
    if (colour === "Black") return lightness > 0.22;
    if (colour === "White") return lightness < 0.85 || chroma > 0.12;
    if (colour === "Navy") return lightness > 0.28;
    return colour === "Grey" ? chroma > 0.08 : false;
  });
  expect(wrong).toEqual([]);
});

/** Lightness and chroma, both 0 to 1, of the HSL model. */
function shadeOf(hex: string): readonly [number, number] {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [least, most] = [Math.min(...channels), Math.max(...channels)];
  return [(least + most) / 2, most - least];
}
