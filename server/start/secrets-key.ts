// The key that encrypts secrets in the database: of the configuration, or a file in the data folder that the first start creates.

import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setSecretsKey } from "#commerce/database";
import type { Config } from "../config.ts";
import { OperatorError } from "./operator-error.ts";

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
  const key = (await readKey(path)) ?? (await createKey(path));
  if (KEY.test(key)) return key;
  throw new OperatorError(
    `${path} is damaged: it must have a key of 43 characters. Restore it from a backup. Without one, delete it; authenticator secrets ` +
      "that it encrypted are then lost, and people set up their second factor again.",
  );
}

/** 32 bytes in base64url. */
const KEY = /^[\w-]{43}$/;

const readKey = async (path: string): Promise<string | undefined> => {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
};

/** Written to a draft first: a full disk must not leave half a key. Of several processes that start at once, the first one's is used. */
async function createKey(path: string): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  const draft = `${path}.${randomUUID()}.new`;
  try {
    await writeFile(draft, `${key}\n`, { mode: 0o600, flush: true });
    await link(draft, path);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return (await readKey(path)) ?? key;
  } finally {
    await rm(draft, { force: true });
  }
}
