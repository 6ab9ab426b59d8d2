// A small shop for tests: 60 products with three variants each, generated so that counts can be calculated.

import type { IndexRecord } from "../../schema.ts";

export const VENDORS = ["Acne Studios", "Chloé", "Jil Sander", "Levi's"] as const;
const COLOURS = ["Black", "White", "multi"] as const;
const SIZES = ["38", "40", "XL"] as const;
const GOODS = ["Wool Coat", "Silk Dress", "Leather Bag", "Denim Jacket", "Sneakers"] as const;

export const PRODUCTS = 60;

/** Product n has vendor n mod 4, colour n mod 3 and a price of 100 + 10 n euros; its variants are the sizes. */
export const testRecords: readonly IndexRecord[] = Array.from({ length: PRODUCTS }, (_, n) => {
  const vendor = VENDORS[n % VENDORS.length]!;
  const title = `${vendor} ${GOODS[n % GOODS.length]!}`;
  const day = new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
  return {
    id: `p${n}`,
    fields: {
      product_id: `p${n}`,
      handle: `product-${n}`,
      title,
      title_zh: "羊毛大衣",
      vendor,
      vendor_handle: vendor.toLowerCase(),
      tags: n % 2 === 0 ? "Clothing\tSeason_FW26" : "Shoes",
      product_type: GOODS[n % GOODS.length]!,
      product_type_text: GOODS[n % GOODS.length]!,
      department: n % 10 === 0 ? "women\tmen" : "women",
      color: COLOURS[n % COLOURS.length]!,
      body_html: `<p>A ${title.toLowerCase()} that is cut from one piece and sewn by hand in a small workshop by the sea.</p>`,
      visibility: "YES",
      is_promotion: n % 5 === 0,
      viplevel: 0,
      position: n,
      standing: n,
      published_at: day,
      eu_eur_price_f: 100 + 10 * n,
      www_usd_price_f: 110 + 11 * n,
    },
    variants: SIZES.map((size, place) => ({
      id: `p${n}-${size}`,
      fields: { objectID: `p${n}-${size}`, size, inventory_quantity: place },
    })),
  };
});

export const testSuggestions: readonly IndexRecord[] = VENDORS.map((title, place) => ({
  id: `s${place}`,
  fields: { objectid: `s${place}`, title, title_zh: title, keyword: title, type: "designer", priority: 10 - place },
  variants: [{ id: `s${place}`, fields: { objectID: `s${place}` } }],
}));
