import type { APIRequestContext } from "@playwright/test";
import { formatMoney, toMajor } from "#catalogue";
import type { ProductData } from "#storefront/pages/product/product-data.ts";
import { expectAccessible } from "./accessibility.ts";
import { newEmail } from "./account.ts";
import { dataOf, firstProduct } from "./shop-data.ts";
import { expect, test } from "./shop.ts";

test("the gallery shows every picture, with thumbnails", async ({ page, request, visit }) => {
  const path = await firstProduct(request);
  const { pictures } = await dataOf(request, "product", path);
  expect(pictures.length).toBeGreaterThan(1);
  await visit(path);
  const gallery = page.getByRole("region", { name: "Pictures of the product" });
  await expect(gallery.getByRole("figure")).toHaveCount(pictures.length);
  const thumbs = page.getByRole("navigation", { name: "Pictures" }).getByRole("link");
  await expect(thumbs.first()).toHaveAttribute("aria-current", "true");
  await thumbs.nth(1).click();
  await expect(gallery.getByRole("figure").nth(1)).toBeInViewport();
  await expect(thumbs.nth(1)).toHaveAttribute("aria-current", "true");
});

test(
  "on a phone the gallery can be swiped and shows its position",
  { tag: "@phone" },
  async ({ page, request, visit }) => {
    const path = await firstProduct(request);
    const { pictures } = await dataOf(request, "product", path);
    await visit(path);
    await expect(page.getByText(`1 / ${pictures.length}`)).toBeVisible();
    const gallery = page.getByRole("region", { name: "Pictures of the product" });
    await gallery.evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: "instant" }));
    await expect(page.getByText(`2 / ${pictures.length}`)).toBeVisible();
  },
);

test("sizes show their equivalents, and a sold-out size accepts an email address, still in one view [CO-09] [TD-05]", async ({
  page,
  request,
  visit,
  expectConsole,
}) => {
  expectConsole(/422/);
  const { path, data } = await findProduct(
    request,
    "/collections/women-shoes",
    ({ sizes }) => sizes.some(({ stock }) => stock === 0) && sizes.some(({ stock }) => stock > 0),
  );
  await visit(path);
  const sizes = page.getByRole("group", { name: /^Size/ });
  for (const { label, elsewhere, stock } of data.sizes) {
    const choice = sizes.getByRole("radio", { name: named(label) });
    await expect(choice).toHaveAccessibleName(stock > 0 ? /^(?!.*sold out)/ : /sold out/);
    const first = data.sizeSystems.flatMap((system) => elsewhere[system] ?? [])[0] ?? "none";
    await expect(choice).toHaveAccessibleName(new RegExp(first));
  }
  const soldOut = data.sizes.find(({ stock }) => stock === 0)?.label ?? "";
  await sizes.locator("label", { hasText: soldOut }).first().click();
  await expect(sizes.getByRole("radio", { name: named(soldOut) })).toBeChecked();
  const email = page.getByRole("textbox", { name: "Email address" }).first();
  await email.fill("nobody");
  await page.getByRole("button", { name: "Email me when it is back" }).click();
  await expect(page.getByText("Enter a valid email address, such as name@example.com.")).toBeVisible();
  await email.fill(newEmail());
  await page.getByRole("button", { name: "Email me when it is back" }).click();
  await expect(page.getByText(`when ${soldOut} is back`)).toBeFocused();
  await expectAccessible(page);
  // The answer has loaded the page's data again.
  await page.getByRole("button", { name: "Save to wishlist" }).click();
  const reported = () =>
    page.evaluate(() => (window.dataLayer ?? []).flatMap((one) => ("event" in one ? [String(one["event"])] : [])));
  await expect.poll(reported).toEqual(["view_item", "add_to_wishlist"]);
});

