// Resolves the handles in a listing's address: collections, tags, designers.

import {
  aliasedCollection,
  categoryPageOf,
  departmentOfTag,
  metatagDescription,
  movedCollection,
  pageKindOf,
  pageKindOfTag,
  resolveCollection,
  type Collection,
  type LanguageCode,
  type PageKind,
  tagKind,
  tagTitle,
  type Taxonomy,
  toHandle,
} from "#catalogue";
import { findTag, isShownAt, type Tag } from "#commerce/content";
import { FACTS } from "#commerce/settings";
import { FACET_LIMIT } from "#search/constants";
import { all, is, readHit } from "#search/query";
import { type RouteDefaults, routeDefaults } from "#search/state";
import { viewerFilters } from "#search/visibility";
import type { Browsing } from "../context.ts";
import { readDesigners } from "../designers.ts";
import type { Translate } from "../translate.ts";
import { viewerFor } from "../viewer.ts";
import { search } from "./search.ts";

/** One handle of the address. */
export interface PagePart {
  /** The canonical handle; the address may have a label, an id or another case. */
  readonly slug: string;
  readonly collection?: Collection;
  /** For handles other than collections; named after the handle if tags cannot be read. */
  readonly tag?: Pick<Tag, "name" | "metafields">;
  /** The tag with its texts, if it could be read. */
  readonly words?: Tag;
  /** The merchant's own texts in the visitor's language. */
  readonly own?: { readonly title: string | undefined; readonly description: string | undefined };
}

export interface ResolvedPage {
  readonly parts: readonly PagePart[];
  readonly defaults: RouteDefaults;
  readonly kinds: readonly PageKind[];
}

/** Undefined if a handle is unknown. */
export async function resolvePage(browsing: Browsing, slugs: readonly string[]): Promise<ResolvedPage | undefined> {
  const { taxonomy } = browsing.shop;
  const parts = await Promise.all(slugs.map((slug) => resolvePart(browsing, slug)));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const selecting = known.filter(({ words }) => !words?.rule);
  const defaults = routeDefaults(taxonomy, ...selecting.flatMap(({ collection, tag }) => collection ?? tag ?? []));
  const rules = known.flatMap(({ words }) => words?.rule ?? []);
  const ordered = known.length === 1 && known[0]?.words?.productOrder.length ? known[0].slug : undefined;
  const paths = known.filter(isNamedByPath).map(({ slug }) => slug);
  const named = categoryPageOf(taxonomy, paths.join("/"));
  return {
    parts: known,
    defaults: {
      ...defaults,
      ...(named && { named }),
      ...(rules.length > 0 && { rules }),
      ...(ordered && { ordered }),
    },
    kinds: known.map((part) => kindOf(taxonomy, part)),
  };
}

/** True for tags whose goods are unknown. The words of a designer's name do not tell them. */
const isNamedByPath = ({ tag }: PagePart): boolean => tag !== undefined && tagKind(tag) !== "vendor";

/** Display name of a part. */
export const partTitle = ({ slug, collection, tag, words }: PagePart): string =>
  collection?.name ?? words?.displayTitle ?? tagTitle(tag?.name ?? slug);

/** Translates a part, including the English texts of its tag. */
export function partIn(part: PagePart, translate: Translate): PagePart {
  const { collection, tag, words } = part;
  const vendor = [tag, words].find((one) => one && tagKind(one) === "vendor")?.name;
  const name = vendor && translate.vendorInFull(vendor);
  const isRenamed = name !== vendor;
  return {
    ...part,
    ...(collection && { collection: { ...collection, name: translate(collection.name) } }),
    ...(words && {
      words: { ...tagIn(words, translate), ...(name && isRenamed && { displayTitle: name }), ...ownWords(part) },
    }),
    ...(tag && name && isRenamed && { tag: { ...tag, name } }),
  };
}

/** The merchant's words are not translated. */
function ownWords({ words, own }: PagePart): Partial<Tag> {
  const isIntroduction = ({ namespace, key }: Tag["metafields"][number]) =>
    namespace === "metatag" && key === "description";
  return {
    ...(own?.title !== undefined && { displayTitle: own.title }),
    ...(own?.description !== undefined && {
      seoDescription: own.description,
      metafields: words?.metafields.filter((field) => !isIntroduction(field)) ?? [],
    }),
  };
}

function tagIn(tag: Tag, translate: Translate): Tag {
  const said = (text: string | null): string | null => (text === null ? null : translate(text));
  return {
    ...tag,
    displayTitle: said(tag.displayTitle),
    seoTitle: tag.seoTitle?.replace(/^(.*) \| /u, (_, name: string) => `${translate(name)} | `) ?? null,
    seoDescription: said(tag.seoDescription),
    metafields: tag.metafields.map((field) =>
      field.namespace === "metatag" && field.key === "description"
        ? { ...field, value: translate(field.value) }
        : field,
    ),
  };
}

