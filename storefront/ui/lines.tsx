// Lines of an address or the like, for a place that keeps line ends (white-space: pre-line).
import { createElement, Fragment } from "react";

/** Each runs in its own direction: a street or a number in Latin letters stays whole on an Arabic page. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  // As arguments, not as a list: lines may be equal, and stay where they are.
  createElement(
    Fragment,
    null,
    ...lines.flatMap((line, at) => [at > 0 && "\n", createElement("bdi", directionOf(line), line)]),
  );

/** A telephone number has no letter to tell its direction by, and its plus would change sides in a page from right to left. */
const directionOf = (line: string) => (/\p{L}/u.test(line) ? null : { dir: "ltr" });