test("[SF-05] a sold-out product's waiting list names the chosen size, and offers what is in stock in it", async ({
  page,
  request,
  visit,
}) => {
  // Sorted by price, because sold-out products are last in New in.
  const { products } = await dataOf(request, "collection", "/collections/women-clothing?page=10&sortBy=price-desc");
  const gone = products.find(({ sizes }) => sizes.length > 1 && sizes.every(({ inStock }) => !inStock));
  const path = gone?.href ?? "";
  const data = await dataOf(request, "product", path);
  await visit(path);
  const list = page.getByRole("region", { name: "Sold out. Join the waiting list" });
  await list.getByRole("button", { name: "Email me when it is back" }).click();
  await expect(list.getByRole("alert")).toHaveText("Choose a size first.");
  const { label } = data.sizes[0]!;
  await list.locator("label", { hasText: label }).first().click();
  await list.getByRole("textbox", { name: "Email address" }).fill(newEmail());
  await list.getByRole("button", { name: `Email me when ${label} is back` }).click();
  await expect(list.getByText(`when ${label} is back`)).toBeFocused();
  const hasSize = data.related.some(({ sizes }) => sizes.some((size) => size.inStock && size.label === label));
  const title = hasSize ? "In your size now" : "Similar pieces, in stock now";
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectAccessible(page);
});

