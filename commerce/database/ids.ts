// Checks that a value could be an id before it reaches a query: PostgreSQL rejects malformed UUIDs and NUL characters.

import { isStorable } from "#catalogue";

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export const isUuid = (value: unknown): value is string => typeof value === "string" && UUID.test(value);

/** True if the text could be an id from a product feed. */
export const isPossibleId = (id: string): boolean => id !== "" && id.length <= 255 && isStorable(id);
