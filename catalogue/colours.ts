// The sixteen colours of the colour filter in order, and the rule that White includes Transparent.

export interface Colour {
  readonly name: string;
  readonly zh: string;
  /** Value in a product's `color` field and in the search state: the name, but "multi" for Multicolour. */
  readonly value: string;
  /** A disc of one colour, a gradient from the first to the last (metals), or wedges (Multicolour). */
  readonly icon: { readonly kind: "flat" | "sheen" | "wedges"; readonly colours: readonly string[] };
  /** True if its disc needs an outline on white. */
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

/** A colour that products may have and that the filter shows as White. */
export const TRANSPARENT = "Transparent";
const WHITE = "White";

/** The colour of a stored value or a name, in any case; undefined for Transparent and unknown values. */
export const colourOf = (valueOrName: string): Colour | undefined => {
  const wanted = valueOrName.toLowerCase();
  return COLOURS.find((colour) => colour.value.toLowerCase() === wanted || colour.name.toLowerCase() === wanted);
};

/** Adds a value to the selection; White adds Transparent too. */
export const withColour = (chosen: readonly string[], value: string): readonly string[] => [
  ...new Set([...chosen, ...together(value)]),
];

/** Removes a value from the selection; White removes Transparent too. */
export const withoutColour = (chosen: readonly string[], value: string): readonly string[] => {
  const removed = together(value);
  return chosen.filter((one) => !removed.includes(one));
};

/** The selected values that chips and counts show. */
export const visibleColours = (chosen: readonly string[]): readonly string[] =>
  chosen.filter((value) => value !== TRANSPARENT);

const together = (value: string): readonly string[] => (value === WHITE ? [WHITE, TRANSPARENT] : [value]);
