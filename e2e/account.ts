// Accounts for browser tests: a visitor with a network of their own, and the mails that the shop wrote into its data folder.

import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, type BrowserContext, type Page } from "@playwright/test";

/** As in playwright.config.ts. */
const MAIL = join(process.env["SHOP_DATA_DIR"] ?? resolve(".cache", "e2e-shop"), "mail");

export const PASSWORD = "correct horse battery";

/** An address that nobody had before, whatever earlier runs left. */
export const newEmail = (): string => `${crypto.randomUUID()}@example.com`;

/** Limits count by network: a test that signs in often comes from one of its own. */
export async function comeFromElsewhere(context: BrowserContext): Promise<void> {
  const [one, two, three] = crypto.getRandomValues(new Uint8Array(3));
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.${one}.${two}.${three}` });
}

/** The path of the link in the latest mail to an address, once it is there. */
export async function linkFor(email: string, kind: "confirm" | "token"): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    for (const name of (await readdir(MAIL)).toSorted().toReversed()) {
      const mail = decode(await readFile(join(MAIL, name), "utf8"));
      if (!mail.includes(`To: ${email}`)) continue;
      link = new RegExp(`https?://[^/\\s]+(/\\S*${kind}=[\\w-]+)`).exec(mail)?.[1];
      break;
    }
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}

const REGISTER =
  "mutation ($email: String!, $password: String!) { done: register(email: $email, password: $password) { __typename } }";
const CONFIRM = `mutation ($token: String!, $password: String!) {
  done: confirmRegistration(token: $token, password: $password) { __typename } }`;

/** A new account, signed in in this browser, without its pages: for tests of what comes after. */
export async function haveAccount({ request }: BrowserContext): Promise<string> {
  const email = newEmail();
  const ask = async (query: string, variables: Readonly<Record<string, string | null>>) => {
    const answer = await request.post("/graphql", { data: { query, variables: { ...variables, password: PASSWORD } } });
    return (await answer.json()).data.done.__typename;
  };
  expect(await ask(REGISTER, { email })).toBe("Done");
  const token = new URL(await linkFor(email, "confirm"), "http://shop").searchParams.get("confirm");
  expect(await ask(CONFIRM, { token })).toBe("SignedIn");
  return email;
}

/** A new account, signed up for and signed in in this page. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await page.goto("/login");
  const form = page.getByRole("form", { name: "Create an account" });
  await form.getByLabel("Email address").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
  await page.goto(await linkFor(email, "confirm"));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await expect(page).toHaveURL(/\/account$/);
  return email;
}

/** Quoted-printable, as far as links need it. */
const decode = (mail: string): string => mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
