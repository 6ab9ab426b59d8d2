// The key that encrypts secrets in the database: of the configuration, or a file in the data folder that the first start creates.

import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setSecretsKey } from "#commerce/database";
import type { Config } from "../config.ts";

/** Machines of a shop on PostgreSQL do not share a folder, so only SECRETS_KEY encrypts there. */
export async function openSecretsKey(
  { SECRETS_KEY: given, DATABASE_URL: url, dataDir }: Pick<Config, "SECRETS_KEY" | "DATABASE_URL" | "dataDir">,
  warn: (line: string) => void,
): Promise<void> {
  if (given === undefined && url !== undefined) {
    warn("Set SECRETS_KEY to encrypt authenticator secrets in PostgreSQL.");
    return;
  }
  setSecretsKey(given ?? (await keyIn(dataDir)));
}

async function keyIn(folder: string): Promise<string> {
  const path = join(folder, "secrets.key");
  await mkdir(folder, { recursive: true });
  // If several processes start at once, the first one writes.
  await writeFile(path, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return (await readFile(path, "utf8")).trim();
}
