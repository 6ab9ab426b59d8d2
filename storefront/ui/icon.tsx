// The shop's icons: 20 px, hairline strokes, always decorative. The control around an icon has the accessible name.
import { CLOSE, Glyph, SEARCH } from "./glyph.tsx";

const PATHS = {
  search: SEARCH,
  heart:
    "M10 17S2.5 12.6 2.5 7.4A3.9 3.9 0 0 1 6.4 3.5c1.7 0 2.9.9 3.6 2.2.7-1.3 1.9-2.2 3.6-2.2a3.9 3.9 0 0 1 3.9 3.9C17.5 12.6 10 17 10 17Z",
  account: "M10 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M3 17.5c.6-3.6 3.4-5.2 7-5.2s6.4 1.6 7 5.2",
  menu: "M2.5 6.5h15M2.5 13.5h15",
  close: CLOSE,
  chevron: "m4 7.5 6 6 6-6",
  arrow: "M2.5 10h15m-5-5 5 5-5 5",
  globe: "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15m0 0c-4 4-4 11 0 15 4-4 4-11 0-15M2.5 10h15",
  plus: "M10 4.5v11M4.5 10h11",
  minus: "M4.5 10h11",
  filter: "M2.5 6.5H5m4 0h8.5M2.5 13.5H11m4 0h2.5M7 4.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4m6 7a2 2 0 1 1 0 4 2 2 0 0 1 0-4",
  tick: "m4 10.5 4 4 8-9",
  cart: "M3.5 6.5h13v11h-13zM7 6.5V5a3 3 0 0 1 6 0v1.5",
} as const;

export type IconName = keyof typeof PATHS;

/** Small icons are 14 px; `arrow` is mirrored in right-to-left pages. */
export const Icon = ({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) => (
  <Glyph name={name} path={PATHS[name]} small={small} />
);
