// Accounts for browser tests, with the mails that the shop writes to its data folder.

import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, type BrowserContext, type Page } from "@playwright/test";

/** The same folder as in playwright.config.ts. */
const MAIL = join(process.env["SHOP_DATA_DIR"] ?? resolve(".cache", "e2e-shop"), "mail");

export const PASSWORD = "correct horse battery";

/** A new, random address. */
export const newEmail = (): string => `${crypto.randomUUID()}@example.com`;

/** Gives a browser a random network address, because rate limits count by network. */
export async function comeFromElsewhere(context: BrowserContext): Promise<void> {
  const [one, two, three] = crypto.getRandomValues(new Uint8Array(3));
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.${one}.${two}.${three}` });
}

/** Waits for a mail to an address and returns the path of the link in the latest one. */
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

/** Creates an account through the API and signs this browser in. */
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

/** Creates an account on the sign-up page and signs in. */
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

/** Decodes the parts of quoted-printable that occur in links. */
const decode = (mail: string): string => mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
