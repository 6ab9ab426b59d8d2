// Resolves the handles in a listing's address: collections, tags, designers.

import {
  metatagDescription,
  pageKindOf,
  resolveCollection,
  type Collection,
  type PageKind,
  tagKind,
  tagTitle,
  toHandle,
} from "#catalogue";
import { findTag, type Tag } from "#commerce/content";
import { all, is, readHit } from "#search/query";
import { type RouteDefaults, routeDefaults } from "#search/state";
import { viewerFilters } from "#search/visibility";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import type { Translate } from "#storefront/visitor/translate.server.ts";
import { viewerFor } from "#storefront/visitor/viewer.server.ts";

/** One handle of the address. */
export interface PagePart {
  readonly slug: string;
  readonly collection?: Collection;
  /** For handles other than collections; named after the handle if tags cannot be read. */
  readonly tag?: Pick<Tag, "name" | "metafields">;
  /** The tag with its texts, if it could be read. */
  readonly words?: Tag;
}

export interface ResolvedPage {
  readonly parts: readonly PagePart[];
  readonly defaults: RouteDefaults;
  readonly kinds: readonly PageKind[];
}

/** Undefined if a handle is unknown. */
export async function resolvePage(args: LoaderArgs, slugs: readonly string[]): Promise<ResolvedPage | undefined> {
  const parts = await Promise.all(slugs.map((slug) => resolvePart(args, slug)));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return {
    parts: known,
    defaults: routeDefaults(...known.flatMap(({ collection, tag }) => collection ?? tag ?? [])),
    kinds: known.map(({ slug, tag }) => pageKindOf(slug, tag && tagKind(tag))),
  };
}

/** Display name of a part. */
export const partTitle = ({ slug, collection, tag, words }: PagePart): string =>
  collection?.name ?? words?.displayTitle ?? tagTitle(tag?.name ?? slug);

/** Translates a part, including the English texts of its tag. */
export function partIn(part: PagePart, translate: Translate): PagePart {
  const { collection, words } = part;
  return {
    ...part,
    ...(collection && { collection: { ...collection, name: translate(collection.name) } }),
    ...(words && { words: tagIn(words, translate) }),
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

export const partText = ({ words }: PagePart): string | null =>
  words ? (metatagDescription(words) ?? words.seoDescription) : null;

/** Canonical address of several handles: collections first, then the others in order. */
export const collectionPath = (parts: readonly PagePart[]): string => {
  const own = parts.filter(({ collection }) => collection).map(({ slug }) => slug);
  const others = parts.filter(({ collection }) => !collection).map(({ slug }) => slug);
  const [first = "all", ...more] = [...own, ...others.toSorted()];
  return `/collections/${[first, more.join("+")].filter((one) => one !== "").join("/")}`;
};

async function resolvePart(args: LoaderArgs, slug: string): Promise<PagePart | undefined> {
  const collection = resolveCollection(slug);
  const { shop, onError } = args;
  let words: Tag | undefined;
  let isKnownToBeMissing = true;
  try {
    words = await findTag(shop.database, shop.id, slug);
  } catch (cause) {
    // Show the listing without the tag's texts.
    onError(new Error("WithTag query error", { cause }));
    isKnownToBeMissing = false;
  }
  if (collection) return { slug, collection, ...(words && { words }) };
  if (words) return { slug, tag: words, words };
  const designer = await findDesigner(args, slug);
  if (designer !== undefined) return { slug, tag: { name: designer, metafields: [VENDOR] } };
  return isKnownToBeMissing ? undefined : { slug, tag: { name: slug, metafields: [] } };
}

const VENDOR = { key: "keywords", namespace: "catalogue", scope: "tag", value: "vendor" };

/** The name of a designer that has products for the visitor but no tag. */
async function findDesigner(args: LoaderArgs, slug: string): Promise<string | undefined> {
  const { shop, onError } = args;
  const filter = all(...viewerFilters(await viewerFor(args)), is("vendor_handle", toHandle(slug)));
  const found = await shop.search.search({ filter, limit: 1, fields: ["vendor"] }).catch((error: unknown) => {
    onError(error);
    return undefined;
  });
  const [hit] = found?.kind === "found" ? found.hits : [];
  const vendor = hit && readHit(hit)["vendor"];
  return typeof vendor === "string" && vendor !== "" ? vendor : undefined;
}
