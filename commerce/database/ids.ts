// Whether a text could be the id of a row at all: PostgreSQL refuses to compare a uuid with anything else, and to keep a NUL.

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export const isUuid = (value: unknown): value is string => typeof value === "string" && UUID.test(value);

/** Of what a feed names: no id of one is longer. */
export const isPossibleId = (id: string): boolean => id !== "" && id.length <= 255 && !id.includes("\0");
