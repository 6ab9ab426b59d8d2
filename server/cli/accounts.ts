// `npm run shop -- accounts …`: lists accounts, shows one and sets a VIP level, through the shop when one is running on this
// data folder, and otherwise in its database.

import { Hono } from "hono";
import { z } from "zod";
import { ACCOUNT_PAGE, MAX_VIP_LEVEL } from "#commerce/accounts";
import { accountsAdminApp } from "../accounts/admin-app.ts";
import { findShop } from "../catalogue/client.ts";
import type { Config } from "../config.ts";
import { OperatorError } from "../start/operator-error.ts";
import { openShopDatabase } from "../start/shop.ts";
import type { Terminal } from "./catalogue.ts";

export const ACCOUNTS_USAGE = `npm run shop -- accounts list                             lists accounts: address, VIP level, since when
npm run shop -- accounts show EMAIL                       shows one account
npm run shop -- accounts vip EMAIL LEVEL                  sets the VIP level of an account, 0 for none`;

/** Asks the operator's API, of a running shop or of this process. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export async function runAccounts(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [name = "", ...rest] = words;
  await withApi(config, async (ask) => {
    if (name === "list" && rest.length === 0) return list(ask, print);
    if (name === "show" && rest.length === 1) return print(await show(ask, rest[0] ?? ""));
    if (name === "vip" && rest.length === 2) return print(await setVip(ask, rest[0] ?? "", rest[1] ?? ""));
    throw new OperatorError(ACCOUNTS_USAGE);
  });
}

const Account = z.object({
  email: z.string(),
  vipLevel: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: z.string(),
});
const Page = z.object({ accounts: z.array(Account) });

async function list(ask: Ask, print: Terminal["print"]): Promise<void> {
  let after = "";
  for (;;) {
    const { accounts } = Page.parse(await (await ask(`?after=${encodeURIComponent(after)}`)).json());
    for (const { email, vipLevel, createdAt } of accounts) print(`${email}\t${vipLevel}\t${createdAt}`);
    if (accounts.length < ACCOUNT_PAGE) return;
    after = accounts.at(-1)?.email ?? "";
  }
}

async function show(ask: Ask, email: string): Promise<string> {
  const answer = await ask(`/${encodeURIComponent(email)}`);
  if (answer.status === 404) throw new OperatorError(`There is no account of ${email}.`);
  return JSON.stringify(Account.parse(await answer.json()), null, 2);
}

async function setVip(ask: Ask, email: string, level: string): Promise<string> {
  const answer = await ask(`/${encodeURIComponent(email)}/vip`, { method: "PUT", body: JSON.stringify({ level }) });
  if (answer.status === 404) throw new OperatorError(`There is no account of ${email}.`);
  if (answer.status === 400)
    throw new OperatorError(`A VIP level is a whole number from 0 to ${MAX_VIP_LEVEL}, not ${level}.`);
  const { account } = z.object({ account: Account }).parse(await answer.json());
  return `${account.email} has VIP level ${account.vipLevel}.`;
}

async function withApi(config: Config, work: (ask: Ask) => Promise<void>): Promise<void> {
  const shop = await findShop(config.dataDir);
  if (shop) return work((path, init) => shop.ask(`/accounts${path}`, init));
  const database = await openShopDatabase(config);
  try {
    const token = "this process itself";
    const onError = (error: unknown) => {
      throw error;
    };
    const app = new Hono().route("/", accountsAdminApp({ database, localToken: token, token: undefined, onError }));
    await work(async (path, init) =>
      app.request(`/${path.replace(/^\//, "")}`, { ...init, headers: { authorization: `Bearer ${token}` } }),
    );
  } finally {
    await database.close();
  }
}
