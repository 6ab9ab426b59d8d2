// Lists that a person can leave: the newsletter, mails about sizes that are back, and alerts of an account. A signed key in the link names the list and the
// address; it never expires, because leaving must always work.

import type { Sql } from "#commerce/database";
import { openSigner, type Signer } from "./signing.ts";

export const MAIL_LISTS = ["newsletter", "back-in-stock", "alerts"] as const;
export type MailList = (typeof MAIL_LISTS)[number];

export interface ListMember {
  readonly list: MailList;
  /** Normalised address. */
  readonly email: string;
}

const PURPOSE = "leave list";

export function listKey({ sign }: Pick<Signer, "sign">, { list, email }: ListMember): string {
  const text = `${list} ${email}`;
  return `${Buffer.from(text).toString("base64url")}.${sign(PURPOSE, text)}`;
}

/** Undefined if the key is malformed or was not signed by this shop. */
export async function readListKey(
  client: Pick<Sql, "select" | "insert">,
  key: unknown,
): Promise<ListMember | undefined> {
  const [, encoded = "", signature = ""] = (typeof key === "string" && KEY.exec(key)) || [];
  if (encoded === "") return undefined;
  const text = Buffer.from(encoded, "base64url").toString();
  const { isSigned } = await openSigner(client);
  if (!isSigned(PURPOSE, text, signature)) return undefined;
  const [name = "", email = ""] = text.split(" ");
  const list = MAIL_LISTS.find((one) => one === name);
  return list && { list, email };
}

const KEY = /^([\w-]{10,400})\.([\w-]{43})$/;

/** Takes a POST without asking (RFC 8058); a browser that opens it is led to the page. */
export const oneClickHref = (origin: string, key: string): string => `${origin}/unsubscribe?key=${key}`;
/** Shows a button: mail programs open links to examine them. */
export const unsubscribePath = (key: string): string => `/newsletter/unsubscribe?key=${key}`;
export const preferencesPath = (key: string): string => `/newsletter/preferences?key=${key}`;
