// `npm run shop -- staff …`: invites, lists and removes people who work in the shop.

import { parseArgs } from "node:util";
import { z } from "zod";
import type { Database } from "#commerce/database";
import { ALL_ROLES } from "#commerce/staff";
import type { Config } from "../config.ts";
import { staffAdminApp } from "../staff/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { STAFF_USAGE } from "./usages.ts";

export async function runStaff(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { role: { type: "string" }, market: { type: "string", multiple: true } },
    allowPositionals: true,
  });
  const [name = "", email = ""] = positionals;
  const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const openLocal = (database: Database) => ({
    api: localApi((access) => staffAdminApp({ database, origin, onMail: () => undefined, ...access })),
  });
  await withAdminApi(config, "staff", openLocal, async (api) => {
    if (name === "list" && positionals.length === 1) return list(api, print);
    if (name === "invite" && positionals.length === 2) return invite(api, email, values, print);
    if (name === "remove" && positionals.length === 2) return remove(api, email, print);
    throw new WrongUsage(STAFF_USAGE);
  });
}

const Listed = z.object({
  staff: z.array(
    z.object({ id: z.string(), email: z.string(), name: z.string(), role: z.string(), hasTwoFactor: z.boolean() }),
  ),
  invitations: z.array(z.object({ email: z.string(), role: z.string(), expiresAt: z.string() })),
});

const read = async (api: AdminApi) => Listed.parse(await (await api("")).json());

async function list(api: AdminApi, print: Terminal["print"]): Promise<void> {
  const { staff, invitations } = await read(api);
  for (const { email, name, role, hasTwoFactor } of staff) {
    print([email, name, role, hasTwoFactor ? "two-factor" : "password only"].join("\t"));
  }
  for (const { email, role, expiresAt } of invitations)
    print([email, "", role, `invited until ${expiresAt}`].join("\t"));
}

interface Options {
  readonly role?: string;
  readonly market?: string[];
}

async function invite(
  api: AdminApi,
  email: string,
  { role, market }: Options,
  print: Terminal["print"],
): Promise<void> {
  const body = { email, role, ...(market && { markets: market }) };
  const response = await api("/invitations", { method: "POST", body: JSON.stringify(body) });
  if (response.status === 409) throw new OperatorError(`${email} already works in the shop. See: staff list`);
  if (response.status !== 201) {
    const roles = ALL_ROLES.join(", ");
    throw new OperatorError(
      `No invitation was sent. Give an email address, a role (${roles}) and codes of markets, if any.`,
    );
  }
  const { href } = z.object({ href: z.string() }).parse(await response.json());
  print(href);
}

async function remove(api: AdminApi, email: string, print: Terminal["print"]): Promise<void> {
  const { staff } = await read(api);
  const found = staff.find((member) => member.email === email.toLowerCase());
  if (!found) throw new OperatorError(`No staff member has the address ${email}. See: staff list`);
  const response = await api(`/${found.id}`, { method: "DELETE" });
  if (response.status === 409) {
    throw new OperatorError(`${email} is the last owner. First make someone else one: staff invite EMAIL --role owner`);
  }
  print(`Removed ${email}.`);
}
