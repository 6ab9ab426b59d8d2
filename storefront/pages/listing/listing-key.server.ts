// The key of a listing's data: its query without parameters that its loader does not read.

import { QUERY_STRING } from "#search/constants";
import { STATE_PARAMETERS } from "#search/url";
import { APPEND, OPEN, REFINE } from "./paging.ts";

const READ: ReadonlySet<string> = new Set([...STATE_PARAMETERS, APPEND, OPEN, REFINE]);
/** Texts are endless, and their synonyms change without notice. */
const TEXTS: readonly string[] = ["query", "qTitle"];

/** Undefined for a text search. */
export function listingKey({ search, searchParams }: URL): string | undefined {
  const pairs = search.slice(1).split("&");
  // The rest of a longer query is not read.
  if (pairs.length > QUERY_STRING.parameters || TEXTS.some((name) => searchParams.has(name))) return undefined;
  return pairs.filter((pair) => !isUnread(pair)).join("&");
}

/** False for names with escapes or brackets, which only the loader can read. */
function isUnread(pair: string): boolean {
  const [name = ""] = pair.split("=", 1);
  return /^\w*$/.test(name) && !READ.has(name);
}
