// `npm run shop -- people …`: prints or erases everything that the shop stores about a person, with or without an account.

import { z } from "zod";
import type { Database } from "#commerce/database";
import type { Config } from "../config.ts";
import { peopleAdminApp } from "../people/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { PEOPLE_USAGE } from "./usages.ts";

export async function runPeople(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [name, email = "", language, ...rest] = words;
  if (email === "" || rest.length > 0 || (name !== "erase" && (name !== "export" || language !== undefined)))
    throw new WrongUsage(PEOPLE_USAGE);
  const openLocal = (database: Database) => ({
    api: localApi((access) => peopleAdminApp({ database, onMail: () => undefined, ...access })),
  });
  await withAdminApi(config, "people", openLocal, async (api) =>
    print(name === "export" ? await exportData(api, email) : await erase(api, email, language ?? "")),
  );
}

async function exportData(api: AdminApi, email: string): Promise<string> {
  const response = await api(`/${encodeURIComponent(email)}`);
  if (response.status !== 200) throw unknown(email);
  return JSON.stringify(await response.json(), null, 2);
}

const Refused = z.object({ orders: z.array(z.string()) });
const Erased = z.object({ orders: z.number(), hadAccount: z.boolean() });

async function erase(api: AdminApi, email: string, language: string): Promise<string> {
  const path = `/${encodeURIComponent(email)}?language=${encodeURIComponent(language)}`;
  const response = await api(path, { method: "DELETE" });
  if (response.status === 409) {
    const { orders } = Refused.parse(await response.json());
    throw new OperatorError(`${email} has open orders: ${orders.join(", ")}. Erase the person once they are settled.`);
  }
  if (response.status !== 200) throw unknown(email);
  const { orders, hadAccount } = Erased.parse(await response.json());
  const account = hadAccount ? "the account and " : "";
  return `Erased ${account}everything about ${email}, except for the invoices of ${orders} orders.`;
}

const unknown = (email: string) => new OperatorError(`The shop stores nothing about ${email}.`);
