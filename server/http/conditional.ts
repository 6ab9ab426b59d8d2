// Whether a client already has what it asks for.

/** `header` is If-None-Match: a list of tags compared weakly, as it asks for. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(",").some((given) => given.trim() === "*" || strong(given.trim()) === strong(etag)) ?? false;

const strong = (etag: string): string => etag.replace(/^W\//, "");
