// How the words of one product type are written down: what it is made of, what sets one model apart, what it costs.
// Lists are short strings that read as a buyer would jot them: "wool 3 cashmere 1", "relaxed|宽松, cropped|短款".

export interface CutWords {
  /** Noun of the title where the cut's own noun already names its cloth or needs its adjective in front. */
  readonly noun?: string;
  /** Adjective that always opens the title, before the material: "double-breasted". */
  readonly lead?: string;
  readonly zh?: string;
  readonly materials?: string;
  readonly kids?: string;
  readonly details?: string;
  readonly patterns?: string;
  readonly points?: readonly string[];
  /** Share with a lining, and how it is worn, where the type's do not hold. */
  readonly lined?: number;
  readonly worn?: readonly string[];
  /** Price relative to the type. */
  readonly factor?: number;
  /** Of colours: dyed, washed, metal or clear. */
  readonly colours?: "dye" | "denim" | "metal" | "clear";
}

export interface TypeWords {
  /** Middle price in euro at a designer of price level 1. */
  readonly price: number;
  /** Share bought for autumn and winter. */
  readonly winter: number;
  /** `key weight`, one after the other. */
  readonly materials: string;
  /** The same for children, where theirs differ. */
  readonly kids?: string;
  /** `adjective|zh`, comma-separated. */
  readonly details: string;
  /** Share of models with a pattern, and which: `key weight`. */
  readonly print: number;
  readonly patterns: string;
  /** Facts of the making, of which a description lists some. */
  readonly points: readonly string[];
  /** How it is worn, closing the description. */
  readonly worn: readonly string[];
  readonly lined?: number;
  /** Models carry a name of their own: "Mira". */
  readonly named?: number;
  readonly cuts?: Readonly<Record<string, CutWords>>;
}

export interface Weighted {
  readonly key: string;
  readonly weight: number;
}

export interface Detail {
  readonly word: string;
  readonly zh: string;
}

export const readWeights = (list: string): Weighted[] => {
  const parts = list.split(" ").filter(Boolean);
  return parts.flatMap((key, at) => (at % 2 === 0 ? [{ key, weight: Number(parts[at + 1]) }] : []));
};

export const readDetails = (list: string): Detail[] =>
  list
    .split(", ")
    .filter(Boolean)
    .map((one) => {
      const [word = "", zh = ""] = one.split("|");
      return { word, zh };
    });
