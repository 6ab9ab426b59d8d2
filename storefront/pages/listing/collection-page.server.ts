// The data of a listing of collections and tags, from the handles in its address.

import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import {
  collectionPath,
  type DesignerHandle,
  listingTexts,
  partIn,
  pathOf,
  readDesigners,
  type ResolvedPage,
  resolvePage,
  translateContent,
} from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { hasDesignerHead, loadDesignerHead } from "./edit/load-designer-head.server.ts";
import { hasEdit, loadEdit } from "./edit/load-edit.server.ts";
import type { RenderedEdit } from "./edit/edit-data.ts";
import type { ListingData, ListingHead } from "./listing-data.ts";
import { loadListing, type LoadedListing } from "./load-listing.server.ts";
import { indexingOf } from "./seo.ts";
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
  const edit = await editOf(args, page, { ...listing, ...head });
  return { ...listing, ...head, ...(edit && { edit }) };
}

async function editOf(args: LoaderArgs, page: ResolvedPage, data: ListingData): Promise<RenderedEdit | undefined> {
  if (hasEdit(args, page, data)) return loadEdit(args, page, data);
  return hasDesignerHead(args, page, data) ? loadDesignerHead(args, page, data) : undefined;
}

function headOf(
  args: LoaderArgs,
  { parts, defaults }: ResolvedPage,
  listing: LoadedListing,
  handleOf: DesignerHandle,
): ListingHead {
  const link = linkFor(args.visitor);
  const texts = listingTexts(parts, args.visitor.language, args.config.shopName);
  const department = defaults.department ?? defaults.named?.department;
  const [first] = parts;
  const indexing = indexingOf(args.shop.taxonomy, {
    path: collectionPath(parts),
    defaults,
    state: listing.state,
    collection: parts.length === 1 ? first?.collection : undefined,
    hasProducts: listing.products.length > 0,
    handleOf,
  });
  return {
    ...texts,
    ...(indexing.kind === "canonical"
      ? { canonical: canonicalOf(args, indexing.path) }
      : { robots: "noindex, follow" }),
    trail: trailOf({ taxonomy: args.shop.taxonomy, defaults, title: texts.title, link, handleOf }),
    ...(department && { department }),
  };
}
