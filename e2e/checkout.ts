// For browser tests: fills the bag of a browser and completes the steps of the checkout.

import { expect, type APIRequestContext, type BrowserContext, type Page } from "@playwright/test";
import { dataOf } from "./shop-data.ts";

const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
  __typename ... on CartUpdated { failures { reason } } } }`;

const MARKETS = {
  us: { regionCode: "www", currencyCode: "USD", localeCountryCode: "US" },
  cn: { regionCode: "cn", currencyCode: "CNY", localeCountryCode: "CN" },
} as const;

/** Adds a piece with enough stock. */
export async function fillCart(context: BrowserContext, market: keyof typeof MARKETS = "us"): Promise<void> {
  const { variantId } = await findPiece(context.request, market);
  await addToCart(context, variantId, 1, market);
}

export async function addToCart(
  { request }: BrowserContext,
  variantId: string,
  quantity: number,
  market: keyof typeof MARKETS = "us",
): Promise<void> {
  const variables = { input: { ...MARKETS[market], items: [{ variantId, quantity }] } };
  const answer = await request.post("/graphql", { data: { query: ADD, variables } });
  expect((await answer.json()).data.addToCart).toEqual({ __typename: "CartUpdated", failures: [] });
}

/** A size of the first product with enough stock, which all tests share. */
export async function findPiece(request: APIRequestContext, market: keyof typeof MARKETS = "us") {
  const { products } = await dataOf(request, "collection", `/${market}/collections/women-clothing`);
  for (const { href } of products) {
    const { sizes } = await dataOf(request, "product", href);
    const size = sizes.find(({ stock }) => stock > 3);
    if (size) return { href, variantId: size.variantId };
  }
  throw new Error("Everything is sold out");
}

export const NEW_YORK = {
  "First name": "Noor",
  "Last name": "Haddad",
  "Street and number": "118 Mercer Street",
  "ZIP code": "10012",
  City: "New York",
  Phone: "+1 212 555 0134",
} as const;

export const SHANGHAI = {
  "First name": "Noor",
  "Last name": "Haddad",
  "Street and number": "118 Wukang Road",
  "Postal code": "200031",
  City: "Shanghai",
  District: "Xuhui",
  Phone: "+86 21 5555 0134",
} as const;

export async function fillAddress(page: Page, address: Readonly<Record<string, string>> = NEW_YORK): Promise<void> {
  const fields = page.locator('[data-fields="delivery"]');
  for (const [label, value] of Object.entries(address)) await fields.getByLabel(label).fill(value);
}

/** Completes the steps before the payment, with or without JavaScript. */
export async function goToPayment(page: Page, email = "noor@example.com"): Promise<void> {
  await page.goto("/us/checkout");
  await completeSteps(page, email);
}

/** The same from the first step. */
export async function completeSteps(page: Page, email = "noor@example.com"): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Continue to address" }).click();
  await expect(heading(page, "Address")).toBeVisible();
  await fillAddress(page);
  await page.getByLabel("State").first().selectOption("New York");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("radio", { name: /Standard delivery/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("button", { name: /^Place order/ })).toBeVisible();
}

/** The heading of the open step. */
export const heading = (page: Page, name: string) =>
  page.locator("li[aria-current=step]").getByRole("heading", { level: 2, name });

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date").fill("04 / 39");
  await page.getByLabel("Security code").fill("123");
}

export const thankYou = (page: Page) => page.getByRole("heading", { level: 1, name: "Thank you, Noor" });
