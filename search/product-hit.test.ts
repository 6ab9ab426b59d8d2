import { expect, test } from "vitest";
import { priceFieldsOf, readProductHit } from "./product-hit.ts";

const FIELDS = {
  objectID: "774464302",
  product_id: "7744643",
  handle: "trench-coat",
  title: "Trench coat",
  title_zh: "风衣",
  vendor: "Åkerlund",
  vendor_handle: "akerlund",
  largeImage: "/front",
  product_images: "/front\t/back",
  tags: "Clothing\tWomen\tSale",
  product_type: "Coats",
  department: "women\tmen",
  size: "IT 40",
  color: "Blue",
  designercolor: "Slate blue",
  eu_eur_price_f: 1408.5,
  eu_eur_compare_at_price_f: 1760,
  www_usd_price_f: 1576,
  cn_cny_price_f: 12_240,
  cn_cny_price_1k: 12_240_000,
  cn_cny_compare_at_price_1k: 15_300_000,
};

test("[SR-18] tab-separated fields become arrays, and the client-side names are set", () => {
  expect(readProductHit(FIELDS)).toMatchObject({
    tags: ["Clothing", "Women", "Sale"],
    product_images: ["/front", "/back"],
    departments: ["women", "men"],
    largeImage: "/front",
    designerColor: "Slate blue",
    Size: "IT 40",
    Color: "Blue",
    fields: FIELDS,
  });
  const { largeImage, ...others } = FIELDS;
  expect(readProductHit({ ...others, largeimage: largeImage })?.largeImage).toBe("/front");
  expect(readProductHit({ eu_eur_price_f: 1, tags: ["a", "b"] })).toMatchObject({
    tags: ["a", "b"],
    product_images: [],
  });
});

test("[SR-19] prices are read from the given list, Europe's by default, and China's from thousandths", () => {
  expect(readProductHit(FIELDS)?.price).toEqual({
    price: { thousandths: 1_408_500, currency: "EUR" },
    compareAt: { thousandths: 1_760_000, currency: "EUR" },
    percentOff: 20,
  });
  expect(readProductHit(FIELDS, "www_usd")?.price).toEqual({ price: { thousandths: 1_576_000, currency: "USD" } });
  expect(readProductHit(FIELDS, "cn_cny")?.price).toMatchObject({
    price: { thousandths: 12_240_000, currency: "CNY" },
    compareAt: { thousandths: 15_300_000, currency: "CNY" },
  });
  expect(priceFieldsOf("cn_cny")).toContain("cn_cny_price_1k");
});

test("[LP-19] a product without a price in the list is not shown", () => {
  expect(readProductHit(FIELDS, "uk_gbp")).toBeUndefined();
  expect(readProductHit({ ...FIELDS, eu_eur_price_f: 0 })).toBeUndefined();
  expect(readProductHit({ ...FIELDS, eu_eur_price_f: null })).toBeUndefined();
  expect(readProductHit({ ...FIELDS, eu_eur_price_f: "1408" })).toBeUndefined();
});
