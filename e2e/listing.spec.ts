import { allCollections, DEFAULT_TAXONOMY } from "#catalogue";
import type { CardProduct } from "#storefront/ui/product-card.tsx";
import type { ListingData } from "#storefront/pages/listing/listing-data.ts";
import { dataOf } from "./shop-data.ts";
import { expect, test } from "./shop.ts";

/** Every n-th collection, because all would take minutes. They still include each department, category and product type. */
const EVERY = 5;

test("[RT-28] collections of every department and product type show their display names", async ({ request }) => {
  test.slow();
  const waiting = allCollections(DEFAULT_TAXONOMY).filter((_, index) => index % EVERY === 0);
  const wrong: string[] = [];
  const askSome = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { title } = await dataOf(request, "collection", `/collections/${next.slug}`);
      if (title !== next.name) wrong.push(`${next.slug}: "${title}" instead of "${next.name}"`);
    }
  };
  expect(new Set(waiting.map(({ productType }) => productType)).size).toBe(DEFAULT_TAXONOMY.types.length + 1); // and none
  await Promise.all(Array.from({ length: 8 }, askSome));
  expect(wrong).toEqual([]);
});

test("[RT-28] the display name is the heading", async ({ request }) => {
  const collections = allCollections(DEFAULT_TAXONOMY);
  const sample = collections.filter((_, index) => index % Math.ceil(collections.length / 40) === 0);
  for (const { slug, name } of sample) {
    const html = await (await request.get(`/collections/${slug}`)).text();
    const written = name.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
    expect(html, slug).toContain(`>${written}</h1>`);
  }
});

test("pages follow one another without gaps or duplicates", async ({ request }) => {
  const seen: string[] = [];
  let next: number | undefined = 1;
  let total = 0;
  while (next !== undefined) {
    const { products, paging }: ListingData = await dataOf(
      request,
      "collection",
      `/collections/women-shoes?page=${next}&append`,
    );
    expect(paging.first).toBe(seen.length + 1);
    expect(paging.previous).toBe(next === 1 ? undefined : next - 1);
    seen.push(...products.map(({ href }) => href));
    expect(paging.last).toBe(seen.length);
    ({ next } = paging);
    ({ total } = paging);
  }
  expect(seen.length).toBe(total);
  expect(new Set(seen).size).toBe(total);
  expect(total).toBeGreaterThan(96);
});

test("[LP-16] loading page 2 shows everything up to it", async ({ request }) => {
  const first = await dataOf(request, "collection", "/collections/women");
  const second = await dataOf(request, "collection", "/collections/women?page=2");
  expect(second.products.length).toBe(96);
  expect(second.products.slice(0, 48)).toEqual(first.products);
  expect(second.paging).toMatchObject({ first: 1, last: 96, next: 3 });
});

