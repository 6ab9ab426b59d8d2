// What the index of designers shows.

export interface DesignersIndexData {
  /** Address of the index, with the visitor's country prefix. */
  readonly path: string;
  /** Address under which a designer's handle stands: of the department's listing where one is chosen. */
  readonly under: string;
  readonly departments: readonly { readonly slug: string; readonly name: string; readonly href: string }[];
  /** Slug of the chosen department; empty for everyone. */
  readonly department: string;
  /** What the names are narrowed to. */
  readonly find: string;
  /** How many there are, narrowed or not. */
  readonly total: number;
  readonly groups: readonly DesignerLetter[];
  readonly canonical?: string;
  readonly robots?: string;
}

export interface DesignerLetter {
  readonly letter: string;
  /** By name: the name, and how many products. There may be thousands, so no more is said of each. */
  readonly designers: readonly (readonly [name: string, products: number])[];
}
