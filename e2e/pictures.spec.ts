import sharp from "sharp";
import { PICTURE_FORMATS, pictureUrl, SRC_WIDTHS } from "#catalogue";
import { randomCases } from "../tools/test-runner/thorough.ts";
import { dataOf } from "./shop-data.ts";
import { expect, test } from "./shop.ts";

const PRODUCTS = randomCases(60, 200);
const LISTINGS = ["women", "men", "kids", "women-shoes", "women-bags", "men-accessories", "men-clothing", "girls"];

test(`every picture of ${PRODUCTS} products loads`, async ({ request }) => {
  test.slow();
  const products = new Map<string, readonly string[]>();
  for (const slug of LISTINGS) {
    const { products: listed } = await dataOf(request, "collection", `/collections/${slug}?sortBy=RANK-desc`);
    for (const { href, pictures } of listed) products.set(href, pictures);
  }
  expect(products.size).toBeGreaterThanOrEqual(PRODUCTS);
  // Evenly spread over the listings.
  const step = products.size / PRODUCTS;
  const chosen = [...products.values()].filter(
    (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
  const waiting = chosen.flat();
  const wrong: string[] = [];
  const askSome = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const url = pictureUrl(address, 160);
      const answer = await request.get(url);
      const picture = answer.ok() ? await sharp(await answer.body()).metadata() : undefined;
      if (picture?.width !== 160 || picture.height !== 213) wrong.push(`${answer.status()} ${url}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, askSome));
  expect(wrong).toEqual([]);
});

test("a picture has every width and format, is cached permanently and revalidated by its ETag", async ({ request }) => {
  const { products } = await dataOf(request, "collection", "/collections/women-coats");
  const address = products[0]?.pictures[0] ?? "";
  for (const width of SRC_WIDTHS) {
    for (const format of PICTURE_FORMATS) {
      const url = pictureUrl(address, width, format);
      const answer = await request.get(url);
      expect(answer.status(), url).toBe(200);
      expect(answer.headers()).toMatchObject({
        "content-type": { webp: "image/webp", jpg: "image/jpeg" }[format],
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect(await sharp(await answer.body()).metadata()).toMatchObject({
        width,
        format: { webp: "webp", jpg: "jpeg" }[format],
      });
      const again = await request.get(url, { headers: { "if-none-match": answer.headers()["etag"] ?? "" } });
      expect(again.status(), url).toBe(304);
    }
  }
});

test("other widths, formats and recipes are not found", async ({ request }) => {
  const { products } = await dataOf(request, "collection", "/collections/women-coats");
  const address = products[0]?.pictures[0] ?? "";
  for (const file of ["161.webp", "0.webp", "99999.webp", "600.png", "600", "600.webp.webp", "0600.webp"]) {
    const answer = await request.get(`${address}/${file}`);
    expect(answer.status(), file).toBe(404);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
  expect((await request.get(`${address}-none/600.webp`)).status()).toBe(404);
  expect((await request.get("/media/art/2.coats.none.a.000000.plain.aaaaaa/front/600.webp")).status()).toBe(404);
});
