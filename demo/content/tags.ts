// The demo's tags: departments, categories, product types, seasons and designers. Each has a listing.
import { DEFAULT_TAXONOMY, printedPossessive, toHandle, toSlug } from "#catalogue";
import type { ContentInput } from "#commerce/content";
import type { Designer } from "../designers/index.ts";
import { SEASONS } from "../products/shares.ts";
import { NEW_ARRIVALS, SALE, seasonName, subCategoryName } from "../products/tags.ts";

export type TagInput = NonNullable<ContentInput["tags"]>[number];
type Kind = "category" | "sub_category" | "vendor" | "season";

interface Wanted {
  readonly name: string;
  readonly slug: string;
  readonly kind?: Kind;
  readonly isDepartment?: boolean;
  readonly isTopLevel?: boolean;
  readonly displayTitle?: string;
  readonly description?: string;
  readonly hero?: string | undefined;
  /** Slugs of its sub-tags. */
  readonly under?: readonly string[];
}

/** `heroFor` returns a picture for the head of a season's listing, if any. */
export function demoTags(designers: readonly Designer[], heroFor: (season: string) => string | undefined): TagInput[] {
  const wanted = [
    ...departments(),
    ...offers(),
    ...categories(),
    ...subCategories(),
    ...DEFAULT_TAXONOMY.types.map(({ name, handle }): Wanted => ({
      name,
      slug: handle,
      kind: "sub_category",
      description: typeLine(name),
    })),
    ...SEASONS.map(({ key }): Wanted => ({
      name: seasonName(key),
      slug: toHandle(seasonName(key)),
      kind: "season",
      hero: heroFor(key),
    })),
    ...designers.map((designer): Wanted => ({
      name: designer.name,
      slug: designer.handle,
      kind: "vendor",
      description: designer.description,
    })),
  ];
  return wanted.map(toTag);
}

const idOf = (slug: string): string => `tag-${slug}`;

function toTag(tag: Wanted, at: number): TagInput {
  const metafields = [
    ...(tag.kind ? [{ key: "keywords", namespace: "catalogue", scope: "tag", value: tag.kind }] : []),
    ...(tag.isDepartment ? [{ key: "role", namespace: "catalogue", scope: "tag", value: "gender" }] : []),
    ...(tag.description ? [{ key: "description", namespace: "metatag", scope: "tag", value: tag.description }] : []),
  ];
  return {
    id: idOf(tag.slug),
    tagId: String(10_001 + at),
    position: at,
    name: tag.name,
    slug: tag.slug,
    isTopLevel: tag.isTopLevel ?? false,
    subTagIds: (tag.under ?? []).map(idOf),
    heroMediaUrl: tag.hero ?? null,
    displayTitle: tag.displayTitle ?? null,
    // The name of the tag, then the shop's.
    seoTitle: null,
    seoDescription: tag.description ?? null,
    seoUrl: `/collections/${tag.slug}`,
    metafields,
    // A minute apart, so that the order of creation is the order of this list.
    createdAt: new Date(Date.UTC(2025, 0, 6) + at * 60_000).toISOString(),
  };
}

const departments = (): Wanted[] =>
  DEFAULT_TAXONOMY.departments.map((department) => ({
    name: department.name,
    slug: department.handle,
    isDepartment: true,
    isTopLevel: true,
    description: `${printedPossessive(department)} clothing, shoes and accessories from designers we would buy from ourselves.`,
    under: DEFAULT_TAXONOMY.categoriesOf(department.id).map(({ handle }) => `${department.handle}-${handle}`),
  }));

const offers = (): Wanted[] => [
  {
    name: SALE,
    slug: toSlug(SALE),
    kind: "category",
    isTopLevel: true,
    description: "Pieces from past seasons, reduced once and priced honestly.",
  },
  {
    name: NEW_ARRIVALS,
    slug: toSlug(NEW_ARRIVALS),
    kind: "category",
    isTopLevel: true,
    displayTitle: "New this week",
    description: "What came in over the last three weeks, the newest first.",
  },
];

const categories = (): Wanted[] =>
  DEFAULT_TAXONOMY.categories.map(({ id, handle, name }) => ({
    name,
    slug: handle,
    kind: "category",
    isTopLevel: true,
    description: CATEGORY_LINES[id] ?? "",
    under: DEFAULT_TAXONOMY.typesOf(undefined, id).map((type) => type.handle),
  }));

const CATEGORY_LINES: Readonly<Record<string, string>> = {
  clothing: "Coats to knitwear, bought for cloth and cut before anything else.",
  shoes: "Shoes that can be resoled, and some that should only ever be danced in.",
  bags: "Bags to carry for years: leather, canvas, raffia and nylon.",
  accessories: "Belts, hats, jewellery and the small things that finish an outfit.",
};

const subCategories = (): Wanted[] =>
  DEFAULT_TAXONOMY.departments.flatMap((department) =>
    DEFAULT_TAXONOMY.categoriesOf(department.id).map(({ id, handle, name }) => ({
      name: subCategoryName(department.id, id),
      slug: `${department.handle}-${handle}`,
      kind: "sub_category" as const,
      description: `${printedPossessive(department)} ${name.toLowerCase()} of this season and the last, from established houses and new names.`,
    })),
  );

const typeLine = (name: string): string => `${name} for every season, with sizes and stock as they are today.`;
