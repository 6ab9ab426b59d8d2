// Secret tokens of sessions and mailed links, stored only as hashes.

import { createHash, randomBytes } from "node:crypto";

/** 256 bits: too many to guess, so a single round of a fast hash is safe. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** True if the value has the format of a token. Saves a query for anything else. */
export const isToken = (value: unknown): value is string => typeof value === "string" && TOKEN.test(value);

export const hashOf = (value: string): string => createHash("sha256").update(value).digest("base64url");

/** True if the value has the format of a row id. Text with a NUL would make the query fail. */
export const isId = (value: unknown): value is string => typeof value === "string" && /^[\da-f-]{36}$/.test(value);
