// Searches the values of a facet, as in a long list of designers.

import { words } from "./text/index.ts";

/** True if the words occur consecutively in a value, the last one as a prefix. */
export function matchesValue(asked: string): (value: string) => boolean {
  const wanted = words(asked);
  const last = wanted.length - 1;
  if (last < 0) return () => true;
  return (value) => {
    const own = words(value);
    for (let start = 0; start + last < own.length; start++) {
      let at = 0;
      while (at < last && own[start + at] === wanted[at]) at++;
      if (at === last && own[start + last]!.startsWith(wanted[last]!)) return true;
    }
    return false;
  };
}
