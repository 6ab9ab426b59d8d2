// Palettes: a designer's favourite colours, and their names in descriptions. Data only.

export interface Palette {
  readonly key: string;
  /** Relative frequency of the shop's sixteen colours. */
  readonly favours: Readonly<Record<string, number>>;
  /** As in "in …". */
  readonly words: string;
}

export const PALETTES: readonly Palette[] = [
  { key: "monochrome", favours: { Black: 4, White: 3, Grey: 2.5 }, words: "black, white and the greys between" },
  { key: "earth", favours: { Beige: 3.5, Brown: 4, Green: 2, Orange: 2 }, words: "clay, tobacco and undyed cloth" },
  { key: "ink", favours: { Navy: 4, Blue: 3, White: 2, Grey: 1.5 }, words: "ink, slate and washed blue" },
  { key: "stone", favours: { Beige: 4, White: 3, Grey: 2.5, Green: 1.5 }, words: "sand, stone and chalk" },
  {
    key: "jewel",
    favours: { Green: 3, Red: 3.5, Purple: 3, Gold: 2, Navy: 1.5 },
    words: "bordeaux, emerald and aubergine",
  },
  {
    key: "pastel",
    favours: { Pink: 4, Yellow: 3, Blue: 2.5, Purple: 2.5, White: 2 },
    words: "blush, butter and pale blue",
  },
  {
    key: "bright",
    favours: { Red: 3, Yellow: 3, Orange: 3, Blue: 2.5, Pink: 2.5 },
    words: "colour worn without apology",
  },
  { key: "forest", favours: { Green: 4.5, Brown: 3, Navy: 2, Beige: 2 }, words: "moss, bark and bottle green" },
];
