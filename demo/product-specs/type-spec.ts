// The specification of a product type: materials, details, patterns and prices.
// Lists are written as short strings: "wool 3 cashmere 1", "relaxed|宽松, cropped|短款".

export interface CutSpec {
  /** Noun of the title, if the cut's noun includes a cloth or an adjective. */
  readonly noun?: string;
  /** Adjective at the start of every title, before the material: "double-breasted". */
  readonly lead?: string;
  readonly zh?: string;
  readonly materials?: string;
  readonly kids?: string;
  readonly details?: string;
  /** Drawings to use unless a word requires another; all if absent: "a b". */
  readonly drawings?: string;
  readonly patterns?: string;
  readonly points?: readonly string[];
  /** Share with a lining, and styling advice, if different from the type's. */
  readonly lined?: number;
  readonly worn?: readonly string[];
  /** Price relative to the type. */
  readonly factor?: number;
  /** Family of colours. */
  readonly colours?: "dye" | "denim" | "metal" | "clear";
}

export interface TypeSpec {
  /** Average price in euros at a designer of price level 1. */
  readonly price: number;
  /** Share bought for autumn and winter. */
  readonly winter: number;
  /** Pairs of `key weight`. */
  readonly materials: string;
  /** The same for children, if different. */
  readonly kids?: string;
  /** `adjective|zh`, comma-separated; `adjective|zh|a b` if only these drawings show it (see ShownBy). */
  readonly details: string;
  /** Share of models with a pattern. `patterns` are pairs of `key weight`. */
  readonly print: number;
  readonly patterns: string;
  /** Construction details, of which a description lists some; `detail|a b` if only these drawings show it. */
  readonly points: readonly string[];
  /** Styling advice at the end of the introduction. */
  readonly worn: readonly string[];
  readonly lined?: number;
  /** Share of models with a name such as "Mira". */
  readonly named?: number;
  readonly cuts?: Readonly<Record<string, CutSpec>>;
}

export interface Weighted {
  readonly key: string;
  readonly weight: number;
}

/**
 * The drawings of a cut that show a word: "b" is drawing b in any shape, "b0" unshaped, "b2" in its
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
