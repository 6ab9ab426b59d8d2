import { expect, test } from "vitest";
import { readAll } from "../testing-reading.ts";
import { readMagento } from "./read.ts";

const HEAD =
  "sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,price,special_price,url_key,visibility,product_online,base_image,additional_attributes,qty,is_in_stock,configurable_variations";

test("a configurable product takes the rows that it lists as variants [OC-09] [OC-10]", async () => {
  const rows = [
    'WJ01-S-Blue,,Top,simple,,base,Stellar Jacket-S-Blue,,75,,stellar-s-blue,Not Visible Individually,1,https://m.example/blue.jpg,"color=Blue,size=S",4,1,',
    'WJ01-M-Blue,,Top,simple,,base,Stellar Jacket-M-Blue,,75,60,stellar-m-blue,Not Visible Individually,1,,"color=Blue,size=M",0,0,',
    'WJ01,,Top,configurable,"Default Category/Women/Tops/Jackets,Default Category/Sale",base,Stellar Jacket,<p>Warm</p>,,,stellar,"Catalog, Search",1,/w/j/wj01.jpg,"manufacturer=Luma,gender=Women,material=Wool, silk",,1,"sku=WJ01-S-Blue,size=S,color=Blue,leg_fit=petite|sku=WJ01-M-Blue,size=M,color=Blue,leg_fit=tall"',
    "WJ01,fr,Top,configurable,,base,Veste Stellar,,,,stellar,,1,,,,,",
    '24-MB01,,Bag,simple,Default Category/Gear/Bags,base,Joust Duffle Bag,,34,,joust,"Catalog, Search",1,,"gender=Men",,1,',
  ];
  const { products, skipped } = await readAll(readMagento, [HEAD, ...rows, ""].join("\r\n"));
  expect(skipped).toEqual([]);
  expect(products).toMatchObject([
    [
      {
        objectID: "wj01-s-blue",
        handle: "stellar",
        title: "Stellar Jacket",
        vendor: "Luma",
        department: "women",
        product_type: "Jackets",
        color: "Blue",
        size: "S",
        options: "Leg fit > Petite",
        inventory_quantity: 4,
        eu_eur_price_f: 75,
      },
      { size: "M", inventory_quantity: 0, eu_eur_price_f: 60, eu_eur_compare_at_price_f: 75 },
    ],
    // The deepest category is vague, the title is not.
    [{ handle: "joust", vendor: "Luma", department: "men", product_type: "Travel Bags", inventory_quantity: 1 }],
  ]);
});
