// `npm run shop -- accounts …`: lists accounts, shows one, and sets VIP levels.

import { z } from "zod";
import { ACCOUNT_PAGE, MAX_VIP_LEVEL } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { accountsAdminApp } from "../accounts/admin-app.ts";
import type { Config } from "../config.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { ACCOUNTS_USAGE } from "./usages.ts";

export async function runAccounts(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [name = "", ...rest] = words;
  const openLocal = (database: Database) => ({
    api: localApi((access) => accountsAdminApp({ database, ...access })),
  });
  await withAdminApi(config, "accounts", openLocal, async (api) => {
    if (name === "list" && rest.length === 0) return list(api, print);
    if (name === "show" && rest.length === 1) return print(await show(api, rest[0] ?? ""));
    if (name === "vip" && rest.length === 2) return print(await setVip(api, rest[0] ?? "", rest[1] ?? ""));
    throw new WrongUsage(ACCOUNTS_USAGE);
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

async function list(api: AdminApi, print: Terminal["print"]): Promise<void> {
  let after = "";
  for (;;) {
    const { accounts } = Page.parse(await (await api(`?after=${encodeURIComponent(after)}`)).json());
    for (const { email, vipLevel, createdAt } of accounts) print(`${email}\t${vipLevel}\t${createdAt}`);
    if (accounts.length < ACCOUNT_PAGE) return;
    after = accounts.at(-1)?.email ?? "";
  }
}

async function show(api: AdminApi, email: string): Promise<string> {
  const response = await api(`/${encodeURIComponent(email)}`);
  if (response.status === 404) throw new OperatorError(`No account has the email address ${email}.`);
  return JSON.stringify(Account.parse(await response.json()), null, 2);
}

async function setVip(api: AdminApi, email: string, level: string): Promise<string> {
  const response = await api(`/${encodeURIComponent(email)}/vip`, { method: "PUT", body: JSON.stringify({ level }) });
  if (response.status === 404) throw new OperatorError(`No account has the email address ${email}.`);
  if (response.status === 400)
    throw new OperatorError(`"${level}" is not a VIP level. Use a whole number from 0 to ${MAX_VIP_LEVEL}.`);
  const { account } = z.object({ account: Account }).parse(await response.json());
  return `${account.email} has VIP level ${account.vipLevel}.`;
}
