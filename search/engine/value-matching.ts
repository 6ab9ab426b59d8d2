// Searching among a facet's own values, as in a long list of designers.

import { words } from "./text/index.ts";

/** Whether the words asked for stand in a row among the words of a value, the last of them as a beginning. */
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
