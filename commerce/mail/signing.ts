// The shop's signing key: for links in mails that must work for ever without being stored, and for hashes of addresses.

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { signingKeyTable as table } from "./tables.ts";

/** Signs texts of a purpose, so that a signature for one is worthless for another. */
export interface Signer {
  readonly sign: (purpose: string, text: string) => string;
  readonly isSigned: (purpose: string, text: string, signature: string) => boolean;
}

const NAME = "mail";

export async function openSigner(client: Pick<Sql, "select" | "insert">): Promise<Signer> {
  const secret = (await readSecret(client)) ?? (await createSecret(client));
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
  return {
    sign,
    isSigned: (purpose, text, signature) => {
      const [right, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}

async function readSecret(client: Pick<Sql, "select">): Promise<string | undefined> {
  const [row] = await client.select().from(table).where(eq(table.name, NAME));
  return row?.secret;
}

/** Another process may create it at the same time: the first one counts. */
async function createSecret(client: Pick<Sql, "select" | "insert">): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await client.insert(table).values({ name: NAME, secret }).onConflictDoNothing();
  return (await readSecret(client)) ?? secret;
}