/** The introduction beside the heading. */
export const partText = ({ words }: PagePart): string | null =>
  words ? (metatagDescription(words) ?? words.seoDescription) : null;

/** The description for search engines: the SEO field, or else the metafield. */
export const partDescription = ({ words }: PagePart): string | undefined =>
  words && (words.seoDescription || metatagDescription(words));

/** Address of several handles in this order. */
export const pathOf = (slugs: readonly string[]): string => {
  const [first = "all", ...more] = slugs.map(encodeURIComponent);
  return `/collections/${[first, more.join("+")].filter((one) => one !== "").join("/")}`;
};

/** Canonical address of several handles: collections first, then the others in order. */
export const collectionPath = (parts: readonly PagePart[]): string => {
  const own = parts.filter(({ collection }) => collection).map(({ slug }) => slug);
  const others = parts.filter(({ collection }) => !collection).map(({ slug }) => slug);
  return pathOf([...own, ...others.toSorted()]);
};

const kindOf = (taxonomy: Taxonomy, { collection, tag }: PagePart): PageKind => {
  const department = tag && departmentOfTag(taxonomy, tag);
  if (department) return pageKindOf(taxonomy, { department });
  return collection ? pageKindOf(taxonomy, collection) : pageKindOfTag(tag && tagKind(tag));
};

/** `written` is a handle, the label of one ("Halden & Rue"), or the id of a tag. */
async function resolvePart(browsing: Browsing, written: string): Promise<PagePart | undefined> {
  const { shop, onError } = browsing;
  const handle = toHandle(written);
  const collection =
    resolveCollection(shop.taxonomy, written) ??
    resolveCollection(shop.taxonomy, handle) ??
    movedCollection(shop.taxonomy, handle);
  const find = (slug: string) => findTag(shop.database, shop.id, slug);
  let words: Tag | undefined;
  let isKnownToBeMissing = true;
  try {
    words = collection ? await find(collection.slug) : await find(written);
    if (!collection && !words && handle !== written) words = await find(handle);
  } catch (cause) {
    // Show the listing without the tag's texts.
    onError(new Error("WithTag query error", { cause }));
    isKnownToBeMissing = false;
  }
  const own = words && ownIn(words, browsing.visitor.language);
  if (collection) return { slug: collection.slug, collection, ...(words && { words }), ...(own && { own }) };
  if (words)
    return isShownAt(words, new Date()) ? { slug: words.slug, tag: words, words, ...(own && { own }) } : undefined;
  try {
    const name = await findDesigner(browsing, written);
    if (name !== undefined) {
      const { handleOf } = await readDesigners(browsing);
      return { slug: handleOf(name), tag: { name, metafields: [VENDOR] } };
    }
  } catch (error) {
    onError(error);
    isKnownToBeMissing = false;
  }
  if (!isKnownToBeMissing) return { slug: written, tag: { name: written, metafields: [] } };
  const { name, formerNames = [] } = shop.setting(FACTS);
  if (formerNames.some((former) => toHandle(former) === handle) && toHandle(name) !== handle) {
    return resolvePart(browsing, toHandle(name));
  }
  const aliased = aliasedCollection(shop.taxonomy, handle);
  return aliased && { slug: aliased.slug, collection: aliased };
}

const ownIn = ({ titles, descriptions }: Tag, language: LanguageCode): PagePart["own"] => {
  const own = { title: titles[language], description: descriptions[language] };
  return own.title === undefined && own.description === undefined ? undefined : own;
};

const VENDOR = { key: "keywords", namespace: "catalogue", scope: "tag", value: "vendor" };

/** The name of a designer with products for the visitor, by the feed's handle or the name's. */
async function findDesigner(browsing: Browsing, written: string): Promise<string | undefined> {
  const handle = toHandle(written);
  const visible = viewerFilters(await viewerFor(browsing));
  const byHandle = all(...visible, is("vendor_handle", ...new Set([written, handle])));
  const [hit] = (await search(browsing, { filter: byHandle, limit: 1, fields: ["vendor"] })).hits;
  const vendor = hit && readHit(hit)["vendor"];
  if (typeof vendor === "string" && vendor !== "") return vendor;
  // A feed may set its handles.
  const everyone = { filter: all(...visible), limit: 0, facets: [{ attribute: "vendor", limit: FACET_LIMIT }] };
  const names = (await search(browsing, everyone)).facets[0]?.values ?? [];
  return names.find(({ value }) => value !== "" && toHandle(value) === handle)?.value;
}
