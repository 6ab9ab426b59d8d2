// Tokens that open a list: 256 bits by chance, of which the shop keeps a hash. A plain SHA-256 is enough for what cannot be
// guessed, and looking up a hash tells nothing by its time: whoever tries does not know what hash they hit.

import { createHash, randomBytes } from "node:crypto";

export const makeToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
