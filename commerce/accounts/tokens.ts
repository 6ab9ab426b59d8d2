// Secrets that are handed out once and kept only as their hash: sessions, and the links in mails.

import { createHash, randomBytes } from "node:crypto";

/** 256 bits: nothing to guess, so one round of a fast hash is enough to keep it. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** Whether it could be a token at all: anything else is not worth asking the database for. */
export const isToken = (value: unknown): value is string => typeof value === "string" && TOKEN.test(value);

export const hashOf = (value: string): string => createHash("sha256").update(value).digest("base64url");

/** Whether it could be the id of a row; a NUL in a text, for one, would be an error of the database. */
export const isId = (value: unknown): value is string => typeof value === "string" && /^[\da-f-]{36}$/.test(value);
