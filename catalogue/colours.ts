// The sixteen colours of the colour filter, in the shop's order, and the rule that White brings Transparent along.

export interface Colour {
  readonly name: string;
  readonly zh: string;
  /** What a product's `color` field and the search state hold: the name, but "multi" for Multicolour. */
  readonly value: string;
  /** The icon: a disc of one colour, a sheen from the first to the last (metals), or wedges (Multicolour). */
  readonly icon: { readonly kind: "flat" | "sheen" | "wedges"; readonly colours: readonly string[] };
  /** A colour so light that its disc needs an outline on white. */
  readonly isLight: boolean;
}

const flat = (name: string, zh: string, hex: string, isLight = false): Colour => ({
  name,
  zh,
  value: name,
  icon: { kind: "flat", colours: [hex] },
  isLight,
});

const metal = (name: string, zh: string, ...colours: readonly string[]): Colour => ({
  name,
  zh,
  value: name,
  icon: { kind: "sheen", colours },
  isLight: false,
});

export const COLOURS: readonly Colour[] = [
  flat("Black", "黑色", "#111111"),
  flat("White", "白色", "#ffffff", true),
  flat("Beige", "米色", "#dccbb2", true),
  flat("Blue", "蓝色", "#2f62b5"),
  flat("Brown", "棕色", "#6b4429"),
  flat("Grey", "灰色", "#8d8d8f"),
  flat("Pink", "粉色", "#eda6bb"),
  flat("Red", "红色", "#b9202b"),
  flat("Green", "绿色", "#3f6b45"),
  flat("Navy", "藏青色", "#1b2440"),
  metal("Silver", "银色", "#8f9499", "#eceef0", "#a9aeb3"),
  metal("Gold", "金色", "#a9822f", "#f0dc9c", "#b8923f"),
  flat("Yellow", "黄色", "#f0c93a"),
  flat("Purple", "紫色", "#6a4790"),
  flat("Orange", "橙色", "#e0762b"),
  {
    name: "Multicolour",
    zh: "多色",
    value: "multi",
    icon: { kind: "wedges", colours: ["#b9202b", "#f0c93a", "#3f6b45", "#2f62b5", "#6a4790"] },
    isLight: false,
  },
];

/** White's hidden companion: a value that products carry and no shopper sees. */
export const TRANSPARENT = "Transparent";
const WHITE = "White";

/** The colour of a stored value or a name, in any case; undefined for Transparent and the unknown. */
export const colourOf = (valueOrName: string): Colour | undefined => {
  const wanted = valueOrName.toLowerCase();
  return COLOURS.find((colour) => colour.value.toLowerCase() === wanted || colour.name.toLowerCase() === wanted);
};

/** The chosen values with one more; White brings Transparent. */
export const withColour = (chosen: readonly string[], value: string): readonly string[] => [
  ...new Set([...chosen, ...together(value)]),
];

/** The chosen values without one; White takes Transparent with it. */
export const withoutColour = (chosen: readonly string[], value: string): readonly string[] => {
  const gone = together(value);
  return chosen.filter((one) => !gone.includes(one));
};

/** What chips and counts show of the chosen values. */
export const visibleColours = (chosen: readonly string[]): readonly string[] =>
  chosen.filter((value) => value !== TRANSPARENT);

const together = (value: string): readonly string[] => (value === WHITE ? [WHITE, TRANSPARENT] : [value]);
