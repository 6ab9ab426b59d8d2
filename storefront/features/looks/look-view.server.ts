// A look as a page shows it: its pieces with price and sizes for this visitor, and its picture.

import { lowestPrice, ONLY_ONE_SIZE } from "#catalogue";
import { asShown, type FoundLook, type LookPiece, textIn, type Translate, translateOption } from "#browsing";
import { analyticsItem } from "#commerce/analytics";
import { sizeName } from "#commerce/labels";
import type { Variant } from "#commerce/products";
import { choicesOf } from "#storefront/features/cart/variant-choices.ts";
import type { Visitor } from "#storefront/framework/context.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor, priceOf } from "#storefront/visitor/viewer.server.ts";
import { arrange, type Arranged } from "./arrange.ts";
import type { ArrangedPicture, LookData, PieceVariant, ShownPiece } from "./look-data.ts";

interface Scene {
  readonly translate: Translate;
  /** The page's own product, which is in the picture but not among the pieces. */
  readonly own?: { readonly picture: string; readonly role: string | undefined } | undefined;
  readonly title: string;
}

/** The value of `choose` in the address to which an incomplete form returns. */
export const CHOOSE_LOOK = "look";

/** The look with the prices that the visitor's market shows. */
export async function withPrices<Look extends FoundLook>({ shop, visitor }: LoaderArgs, found: Look): Promise<Look> {
  const products = await asShown(
    shop,
    visitor.market,
    found.pieces.map(({ product }) => product),
  );
  return { ...found, pieces: found.pieces.map((piece, at) => ({ ...piece, product: products[at] ?? piece.product })) };
}

/** Undefined if nothing of it is sold to the visitor. */
export function lookView(args: LoaderArgs, found: FoundLook, { translate, own, title }: Scene): LookData | undefined {
  const { visitor, url } = args;
  const pieces = found.pieces.flatMap((piece) => pieceOf(piece, visitor, translate) ?? []);
  if (pieces.length === 0) return undefined;
  const link = linkFor(visitor);
  const shared = {
    cart: link("/cart"),
    from: url.pathname,
    ...(url.searchParams.get("choose") === CHOOSE_LOOK && { isIncomplete: true as const }),
    // An address, because the shop's own figures accept nothing else.
    list: { path: found.look ? `/looks/${found.look.slug}` : "/looks", title },
  };
  const { look } = found;
  if (look?.picture) {
    const alt = textIn(look.title, visitor.language);
    return { ...shared, scene: { kind: "picture", address: look.picture, alt }, pieces };
  }
  const roles = new Map(found.pieces.map(({ product, role }) => [product.id, role]));
  const placed = pieces.map(({ id, picture }) => ({ picture, role: roles.get(id) }));
  const arranged = arrange(own ? [own, ...placed] : placed);
  const places = own ? arranged.slice(1) : arranged;
  return {
    ...shared,
    scene: { kind: "arranged", pictures: inLayers(arranged) },
    pieces: pieces.map((piece, at) => ({ ...piece, spot: places[at]?.spot ?? null })),
  };
}

/** Trousers and skirts are behind what is worn over them. */
const inLayers = (arranged: readonly Arranged[]): readonly ArrangedPicture[] =>
  arranged
    .toSorted((one, other) => Number(other.isBehind) - Number(one.isBehind))
    .map(({ spot: _spot, isBehind: _isBehind, ...picture }) => picture);

function pieceOf(
  { product, available, spot }: LookPiece,
  visitor: Visitor,
  translate: Translate,
): ShownPiece | undefined {
  const price = priceOf(product, visitor);
  const sold = product.variants.filter(({ id }) => (available.get(id) ?? 0) > 0);
  const variants = sold.flatMap((variant) => variantOf(variant, sold, visitor, translate) ?? []);
  const [first] = sold;
  if (!price || !first || variants.length === 0) return undefined;
  const own = price.price.thousandths;
  const { market } = visitor;
  return {
    id: product.id,
    href: linkFor(visitor)(`/products/${product.handle}`),
    vendor: translate.vendor(product.vendor),
    title: translate.title(product.id, product.title),
    picture: product.largeImage,
    price: lowestPrice(
      price,
      variants.flatMap((variant) => variant.price ?? []),
    ),
    spot,
    variants: variants.map(({ price: tag, ...variant }) =>
      tag && tag.price.thousandths !== own ? { ...variant, price: tag } : variant,
    ),
    ...(variants.length === 1 && { only: variants[0]!.name }),
    item: analyticsItem(
      {
        sku: first.sku,
        vendor: product.vendor,
        title: product.title,
        colour: first.designerColour || first.colour,
        size: "",
        quantity: 1,
        price: own,
        goods: product,
      },
      market.currency,
    ),
  };
}

function variantOf(
  variant: Variant,
  all: readonly Variant[],
  visitor: Visitor,
  translate: Translate,
): PieceVariant | undefined {
  const price = priceOf(variant, visitor);
  if (!price) return undefined;
  const names = new Set(choicesOf(all).flatMap(({ name }) => name ?? []));
  const label = sizeName(variant.size, visitor.language);
  const options = variant.options
    .filter(({ name }) => names.has(name))
    .map((option) => translateOption(option, translate))
    .map(({ name, value }) => `${name} ${value}`);
  const isSized = variant.size !== ONLY_ONE_SIZE || options.length === 0;
  return { id: variant.id, name: [...(isSized ? [label] : []), ...options].join(" · "), price };
}
