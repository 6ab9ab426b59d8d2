// A designer's name as a market shows it: in the visitor's language, in Latin letters, or both.

export interface DesignerName {
  readonly latin: string;
  /** In the visitor's language; the same as the Latin one if the catalogue has no other. */
  readonly local: string;
}

/** On cards and in the bag: the local name in a market of the language (/cn in Chinese), and both in others (/fr in Chinese). */
export const shortName = ({ latin, local }: DesignerName, isOwnLanguage: boolean): string =>
  isOwnLanguage ? local : fullName({ latin, local });

/** On the pages of products and designers, and in lists by letter: both names. */
export const fullName = ({ latin, local }: DesignerName): string => (local === latin ? latin : `${latin} ${local}`);
