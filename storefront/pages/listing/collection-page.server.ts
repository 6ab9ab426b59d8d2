// The data of a listing of collections and tags, from the handles in its address.

import { tagKind, messagesIn } from "#catalogue";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import {
  collectionPath,
  type DesignerHandle,
  type PagePart,
  partDescription,
  partIn,
  partText,
  partTitle,
  pathOf,
  readDesigners,
  type ResolvedPage,
  resolvePage,
  translateContent,
} from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { listingPages } from "#locales/listing-pages";
import type { ListingData, ListingHead } from "./listing-data.ts";
import { loadListing, type LoadedListing } from "./load-listing.server.ts";
import { documentTitle, indexingOf } from "./seo.ts";
import { translateTrail } from "./translate.server.ts";
import { trailOf } from "./trail.ts";

/** An unknown handle is a page that does not exist. */
export async function resolveOrRefuse(args: LoaderArgs, slugs: readonly string[]): Promise<ResolvedPage> {
  const page = slugs.length > 0 ? await resolvePage(args, slugs) : undefined;
  if (!page) throw notFound();
  return page;
}

/** `path` is the page's address, if it differs from the collection's. */
export async function loadCollection(args: LoaderArgs, page: ResolvedPage, path?: string): Promise<ListingData> {
  const [listing, { handleOf }] = await Promise.all([
    loadListing(args, { ...page, path: path ?? pathOf(page.parts.map(({ slug }) => slug)) }),
    readDesigners(args),
  ]);
  const head = await translateContent(args, (translate) => {
    const parts = page.parts.map((part) => partIn(part, translate));
    return translateTrail(headOf(args, { ...page, parts }, listing, handleOf), translate);
  });
  return { ...listing, ...head };
}

function headOf(
  args: LoaderArgs,
  { parts, defaults }: ResolvedPage,
  listing: LoadedListing,
  handleOf: DesignerHandle,
): ListingHead {
  const link = linkFor(args.visitor);
  const say = messagesIn(listingPages, args.visitor.language);
  const title = titleOf(parts);
  const department = defaults.department ?? defaults.named?.department;
  const [first] = parts;
  const texts = parts.flatMap((part) => partText(part) ?? []);
  const text = texts.at(-1) ?? null;
  const indexing = indexingOf(args.shop.taxonomy, {
    path: collectionPath(parts),
    defaults,
    state: listing.state,
    collection: parts.length === 1 ? first?.collection : undefined,
    hasProducts: listing.products.length > 0,
    handleOf,
  });
  return {
    title,
    seoTitle: documentTitle(
      parts.map((part) => ({
        title: partTitle(part),
        seoTitle: part.words?.seoTitle ?? null,
        isTagged: isTagged(part),
      })),
      say,
      args.config.shopName,
    ),
    seoDescription: parts.map(partDescription).find(Boolean) ?? say("description", { title }),
    ...(indexing.kind === "canonical"
      ? { canonical: canonicalOf(args, indexing.path) }
      : { robots: "noindex, follow" }),
    text,
    hero: parts.map(({ words }) => words?.heroMediaUrl).find((address) => address != null) ?? null,
    trail: trailOf({ taxonomy: args.shop.taxonomy, defaults, title, link, handleOf }),
    ...(department && { department }),
  };
}

/** The names of all parts: "Women, Halden & Rue". Internal tags have none. */
const titleOf = (parts: readonly PagePart[]): string =>
  parts
    .map(partTitle)
    .filter((name) => name !== "")
    .join(", ");

const isTagged = ({ words, tag }: PagePart): boolean => {
  const kind = words ? tagKind(words) : tag && tagKind(tag);
  return kind === "sub_category" || kind === "vendor";
};
