// How the words of one product type are written down: what it is made of, what sets one model apart, what it costs.
// Lists are short strings that read as a buyer would jot them: "wool 3 cashmere 1", "relaxed|宽松, cropped|短款".

export interface CutSpec {
  /** Noun of the title where the cut's own noun already names its cloth or needs its adjective in front. */
  readonly noun?: string;
  /** Adjective that always opens the title, before the material: "double-breasted". */
  readonly lead?: string;
  readonly zh?: string;
  readonly materials?: string;
  readonly kids?: string;
  readonly details?: string;
  /** Drawings that it is shown as where no word asks for another, where not all of them will do: "a b". */
  readonly drawings?: string;
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

export interface TypeSpec {
  /** Middle price in euro at a designer of price level 1. */
  readonly price: number;
  /** Share bought for autumn and winter. */
  readonly winter: number;
  /** `key weight`, one after the other. */
  readonly materials: string;
  /** The same for children, where theirs differ. */
  readonly kids?: string;
  /** `adjective|zh`, comma-separated; `adjective|zh|a b` where only these drawings show it (see ShownBy). */
  readonly details: string;
  /** Share of models with a pattern, and which: `key weight`. */
  readonly print: number;
  readonly patterns: string;
  /** Facts of the making, of which a description lists some; `fact|a b` where only these drawings show it. */
  readonly points: readonly string[];
  /** How it is worn, closing the description. */
  readonly worn: readonly string[];
  readonly lined?: number;
  /** Models carry a name of their own: "Mira". */
  readonly named?: number;
  readonly cuts?: Readonly<Record<string, CutSpec>>;
}

export interface Weighted {
  readonly key: string;
  readonly weight: number;
}

/**
 * The drawings of a cut that show what a word says, one after the other: "b" drawing b in any shape, "b0" as it was drawn, "b2" in its
 * second shape, "*2" any drawing in its second shape. A longer word is a surface that shows it on any drawing: "quilting".
 */
export interface ShownBy {
  readonly drawings?: readonly string[];
  readonly surface?: string;
}

export interface Detail extends ShownBy {
  readonly word: string;
  readonly zh: string;
}

export interface Point extends ShownBy {
  readonly text: string;
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
      const [word = "", zh = "", shownBy] = one.split("|");
      return { word, zh, ...readShownBy(shownBy) };
    });

export const readPoint = (one: string): Point => {
  const [text = "", shownBy] = one.split("|");
  return { text, ...readShownBy(shownBy) };
};

function readShownBy(text: string | undefined): ShownBy {
  if (text === undefined) return {};
  return /^[a-z-]{3,}$/.test(text) ? { surface: text } : { drawings: text.split(" ") };
}
