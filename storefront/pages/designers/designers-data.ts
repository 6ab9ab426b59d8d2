// The data of the index of designers.

export interface DesignersIndexData {
  /** Address of the index, with the visitor's country prefix. */
  readonly path: string;
  /** Base address of designers: of the department's listing if one is selected. */
  readonly under: string;
  readonly departments: readonly { readonly slug: string; readonly name: string; readonly href: string }[];
  /** Slug of the chosen department; empty for everyone. */
  readonly department: string;
  /** Text that narrows the names. */
  readonly find: string;
  /** Number of designers, narrowed or not. */
  readonly total: number;
  readonly groups: readonly DesignerLetter[];
  readonly canonical?: string;
  readonly robots?: string;
}

export interface DesignerLetter {
  readonly letter: string;
  /** Name and number of products. Kept small, because there may be thousands. */
  readonly designers: readonly (readonly [name: string, products: number])[];
}
