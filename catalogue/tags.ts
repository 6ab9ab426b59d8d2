// Tags of products and listings, and the meaning of their metafields and names.

import { toHandle } from "./slugs.ts";
import type { Taxonomy } from "./taxonomy/taxonomy.ts";

export interface Metafield {
  readonly key: string;
  readonly namespace: string;
  readonly scope: string;
  readonly value: string;
}

export interface Tag {
  readonly _id: string;
  readonly tagId: string;
  readonly position: number;
  readonly name: string;
  readonly slug: string;
  readonly isTopLevel: boolean;
  readonly subTagIds: readonly string[];
  readonly heroMediaUrl: string | null;
  readonly displayTitle: string | null;
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
  readonly seoUrl: string | null;
  readonly metafields: readonly Metafield[];
}

export type TagKind = "category" | "sub_category" | "vendor" | "season";
const TAG_KINDS: readonly TagKind[] = ["category", "sub_category", "vendor", "season"];

type WithMetafields = Pick<Tag, "metafields">;

/** Words of the comma-separated `keywords` metafield, trimmed and lower-cased. */
export const tagKeywords = ({ metafields }: WithMetafields): readonly string[] =>
  metafields
    .filter(({ key }) => key === "keywords")
    .flatMap(({ value }) => value.split(","))
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== "");

/** The first keyword that is a kind; undefined if none is. */
export const tagKind = (tag: WithMetafields): TagKind | undefined => {
  const keywords = tagKeywords(tag);
  return keywords.flatMap((word) => TAG_KINDS.filter((kind) => kind === word))[0];
};

/** The description for the page's head: the metafield `description` of the namespace `metatag`. */
export const metatagDescription = ({ metafields }: WithMetafields): string | undefined =>
  metafields.find(({ namespace, key }) => namespace === "metatag" && key === "description")?.value || undefined;

/** A metafield with the value "gender" marks the tag of a department. */
export const isDepartmentTag = ({ metafields }: WithMetafields): boolean =>
  metafields.some(({ value }) => value.trim().toLowerCase() === "gender");

/**
 * The department that a name contains. "Women", "Womenswear" and "Women's Shoes" are women's, "Men" and "Menswear"
 * men's. Only whole words count, so neither "Women" nor "Ornaments" is men's. A name with both has no department.
 */
export const departmentInName = (name: string): "women" | "men" | undefined => {
  const isWomens = WOMEN.test(name);
  if (isWomens === MEN.test(name)) return undefined;
  return isWomens ? "women" : "men";
};

const WOMEN = /(?<![\p{L}])women(?:['’]?s|swear|wear)?(?![\p{L}])/iu;
const MEN = /(?<![\p{L}])men(?:['’]?s|swear|wear)?(?![\p{L}])/iu;

/** Id of the department of a department tag: by its name, or by the name of a children's department. */
export const departmentOfTag = (taxonomy: Taxonomy, tag: Pick<Tag, "name" | "metafields">): string | undefined =>
  isDepartmentTag(tag) ? taxonomy.department(departmentInName(tag.name) ?? toHandle(tag.name))?.id : undefined;

const SEASON_PREFIX = "Season_";

/** Tags of seasons are named Season_FW26 on products. */
export const isSeasonName = (name: string): boolean => name.startsWith(SEASON_PREFIX);

/** A tag's name for shoppers: seasons without their prefix; empty for internal AUP tags. */
export const tagTitle = (name: string): string => {
  if (name.includes("AUP")) return "";
  return isSeasonName(name) ? name.slice(SEASON_PREFIX.length) : name;
};

/** A season in words, such as "Autumn–winter 2026" for Season_FW26; undefined for other tags. */
export const seasonTitle = (name: string): string | undefined => {
  const [, part, year] = /^(SS|FW|AW)(\d{2})$/.exec(isSeasonName(name) ? name.slice(SEASON_PREFIX.length) : "") ?? [];
  return part && `${part === "SS" ? "Spring–summer" : "Autumn–winter"} 20${year}`;
};
