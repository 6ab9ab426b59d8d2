// Deterministic feed lines for tests and benchmarks.

import type { FeedRow } from "#catalogue";

const DEPARTMENTS = ["women", "men", "girls", "women\tmen"] as const;
const TYPES = [
  ["Coats", "Clothing", "大衣"],
  ["Sneakers", "Shoes", "运动鞋"],
  ["Tote Bags", "Bags", "托特包"],
  ["Belts", "Accessories", "腰带"],
] as const;
const VENDORS = ["Maison Ødell", "Ateliér 27", "Harrow & Pike", "Nordlys"] as const;
const SIZES = ["XS", "S", "M", "L", "XL"] as const;

/** A row of product `number` (from 1) and one of its variants (from 0), with changes. */
export function feedRow(number: number, variant = 0, changes: Partial<FeedRow> = {}): FeedRow {
  const [type, category, zh] = TYPES[number % TYPES.length]!;
  const vendor = VENDORS[number % VENDORS.length]!;
  const department = DEPARTMENTS[number % DEPARTMENTS.length]!;
  const euros = 100 + (number % 900);
  const day = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  return {
    objectID: `v${number}-${variant}`,
    product_id: `p${number}`,
    handle: `product-${number}`,
    title: `Belted wool ${type.toLowerCase()} number ${number}`,
    title_zh: `系带${zh}${number}`,
    vendor,
    vendor_text: vendor,
    vendor_handle: `vendor-${number % VENDORS.length}`,
    largeImage: `/media/product-${number}/1`,
    product_images: [1, 2, 3].map((view) => `/media/product-${number}/${view}`).join("\t"),
    tags: [category, department.includes("women") ? "Women" : "Men", "Season_FW26"].join("\t"),
    product_type: type,
    product_type_text: type,
    product_type_zh_text: zh,
    product_type_cn: zh,
    department,
    size: SIZES[variant % SIZES.length]!,
    color: number % 3 === 0 ? "Black" : "Beige",
    designercolor: "Camel",
    designermodelnumber: `M${number}`,
    sku: `SKU-${number}-${variant}`,
    barcode: String(4_000_000_000_000 + number * 10 + variant),
    body_html: "<p>Cut from double-faced wool with a notched collar, welt pockets and a removable belt.</p>".repeat(4),
    variant_title: SIZES[variant % SIZES.length]!,
    inventory_quantity: (number + variant) % 7,
    old_inventory_quantity: 7,
    sold_num: number % 50,
    is_promotion: false,
    position: number,
    viplevel: 0,
    visibility: "YES",
    published_at: day,
    created_at: day,
    updated_at: day,
    eu_eur_price_f: euros,
    www_usd_price_f: euros * 1.1,
    uk_gbp_price_f: euros * 0.85,
    cn_cny_price_f: euros * 8,
    cn_cny_price_1k: euros * 8000,
    ...(number % 3 === 0 ? { eu_eur_compare_at_price_f: euros * 2, eu_eur_prior_price_f: euros * 2 } : {}),
    ...changes,
  };
}

export function* feedLines(products: number, variants = 2): Generator<string> {
  for (let number = 1; number <= products; number++) {
    for (let variant = 0; variant < variants; variant++) yield JSON.stringify(feedRow(number, variant));
  }
}
