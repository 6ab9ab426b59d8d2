// Composes the head of a designer's page from the designer's own pieces.

import { cutoutOf } from "#catalogue";
import { picturesThere } from "#commerce/pictures";
import { type ResolvedPage, ruleContextsOf, search, translateContent, viewerFor } from "#browsing";
import type { ProductHit } from "#search/product-hit";
import { all, is } from "#search/query";
import { viewerFilters } from "#search/visibility";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { cardFields, readProducts } from "../cards.server.ts";
import type { ListingData } from "../listing-data.ts";
import { APPEND, REFINE } from "../paging.ts";
import type { DesignerPiece, DesignerPieces, RenderedEdit } from "./edit-data.ts";
import { renderDesignerHead } from "./render-edit.tsx";
import { titleSize } from "./title-size.ts";

type Listing = Omit<ListingData, "edit">;

/** Only on a designer's page as it opens. With choices, chips and counts say the same. */
export const hasDesignerHead = ({ url }: LoaderArgs, { defaults }: ResolvedPage, listing: Listing): boolean =>
  defaults.vendor !== undefined &&
  defaults.department === undefined &&
  defaults.category === undefined &&
  listing.address === listing.path &&
  listing.state.page === 1 &&
  listing.products.length > 0 &&
  listing.facets.price !== undefined &&
  !url.searchParams.has(APPEND) &&
  !url.searchParams.has(REFINE);

/** A banner of the merchant takes the place of the pieces. */
export async function loadDesignerHead(args: LoaderArgs, page: ResolvedPage, listing: Listing): Promise<RenderedEdit> {
  const pieces = listing.hero ? undefined : await piecesOf(args, page);
  return {
    hasStory: false,
    titleSize: listing.hero ? "plain" : titleSize(listing.title),
    hasPieces: pieces !== undefined,
    part: { elementId: "edit", html: renderDesignerHead(args, { pieces, listing }) },
  };
}

/** Merchandised products among which pieces are chosen. */
const CANDIDATES = 48;

async function piecesOf(args: LoaderArgs, { kinds, defaults }: ResolvedPage): Promise<DesignerPieces | undefined> {
  const { visitor } = args;
  const { priceList } = visitor.market;
  try {
    const found = await search(args, {
      filter: all(...viewerFilters(await viewerFor(args)), is("vendor", defaults.vendor ?? "")),
      limit: CANDIDATES,
      fields: [...cardFields(priceList, visitor.language), "product_type"],
      ruleContexts: ruleContextsOf(visitor, { kinds }),
    });
    const hits = readProducts(found.hits, visitor.market);
    const isThere = await picturesThere(
      args.shop.database,
      hits.map(({ largeImage }) => largeImage),
    );
    const pictured = hits.filter(({ largeImage }) => isThere(largeImage));
    return await translateContent(args, (translate) =>
      composedOf(pictured, ({ handle, product_id: id, title }) => ({
        title: translate.title(id, title),
        href: linkFor(visitor)(`/products/${handle}`),
      })),
    );
  } catch (error) {
    args.onError(new Error(`The head of the designer ${defaults.vendor} cannot be composed.`, { cause: error }));
    return undefined;
  }
}

const COMPOSED = 3;

/** Three pieces, of different types if there are, or one. Cut-outs only if all are. */
function composedOf(
  hits: readonly ProductHit[],
  named: (hit: ProductHit) => Omit<DesignerPiece, "picture">,
): DesignerPieces | undefined {
  const types = [...Map.groupBy(hits, ({ product_type: type }) => type).values()];
  const ordered = [...types.flatMap(([first]) => first ?? []), ...types.flatMap(([, ...others]) => others)];
  const long = ordered.find(({ product_type: type }) => LONG.has(type));
  const chosen = [...(long ? [long] : []), ...ordered.filter((hit) => hit !== long)].slice(
    0,
    ordered.length < COMPOSED ? 1 : COMPOSED,
  );
  if (chosen.length === 0) return undefined;
  const cutouts = chosen.flatMap((hit) => cutoutOf(hit.largeImage) ?? []);
  const isCutOut = cutouts.length === chosen.length;
  const isSingle = chosen.length === 1;
  const kind = isCutOut
    ? isSingle
      ? "cutout"
      : long
        ? "long-cutouts"
        : "cutouts"
    : isSingle
      ? "photograph"
      : "photographs";
  return {
    kind,
    shown: chosen.map((hit, at) => ({ ...named(hit), picture: (isCutOut && cutouts[at]) || hit.largeImage })),
  };
}

/** Types of the default taxonomy that fill the height of a picture, not its width. */
const LONG = new Set(["Coats", "Dresses", "Jumpsuits", "Pants", "Jeans"]);
