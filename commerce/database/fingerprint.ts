// A short digest of a value, which shows if it has changed since it was read.

import { createHash } from "node:crypto";

/** Equal for equal JSON values; the order of fields does not matter. */
export const fingerprint = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value, sorted) ?? "")
    .digest("base64url")
    .slice(0, LENGTH);

const LENGTH = 22;

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