test("[LP-15] a page beyond the end says so and links back", async ({ page, visit }) => {
  await visit("/collections/women-shoes?page=2000");
  await expect(page.getByRole("heading", { level: 1, name: "Women’s Shoes" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Go to the last page" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("sorting by price uses the prices that the visitor pays", async ({ request }) => {
  for (const country of ["", "/de", "/cn"]) {
    const rising = await prices(`${country}/collections/women?sortBy=price-asc`);
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    const falling = await prices(`${country}/collections/women?sortBy=price-desc`);
    expect(falling).toEqual(falling.toSorted((one, other) => other - one));
    expect(falling[0]).toBeGreaterThan(rising[0] ?? Infinity);
  }

  async function prices(path: string): Promise<number[]> {
    const { products } = await dataOf(request, "collection", path);
    return products.map(({ price }) => price.price.thousandths);
  }
});

test("[LP-11] the sort menu shows “New in” by default, closes on an outside click, and changes the order", async ({
  page,
  visit,
}) => {
  await visit("/collections/women");
  const menu = page.getByRole("main").locator("details").filter({ hasText: "Sort by" });
  await expect(menu.locator("summary")).toHaveText("Sort by new in");
  await menu.locator("summary").click();
  await expect(menu.getByRole("link")).toHaveText([
    "New in",
    "Most relevant",
    "Our selection",
    "Price, high to low",
    "Price, low to high",
  ]);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).not.toHaveAttribute("open");
  await menu.locator("summary").click();
  await page.getByRole("link", { name: "Price, low to high" }).click();
  await expect(page).toHaveURL(/\?sortBy=price-asc$/);
  await expect(menu.locator("summary")).toHaveText(/Price, low to high/);
  await expect(menu).not.toHaveAttribute("open");
  await menu.locator("summary").click();
  await expect(menu.getByRole("link", { name: "Price, low to high" })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
});

test("the sale contains only reduced prices", async ({ request }) => {
  for (const path of ["/collections/sale", "/collections/women-sale", "/de/collections/men-sale-shoes"]) {
    const { products } = await dataOf(request, "collection", path);
    expect(products.length, path).toBeGreaterThan(0);
    expect(products.filter((product) => !isReduced(product))).toEqual([]);
  }
});

const isReduced = ({ price: { price, compareAt } }: CardProduct): boolean =>
  compareAt !== undefined && compareAt.thousandths > price.thousandths;

test("a search matches the beginnings of words, ignoring accents and case", async ({ request }) => {
  const { products } = await dataOf(request, "search", "/pages/search?qTitle=leath");
  expect(products.length).toBeGreaterThan(3);
  const words = products.map(({ vendor, title }) => `${vendor} ${title}`);
  expect(words.filter((text) => !/\bleath/i.test(text))).toEqual([]);

  const total = async (query: string) =>
    (await dataOf(request, "search", `/pages/search?qTitle=${encodeURIComponent(query)}`)).paging.total;
  expect(await total("LEATHER")).toBe(await total("leather"));
  expect(await total("thévenard")).toBe(await total("thevenard"));
  expect(await total("thevenard")).toBeGreaterThan(0);
  expect(await total("leather boot")).toBeLessThan(await total("leather"));
  expect(await total("xqzvwk")).toBe(0);
});

test("the search in the header leads to the results", async ({ page, visit }) => {
  await visit("/de");
  const field = page.getByRole("banner").getByPlaceholder("Search here…");
  await field.fill("wool coat");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/de\/pages\/search\?qTitle=wool\+coat$/);
  await expect(page.getByRole("heading", { level: 1, name: "Results for wool coat" })).toBeVisible();
  await expect(page.getByRole("main").getByPlaceholder("Search here…")).toHaveValue("wool coat");
});

const HOSTILE = [
  "page=-1",
  "page=0",
  "page=1e9",
  "page=99999999999999999999",
  "page[]=2",
  "page=2&page=3",
  "sortBy=__proto__",
  "sortBy=price-asc'--",
  "sortBy[a][b]=1",
  "menu[department]=%F0%9F",
  "refinementList[vendor][0][1][2]=x",
  "refinementList=x&range[USD]=1",
  "__proto__[x]=1",
  "%",
  "%zz=%zz",
  "=&=&&",
  `x=${"y".repeat(3000)}`,
];
test("malformed parameters show a valid page", async ({ request }) => {
  for (const query of HOSTILE) {
    const answer = await request.get(`/collections/women-shoes?${query}`);
    expect(answer.status(), query).toBe(200);
    expect(await answer.text(), query).toContain("Women’s Shoes</h1>");
  }
});

const QUERIES = ["' OR 1=1--", "<script>alert(1)</script>", "\\", "%", "_", "&!|():*", "''", "日本", "x".repeat(600)];
test("a malicious search shows a valid page with its words as text", async ({ request }) => {
  for (const query of QUERIES) {
    const answer = await request.get(`/pages/search?${new URLSearchParams({ qTitle: query })}`);
    expect(answer.status(), query).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert");
  }
});
