// The product page: one product as this visitor may see it, with its sizes in their systems and what goes with it.

import {
  categoryBySlug,
  chartFor,
  collectionSlug,
  convertSize,
  departmentBySlug,
  productTypeBySlug,
  toSlug,
} from "#catalogue";
import type { SizeSystem, SizeChart } from "#catalogue";
import { findProduct, listProducts, modelColours, type ProductWithVariants } from "#commerce/products";
import { redirect } from "react-router";
import { canonicalOf } from "../canonical.server.ts";
import type { Visitor } from "../rendering/context.ts";
import type { LoaderArgs } from "../rendering/define.ts";
import { notFound } from "../rendering/request-context.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import { cardOf, linkFor, priceOf, viewerFor } from "../viewer.server.ts";
import { foldsOf } from "./body-html.ts";
import type { ProductData, SizeChoice } from "./product-data.ts";

const RELATED = 8;

export async function loader(args: LoaderArgs): Promise<ProductData | Response> {
  const { shop, visitor, params, url } = args;
  const viewer = await viewerFor(args);
  const link = linkFor(visitor);
  const asked = params["slugOrId"] ?? "";
  const product = await findProduct(shop.database, viewer, asked);
  const price = product && priceOf(product, visitor);
  if (!product || !price) throw notFound();
  const variant = params["variantId"];
  if (variant !== undefined && !product.variants.some(({ id }) => id === variant)) throw notFound();
  // An id works as well as a handle, but a page has one address.
  if (asked !== product.handle) {
    return redirect(link(`/products/${product.handle}${variant ? `/${variant}` : ""}`) + url.search, 301);
  }
  const department = product.departments[0];
  const type = toSlug(product.productType);
  const [siblings, related] = await Promise.all([
    modelColours(shop.database, viewer, product),
    listProducts(shop.database, viewer, {
      productType: type,
      ...departmentQuery(department),
      sort: "merchandised",
      limit: 2 * RELATED,
    }),
  ]);
  const colour = product.variants[0]?.designerColour ?? "";
  return {
    id: product.id,
    sku: product.variants[0]?.sku ?? "",
    title: product.title,
    seoTitle: `${product.vendor} ${product.title} | Vitrine`,
    seoDescription: `${product.title} by ${product.vendor} in ${colour}. Designer ${product.productTypeText.toLowerCase()} at Vitrine.`,
    canonical: canonicalOf(args, `/products/${product.handle}`),
    vendor: { name: product.vendor, href: link(`/collections/${product.vendorHandle}`) },
    trail: trailOf(product, link),
    pictures: product.images.map((address, index) => ({ address, alt: `${product.title}, view ${index + 1}` })),
    price,
    colour,
    colours: siblings.map(({ handle, title, designerColour, largeImage }) => ({
      name: designerColour || title,
      href: link(`/products/${handle}`),
      picture: largeImage,
      isCurrent: handle === product.handle,
    })),
    sizes: sizesOf(product, visitor),
    variantId: variant ?? null,
    services: [],
    folds: foldsOf(product.bodyHtml),
    related: related.products
      .filter(({ designerModelNumber }) => designerModelNumber !== product.designerModelNumber)
      .slice(0, RELATED)
      .flatMap((one) => cardOf(one, visitor)),
    wishlist: link("/wishlist"),
    ...(department && { department }),
  };
}

const departmentQuery = (slug: string | undefined) => {
  const department = departmentBySlug(slug ?? "")?.slug;
  return department ? { department } : {};
};

function sizesOf({ variants, productType, departments }: ProductWithVariants, visitor: Visitor): SizeChoice[] {
  const chart = chartFor({ productType, department: departments.join("\t") });
  return variants.map(({ id, size, inventoryQuantity }) => ({
    variantId: id,
    label: size,
    equivalents: chart ? equivalentsOf(chart, size, visitor) : [],
    stock: inventoryQuantity,
  }));
}

/** The systems that shoppers of a price region read first. */
const SYSTEMS: Readonly<Record<string, readonly SizeSystem[]>> = {
  www: ["US", "UK", "IT"],
  uk: ["UK", "US", "IT"],
  eu: ["IT", "FR", "DE", "UK"],
  cn: ["CN", "IT", "UK"],
  ru: ["RU", "IT", "UK"],
};
const SHOWN_EQUIVALENTS = 2;

function equivalentsOf(chart: SizeChart, size: string, { market }: Visitor): string[] {
  const systems = SYSTEMS[market.region] ?? ["IT", "UK", "US"];
  return systems
    .flatMap((system) => convertSize(chart, size, system).slice(0, 1))
    .filter((label) => label !== size)
    .slice(0, SHOWN_EQUIVALENTS);
}

function trailOf(product: ProductWithVariants, link: (path: string) => string): Crumb[] {
  const department = departmentBySlug(product.departments[0] ?? "");
  const type = productTypeBySlug(toSlug(product.productType));
  const steps = [
    ...(department?.parent ? [{ name: "Kids", slug: "kids" }] : []),
    ...(department ? [{ name: department.name, slug: department.slug }] : []),
    ...(type
      ? [
          {
            name: categoryBySlug(type.category)?.name ?? "",
            slug: collectionSlug({ department: department?.slug, goods: type.category }),
          },
        ]
      : []),
    ...(type ? [{ name: type.name, slug: collectionSlug({ department: department?.slug, goods: type.slug }) }] : []),
  ];
  return [...steps.map(({ name, slug }) => ({ name, href: link(`/collections/${slug}`) })), { name: product.title }];
}
