// Lines of an address, for an element that preserves line breaks (white-space: pre-line).
import { createElement, Fragment } from "react";

/** Each line has its own direction, so that Latin text and numbers stay intact on an Arabic page. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  // As arguments, not as a list with keys: lines may repeat and never move.
  createElement(
    Fragment,
    null,
    ...lines.flatMap((line, at) => [at > 0 && "\n", createElement("bdi", directionOf(line), line)]),
  );

/** Forces left to right for telephone numbers, whose plus sign would otherwise change sides on a right-to-left page. */
const directionOf = (line: string) => (/\p{L}/u.test(line) ? null : { dir: "ltr" });
