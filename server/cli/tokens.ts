// `npm run shop -- tokens …`: lists, creates and revokes named API tokens.

import { parseArgs } from "node:util";
import { z } from "zod";
import type { Database } from "#commerce/database";
import { ROLES } from "#commerce/staff";
import type { Config } from "../config.ts";
import { tokensApp } from "../staff/tokens-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { TOKENS_USAGE } from "./usages.ts";

export async function runTokens(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      role: { type: "string" },
      permission: { type: "string", multiple: true },
      expires: { type: "string" },
    },
    allowPositionals: true,
  });
  const [name = "", subject = ""] = positionals;
  const openLocal = (database: Database) => ({ api: localApi((access) => tokensApp({ database, ...access })) });
  await withAdminApi(config, "tokens", openLocal, async (api) => {
    if (name === "list" && positionals.length === 1) return list(api, print);
    if (name === "create" && positionals.length === 2) return create(api, subject, values, print);
    if (name === "revoke" && positionals.length === 2) return revoke(api, subject, print);
    throw new WrongUsage(TOKENS_USAGE);
  });
}

const Listed = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      permissions: z.array(z.string()),
      expiresAt: z.string().nullable(),
      lastUsedAt: z.string().nullable(),
      revokedAt: z.string().nullable(),
    }),
  ),
});

async function list(api: AdminApi, print: Terminal["print"]): Promise<void> {
  const { tokens } = Listed.parse(await (await api("")).json());
  for (const { id, name, permissions, expiresAt, lastUsedAt, revokedAt } of tokens) {
    const state = revokedAt ? `revoked ${revokedAt}` : expiresAt ? `until ${expiresAt}` : "valid";
    print([id, name, state, lastUsedAt ? `used ${lastUsedAt}` : "never used", permissions.join(" ")].join("\t"));
  }
}

interface Options {
  readonly role?: string;
  readonly permission?: string[];
  readonly expires?: string;
}

async function create(
  api: AdminApi,
  name: string,
  { role, permission, expires }: Options,
  print: Terminal["print"],
): Promise<void> {
  const body = { name, role, permissions: permission, expiresAt: expires };
  const response = await api("", { method: "POST", body: JSON.stringify(body) });
  if (response.status !== 201) {
    const { kind } = z.object({ kind: z.string() }).parse(await response.json());
    if (kind === "reserved-name") throw new OperatorError(`"${name}" means another operator. Choose another name.`);
    const roles = Object.keys(ROLES).join(", ");
    throw new OperatorError(
      `The token was not created. Give it a name, a role (${roles}) or permissions, and a future day if it expires.`,
    );
  }
  const { token } = z.object({ token: z.string() }).parse(await response.json());
  print(token);
}

async function revoke(api: AdminApi, id: string, print: Terminal["print"]): Promise<void> {
  const response = await api(`/${encodeURIComponent(id)}`, { method: "DELETE" });
  if (response.status === 404) throw new OperatorError(`No valid token has the id ${id}. List them with: tokens list`);
  const { tokens } = z
    .object({ tokens: z.array(z.object({ id: z.string(), name: z.string() })) })
    .parse(await response.json());
  // The token, and those that it created.
  for (const token of tokens) print(`Revoked ${token.id}\t${token.name}`);
}