test(
  "size guide, large pictures in real pixels, wishlist buttons in rails, and recently viewed products [CO-09] [SF-17]",
  { tag: ["@desktop", "@phone"] },
  async ({ page, request, visit }) => {
    // Pictures are generated on first request.
    test.slow();
    const { path, data } = await findProduct(request, "/gb/collections/women-dresses", ({ sizes }) => sizes.length > 1);
    const before = data.related[0];
    await visit(before?.href ?? "");
    await visit(path);

    const guide = page.getByRole("link", { name: "Size guide" });
    await guide.click();
    const dialog = page.getByRole("dialog", { name: "Size guide" });
    await expect(dialog.getByRole("columnheader", { name: "UK", exact: true })).toHaveAttribute("data-own", "true");
    await dialog.getByText("France", { exact: true }).click();
    await expect(dialog.getByRole("radio", { name: "France" })).toBeChecked();
    await dialog.getByRole("radio", { name: "in", exact: true }).check();
    await expect(dialog.getByRole("row", { name: /^FR 38 34½ 27½ 38$/ })).toBeVisible();
    await expectAccessible(page, { within: "dialog[open]" });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(guide).toBeFocused();
    // The chosen size system applies everywhere.
    const french = data.sizes[0]?.elsewhere.FR ?? data.sizes[0]?.label ?? "";
    await expect(page.getByRole("group", { name: /^Size/ }).getByText(french).first()).toBeVisible();

    await page.getByRole("region", { name: "Pictures of the product" }).getByRole("link").first().click();
    const zoom = page.getByRole("dialog", { name: "Enlarged pictures" });
    await expect(zoom.getByRole("button", { name: /^Zoom in: .*view 1$/ })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(zoom.getByText(`2 / ${data.pictures.length}`)).toBeVisible();
    await zoom.getByRole("button", { name: /^Zoom in: .*view 2$/ }).click();
    await expect(zoom.getByRole("button", { name: /^Zoom out: .*view 2$/ })).toBeVisible();
    const enlarged = zoom.locator("img[data-real]");
    await expect(enlarged).toBeVisible();
    const { shown, real } = await enlarged.evaluate((image: HTMLImageElement) => ({
      shown: image.getBoundingClientRect().width * devicePixelRatio,
      real: image.naturalWidth,
    }));
    expect(shown, "no more pixels than the source has").toBeLessThanOrEqual(real + 1);
    await expectAccessible(page, { within: "dialog[open]" });
    await page.keyboard.press("Escape");
    await expect(zoom).toBeHidden();

    const related = page.getByRole("region", { name: "You may also like" });
    await expect(related.getByRole("article")).toHaveCount(data.related.length);
    await related
      .getByRole("button", { name: `Save ${before?.title}` })
      .first()
      .click();
    const viewed = page.getByRole("region", { name: "Recently viewed" });
    await viewed.scrollIntoViewIfNeeded();
    await expect(viewed.getByRole("article")).toHaveCount(1);
    await expect(viewed.getByRole("link")).toHaveAttribute("href", before?.href ?? "");
    await expect(viewed.getByRole("button", { name: `Save ${before?.title}` })).toHaveAttribute("aria-pressed", "true");
    const seenOffline = () => page.evaluate(() => localStorage.getItem("seen") ?? "");
    expect(await seenOffline()).toContain(before?.title);
    await viewed.getByRole("button", { name: "Clear" }).click();
    await expect(viewed).toBeHidden();
    expect(await seenOffline()).toBe("");
  },
);

test("the address of a variant selects its size, and a shared link leads to it", async ({ page, request, visit }) => {
  const path = await firstProduct(request);
  const { sizes } = await dataOf(request, "product", path);
  const size = sizes.findLast(({ stock }) => stock > 0);
  await visit(`${path}/${size?.variantId}`);
  await expect(page.getByRole("radio", { checked: true })).toHaveAttribute("value", size?.variantId ?? "");
  await page.getByRole("link", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  const email = page.getByRole("link", { name: "Email", exact: true });
  await expect(email).toHaveAttribute("href", new RegExp(`^mailto:.*${size?.variantId}$`));
  await page.keyboard.press("Escape");
  await expect(email).toBeHidden();
  expect((await request.get(`${path}/no-such-variant`)).status()).toBe(404);
});

test("another colour of the same model is a link, and nothing is preselected there", async ({
  page,
  request,
  visit,
}) => {
  const { path, data } = await findProduct(request, "/collections/women", ({ colours }) => colours.length > 1);
  await visit(path);
  const other = data.colours.find(({ isCurrent }) => !isCurrent);
  await expect(page.getByRole("img", { name: data.colour, exact: true })).toBeVisible();
  await page.getByRole("link", { name: other?.name ?? "", exact: true }).click();
  await expect(page).toHaveURL(other?.href ?? "");
  await expect(page.getByRole("link", { name: other?.name ?? "", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("the breadcrumb leads to the department", async ({ page, request, visit }) => {
  const path = await firstProduct(request, "/collections/women-coats");
  await visit(`/de${path}`);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("link")).toHaveText(["Women", "Clothing", "Coats"]);
  await expect(trail.locator("[aria-current=page]")).toHaveText((await dataOf(request, "product", path)).title);
  await trail.getByRole("link", { name: "Coats" }).click();
  await expect(page).toHaveURL(/\/de\/collections\/women-coats$/);
});

test("structured data contains the product and the visitor's price", async ({ page, request, visit }) => {
  const path = await firstProduct(request);
  for (const [country, currency] of [
    ["", "USD"],
    ["/de", "EUR"],
    ["/cn", "CNY"],
  ] as const) {
    const { title, price, vendor, sizes } = await dataOf(request, "product", country + path);
    await visit(country + path);
    const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    const [product, trail] = structured["@graph"];
    expect(product).toMatchObject({ name: title, brand: { name: vendor.name }, url: page.url() });
    expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
    // A product in one size has the offer itself; otherwise each size has one.
    const variants: { offers?: object }[] = product.hasVariant ?? [product];
    expect(variants.flatMap(({ offers = [] }) => offers)).toMatchObject(
      sizes.map(({ stock }) => ({
        price: toMajor(price.price),
        priceCurrency: currency,
        availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
      })),
    );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /^http.*\/1200\.jpg$/);
    await expect(page.getByRole("main").getByText(formatMoney(price.price), { exact: true }).first()).toBeVisible();
  }
});

test("[RT-06] an id redirects to the address of its product, and an unknown one is not found", async ({ request }) => {
  const path = await firstProduct(request);
  const handle = path.split("/").at(-1) ?? "";
  // The handles of demo products end with their ids.
  const id = handle.split("-").at(-1) ?? "";
  const byId = await request.get(`/de/products/${id}?utm=mail`, { maxRedirects: 0 });
  expect(byId.status()).toBe(301);
  expect(byId.headers()["location"]).toBe(`/de/products/${handle}?utm=mail`);
  const underShop = await request.get(`/de/shop/vitrine/products/${handle}`, { maxRedirects: 0 });
  expect([underShop.status(), underShop.headers()["location"]]).toEqual([301, `/de/products/${handle}`]);
  expect((await request.get(`/shop/another/products/${handle}`)).status()).toBe(404);
  for (const unknown of ["no-such-product", "0", "a".repeat(300)]) {
    expect((await request.get(`/products/${unknown}`)).status(), unknown).toBe(404);
  }
  expect((await request.get("/products/%00")).status(), "no address has such a character").toBe(400);
});

/** A size by its exact label: "UK 4" is not "UK 4.5". */
test("forced colours show which sizes are sold out, which one is chosen and which sections are open [CO-09]", async ({
  page,
  request,
  visit,
}) => {
  const { path, data } = await findProduct(
    request,
    "/collections/women-shoes",
    ({ sizes }) => sizes.some(({ stock }) => stock === 0) && sizes.filter(({ stock }) => stock > 0).length > 1,
  );
  await page.emulateMedia({ forcedColors: "active" });
  await visit(path);
  const radio = (label = "") => page.getByRole("group", { name: /^Size/ }).getByRole("radio", { name: named(label) });
  const looks = (label: string | undefined) =>
    radio(label).evaluate((input) => {
      const { color, backgroundColor, borderTopColor, textDecorationLine } = getComputedStyle(
        input.closest("label") ?? input,
      );
      return { color, backgroundColor, borderTopColor, textDecorationLine };
    });
  const [chosen, other] = data.sizes.filter(({ stock }) => stock > 0).map(({ label }) => label);
  const usual = await looks(other);
  expect(await looks(chosen)).toEqual(usual);
  const soldOut = await looks(data.sizes.find(({ stock }) => stock === 0)?.label);
  expect(soldOut.textDecorationLine).toBe("line-through");
  expect(soldOut.color).not.toBe(usual.color);
  await radio(chosen).check({ force: true });
  const { backgroundColor } = await looks(chosen);
  expect(backgroundColor).not.toBe(usual.backgroundColor);
  expect(await looks(other)).toEqual(usual);
  const marks = await page
    .getByRole("main")
    .locator("details > summary")
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title, "::after").backgroundImage));
  expect(marks.length).toBeGreaterThan(1);
  // Minus and plus.
  for (const mark of marks) expect(mark).toMatch(/^linear-gradient/);
});

const named = (label: string): RegExp => new RegExp(`^${label.replaceAll(".", "\\.")}(?:\\s|$)`);

/** The first product of a listing that matches. */
async function findProduct(
  request: APIRequestContext,
  listing: string,
  fits: (data: ProductData) => boolean,
): Promise<{ readonly path: string; readonly data: ProductData }> {
  const { products } = await dataOf(request, "collection", listing);
  for (const { href } of products) {
    const data = await dataOf(request, "product", href);
    if (fits(data)) return { path: href, data };
  }
  throw new Error(`No product of ${listing} fits.`);
}

test("[MD-07] a product's page leads to its look, a hotspot to a piece of it, and the piece goes into the bag", async ({
  page,
  request,
  visit,
}) => {
  // Pictures are generated on first request.
  test.slow();
  const look = await (await request.get("/looks/city-tailoring")).text();
  const product = /id="piece-1".*?href="([^"]*\/products\/[^"]+)"/s.exec(look)?.[1] ?? "";
  await visit(product);
  await page.getByRole("link", { name: "See the whole look" }).click();
  // The product's page has hotspots too.
  await expect(page.getByRole("heading", { level: 1, name: "City tailoring" })).toBeVisible();
  const spot = page.getByRole("link", { name: /^Piece 2: / });
  const title = (await spot.getAttribute("aria-label"))?.replace("Piece 2: ", "") ?? "";
  await spot.click();
  const piece = page.locator("#piece-2");
  await expect(piece).toBeFocused();
  await expect(piece).toContainText(title);
  for (const size of await piece.getByRole("combobox").all()) await size.selectOption({ index: 1 });
  await piece.getByRole("button", { name: `Add ${title} to bag` }).click();
  await expect(page.getByRole("dialog", { name: "Bag" })).toContainText(title);
});
