// The product page's data: the product for this visitor, with sizes in their systems and related products.

import { analyticsItem } from "#commerce/analytics";
import {
  chartsFor,
  colourOf,
  deliveryTo,
  lowestPrice,
  ONE_SIZE,
  ONLY_ONE_SIZE,
  pictureUrl,
  SRC_WIDTHS,
  systemsRead,
  messagesIn,
  type Say,
} from "#catalogue";
import { findShop } from "#commerce/content";
import { findSizeAdvice } from "#commerce/fit";
import { findProduct, isStoredAddress, modelColours, type ProductWithVariants, type Viewer } from "#commerce/products";
import { deliveryIn, priceListsIn, RETENTION } from "#commerce/settings";
import { isTaxAdded } from "#commerce/tax";
import { pictureWidths } from "#commerce/pictures";
import { availableOf, countWaiting } from "#commerce/stock";
import { redirect } from "react-router";
import { translateCards } from "#storefront/visitor/cards.server.ts";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { loadProductReviews } from "#storefront/pages/reviews/product-reviews.server.ts";
import { chartIn } from "#storefront/pages/size-guide/chart-data.server.ts";
import { guideOf } from "#storefront/pages/size-guide/guides.server.ts";
import { asShown, readDesigners, roleOf, translateContent, viewerFor } from "#browsing";
import { expressMethods } from "#storefront/visitor/payment-methods.server.ts";
import { linkFor, priceOf } from "#storefront/visitor/viewer.server.ts";
import { lookView } from "#storefront/features/looks/look-view.server.ts";
import { look as lookMessages } from "#locales/look";
import { productMessages } from "#locales/product-messages";
import { foldsOf, inHeadings, withFacts } from "./body-html.server.ts";
import type { ProductChoice, ProductData } from "./product-data.ts";
import { factsOf } from "./product-facts.server.ts";
import { lookOf } from "./look.server.ts";
import { measurementsOf } from "./measurements/measurements.server.ts";
import { relatedTo } from "./related.server.ts";
import { deliveryFold, priceNoteOf, servicesOf } from "./services.server.ts";
import { adviceFor } from "./size-advice.server.ts";
import { generalOf, sizesOf } from "./sizes.server.ts";
import { trailOf } from "./trail.ts";
import { pageTitle } from "#storefront/ui/page-title.tsx";

export { action } from "./waiting/waiting.server.ts";

export async function loader(args: LoaderArgs): Promise<ProductData | Response> {
  const { shop, visitor, params, url } = args;
  const viewer = await viewerFor(args);
  const asked = params["slugOrId"] ?? "";
  const product = shop.draftProduct ?? (await findProduct(shop.database, viewer, asked));
  if (!product) throw notFound();
  const { variantId: variant, shopSlug } = params;
  if (shopSlug !== undefined && (await findShop(shop.database, shopSlug))?.id !== shop.id) throw notFound();
  if (variant !== undefined && !product.variants.some(({ id }) => id === variant)) throw notFound();
  // Ids and addresses under the shop's name work too, but redirect to the canonical address.
  const path = linkFor(visitor)(`/products/${product.handle}`);
  if (asked !== product.handle || shopSlug !== undefined) {
    return redirect(`${path}${variant ? `/${encodeURIComponent(variant)}` : ""}${url.search}`, 301);
  }
  // A draft has its own prices; promotions are counted from the stored ones.
  const [shown = product] = shop.draftProduct ? [] : await asShown(shop, visitor.market, [product]);
  return dataOf(args, shown, viewer);
}

