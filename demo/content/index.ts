// The demo's content: the shop, its tags and the sections of its home page and top bar.
import { pictureUrl } from "#catalogue";
import type { ContentInput } from "#commerce/content";
import { designersOf } from "../designers/index.ts";
import { type LibraryIndex, PLAIN_PRINT, pictureAddress, type Recipe, recipeFor, viewsOf } from "../pictures/index.ts";
import { type Announcement, EDITS, HOME, type Language, type SectionCopy, type Shown, TOP_BAR } from "./copy.ts";
import { demoTags, type TagInput } from "./tags.ts";

type SectionInput = NonNullable<ContentInput["sections"]>[number];
type ItemInput = NonNullable<SectionInput["items"]>[number];

export interface DemoContent {
  readonly shop: ContentInput["shop"];
  readonly tags: TagInput[];
  readonly sections: SectionInput[];
}

export interface ContentOptions {
  readonly products: number;
  readonly library: LibraryIndex;
}

export function demoContentOf({ products, library }: ContentOptions): DemoContent {
  const designers = designersOf(products);
  return {
    shop: {
      id: "vitrine",
      slug: "vitrine",
      blockProductFilters: [
        // An example of a market agreement: nothing under 5,000 roubles, and one label excluded.
        {
          enabled: true,
          countryCode: "RU",
          regionCode: "ru",
          currencyCode: "RUB",
          minPrice: 5_000_000,
          brands: ["Xylo"],
        },
        { enabled: false, countryCode: "EG", regionCode: "eg", currencyCode: "EGP", minPrice: 1_000_000, brands: [] },
      ],
    },
    tags: demoTags(designers, (season) => heroOf(season, library)),
    sections: LANGUAGES.flatMap((language) =>
      TOP_BAR.map((one, at) => announcement(one, at, language)).concat(
        HOME.map((one, at) => section(one, at, language, library)),
        EDITS.map((one, at) => ({ ...section(one, at, language, library), place: "department" as const })),
      ),
    ),
  };
}

const LANGUAGES: readonly Language[] = ["en", "zh"];

function announcement({ name, countries, text, url }: Announcement, at: number, language: Language): SectionInput {
  return {
    ...shared(`top-bar-${name}-${countries.join("-")}`, language),
    place: "top-bar",
    position: at,
    name,
    type: "announcement",
    title: text[language],
    link: url ?? null,
    items: [{ text: text[language], ...(url && { url }) }],
    localeCountryCodes: [...countries],
  };
}

function section(copy: SectionCopy, at: number, language: Language, library: LibraryIndex): SectionInput {
  return {
    ...shared(`home-${copy.name}`, language),
    place: "page",
    position: at,
    name: copy.name,
    type: copy.type,
    title: copy.title[language],
    subTitle: copy.subTitle?.[language] ?? null,
    link: copy.link,
    ...(copy.countries && { localeCountryCodes: [...copy.countries] }),
    items: [
      ...copy.shown.flatMap((shown) => picture(shown, language, library)),
      ...(copy.text ? [{ text: copy.text[language] }] : []),
      ...copy.links.map(({ text, url }) => ({ text: text[language], url })),
    ],
  };
}

const shared = (
  id: string,
  language: Language,
): Pick<SectionInput, "id" | "enabled" | "locale" | "localeLangCode" | "platforms"> => ({
  id: language === "en" ? id : `${id}-${language}`,
  enabled: true,
  locale: language === "en" ? "en-US" : "zh-CN",
  localeLangCode: language,
  platforms: [],
});

/** Empty if the library has no such drawing. */
function picture(shown: Shown, language: Language, library: LibraryIndex): ItemInput[] {
  const address = addressOf(shown, library);
  if (address === undefined) return [];
  return [
    {
      image: address,
      mobileImage: address,
      imageWebp: pictureUrl(address, 1200, "webp"),
      mobileImageWebp: pictureUrl(address, 600, "webp"),
      ...(shown.video !== undefined && { video: shown.video }),
      productName: shown.alt[language],
      ...(shown.text && { text: shown.text[language] }),
    },
  ];
}

function addressOf(shown: Shown, library: LibraryIndex): string | undefined {
  const { productType, cut, colour, material, pattern = "plain", view } = shown;
  const found = recipeFor(library, {
    handle: `home ${productType} ${cut}`,
    productType,
    cut,
    colour,
    material,
    pattern,
  });
  const meant = found && shown.construction !== undefined ? asDrawn(found, shown.construction) : undefined;
  const recipe = meant && viewsOf(library, meant).length > 0 ? meant : found;
  const views = recipe ? viewsOf(library, recipe) : [];
  const first = view && views.includes(view) ? view : views[0];
  return recipe && first && pictureAddress(recipe, first, shown.isCutout ?? false);
}

/** A fixed drawing in a fixed cloth. */
function asDrawn({ piecing: _piecing, turned: _turned, ...recipe }: Recipe, construction: string): Recipe {
  return { ...recipe, construction, print: PLAIN_PRINT, accent: "tonal", finish: "natural", mirrored: false };
}

/** A cloth of the season, at the head of its page. */
function heroOf(season: string, library: LibraryIndex): string | undefined {
  const hero = season.startsWith("SS") ? SUMMER_CLOTH : WINTER_CLOTH;
  return addressOf({ ...hero, view: "closeup", construction: "a", alt: NO_WORDS }, library);
}

const NO_WORDS = { en: "", zh: "" };

type Cloth = Pick<Shown, "productType" | "cut" | "material" | "colour">;

const WINTER_CLOTH: Cloth = { productType: "coats", cut: "single", material: "wool", colour: "#79512e" };
const SUMMER_CLOTH: Cloth = { productType: "dresses", cut: "slip", material: "satin", colour: "#c7bba5" };