async function dataOf(args: LoaderArgs, product: ProductWithVariants, viewer: Viewer): Promise<ProductData> {
  const { shop, visitor, params, config } = args;
  const { market, language } = visitor;
  const say = messagesIn(productMessages, language);
  const inSentence = (name: string): string => (language === "en" ? name.toLowerCase() : name);
  const link = linkFor(visitor);
  const price = priceOf(product, visitor);
  if (!price) throw notFound();
  const ids = product.variants.map(({ id }) => id);
  const [siblings, related, available, reviews, { handleOf }, widths, fits, look] = await Promise.all([
    modelColours(shop.database, viewer, product).catch((error: unknown) => {
      args.onError(error);
      return [];
    }),
    relatedTo(args, product, viewer),
    shop.draftProduct
      ? new Map(shop.draftProduct.variants.map(({ id, inventoryQuantity }) => [id, inventoryQuantity]))
      : availableOf(shop.database.sql, ids),
    loadProductReviews(args, product),
    readDesigners(args),
    pictureWidths(shop.database, product.images),
    findSizeAdvice(shop.database, [product.id]).catch((error: unknown) => {
      args.onError(error);
      return undefined;
    }),
    lookOf(args, product, viewer),
  ]);
  const advice = fits?.get(product.id);
  const isSoldOut = ids.every((id) => (available.get(id) ?? 0) <= 0);
  const waiting = isSoldOut
    ? { counts: await countWaiting(shop.database, ids), days: shop.setting(RETENTION).backInStockDays }
    : undefined;
  const canonical = canonicalOf(args, `/products/${product.handle}`);
  const sized = { productType: product.productType, department: product.departments.join("\t") };
  const charts = chartsFor(shop.taxonomy, { ...sized, designer: product.vendor });
  const [chart] = charts;
  const general = generalOf(charts, chartsFor(shop.taxonomy, sized));
  const department = product.departments[0];
  const delivery = deliveryTo(deliveryIn(shop.setting), market);
  const isAdded = isTaxAdded(shop.orderServices, market.country, delivery);
  const alts = product.pictureAlts[language];
  const published = product.images
    .map((address, index) => ({ address, alt: alts?.[index + 1] ?? "" }))
    .filter(({ address }) => !isStoredAddress(address) || widths.has(address));
  return translateContent(args, (translate) => {
    const { sizes, choices, facts } = sizesOf({ product, available, visitor, chart, general }, translate);
    const measurements = measurementsOf(
      { product, sizes, chart, taxonomy: shop.taxonomy, market, language },
      translate,
    );
    const title = translate.title(product.id, product.title);
    const vendor = translate.vendorInFull(product.vendor);
    const [first] = product.variants;
    // Without a designer's name, the colour's own; "multi" may mean that it is not known, and several are chosen as a metal.
    const isOneColour = product.colours.length === 1 && first && colourOf(first.colour)?.icon.kind !== "wedges";
    const colour = translate(first?.designerColour || (isOneColour ? first.colour : ""));
    const above = trailOf(shop.taxonomy, product, link).filter(({ href }) => href !== undefined);
    const trail = [...above.map((step) => ({ ...step, name: translate(step.name) })), { name: title }];
    const type = trail.findLast((step) => "href" in step);
    const lookTitle = messagesIn(lookMessages, language)("complete");
    const own = { picture: product.largeImage, role: roleOf(shop.taxonomy, product.productType) };
    const shownLook = look && lookView(args, look, { translate, own, title: lookTitle });
    return {
      id: product.id,
      handle: product.handle,
      path: link(`/products/${product.handle}`),
      sku: first?.sku ?? "",
      item: analyticsItem(
        {
          sku: first?.sku ?? "",
          vendor: product.vendor,
          title: product.title,
          colour: first?.designerColour || (isOneColour ? first.colour : ""),
          size: "",
          quantity: 1,
          price: price.price.thousandths,
          goods: product,
        },
        market.currency,
      ),
      title,
      seoTitle: pageTitle(`${vendor} ${title}`, config.shopName),
      seoDescription: say(colour === "" ? "descriptionWithoutColour" : "description", {
        shop: config.shopName,
        title,
        vendor,
        colour,
        type: inSentence(translate(shop.taxonomy.typeNamed(product.productType)?.name ?? product.productTypeText)),
      }),
      canonical,
      absolutePictures: published.map(
        ({ address }) => new URL(pictureUrl(address, 1200, "jpg", config.cdn), canonical).href,
      ),
      ...(published.some(({ alt }) => alt !== "") && { captions: published.map(({ alt }) => alt) }),
      vendor: { name: vendor, href: link(`/collections/${handleOf(product.vendor)}`) },
      trail,
      soldIn: priceListsIn(shop.setting).codes.filter((list) => shop.orderServices.prices.list(list) in product.prices),
      pictures: product.images.map((address, index) => ({
        address,
        alt: alts?.[index + 1] ?? say("view", { title, number: index + 1 }),
        ...narrow(widths.get(address)),
      })),
      price: lowestPrice(
        price,
        sizes.flatMap((size) => size.price ?? []),
      ),
      priceNote: priceNoteOf(delivery, isAdded, language),
      colour,
      colours: siblings.map(({ handle, designerColour, largeImage }) => ({
        name: translate(designerColour) || title,
        href: link(`/products/${handle}`),
        picture: largeImage,
        isCurrent: handle === product.handle,
      })),
      sizes,
      ...(waiting && { waiting }),
      choices,
      hasOneSize: product.variants.every(({ size }) => size === ONLY_ONE_SIZE),
      sizeSystems: systemsRead(market),
      sizeGuide:
        chart === undefined || chart === ONE_SIZE || choices[0]?.isSize !== true
          ? null
          : {
              chart: chartIn(chart, language),
              href: `${link(guideOf(chart).path)}#${chart.id}`,
              ...(general && { general: general.chart }),
            },
      variantId: params["variantId"] ?? null,
      services: servicesOf(delivery, price.price, new Date(), visitor),
      folds: [
        ...withFacts(inHeadings(foldsOf(translate(product.bodyHtml), say("details")), say), facts, say("details")),
        deliveryFold(delivery, market, isAdded, language),
      ],
      ...(advice && chart !== ONE_SIZE && { sizeAdvice: adviceFor(advice, sizes, chart) }),
      ...(measurements && { measurements }),
      ...(shownLook && { look: shownLook }),
      ...(shownLook && look.look && { lookPage: link(`/looks/${look.look.slug}`) }),
      related: translateCards(related, translate),
      reviews,
      ...(type?.href && { relatedLink: { name: say("shopAll", { type: inSentence(type.name) }), href: type.href } }),
      ...(market.country !== "default" && { returns: { country: market.country, days: delivery.returnDays } }),
      recentlyViewed: link("/recently-viewed"),
      wishlist: link("/wishlist"),
      cart: {
        action: link("/cart"),
        express: expressMethods(args),
        from: args.url.pathname,
        problem: problemOf(args.url.searchParams.get("choose"), choices, say),
      },
      ...(department && { department }),
      facts: factsOf(product, { taxonomy: shop.taxonomy, chart, market, delivery, translate, price: price.price }),
    };
  });
}

/** Set if the original is narrower than the widest picture that the shop serves. */
const narrow = (width: number | null | undefined): { readonly source?: number } =>
  width && width < WIDEST ? { source: width } : {};

const WIDEST = SRC_WIDTHS[SRC_WIDTHS.length - 1] ?? 0;

/** The error of a form that was sent without scripts; see the cart's page. */
function problemOf(
  code: string | null,
  choices: readonly ProductChoice[],
  say: Say<typeof productMessages>,
): string | null {
  if (code === "other") return say("noSuchCombination");
  if (code !== "size") return null;
  return say(choices.some(({ isSize }) => !isSize) ? "chooseOptions" : "chooseSize");
}
