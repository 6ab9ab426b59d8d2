// The data of the index of designers.

export interface DesignersIndexData {
  /** Address of the index, with the visitor's country prefix. */
  readonly path: string;
  /** Base address of designers: of the collection's listing if one is chosen. */
  readonly under: string;
  /** Parameters of the choice, for the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** Name of the chosen collection; empty for everything. */
  readonly name: string;
  readonly departments: readonly IndexLink[];
  /** Slug of the chosen department; empty for everyone, likewise below. */
  readonly department: string;
  /** Address for all departments. */
  readonly everyone: string;
  readonly categories: readonly IndexLink[];
  readonly category: string;
  /** Address for all categories. */
  readonly everything: string;
  /** Product types of the chosen category. */
  readonly types: readonly IndexLink[];
  readonly type: string;
  /** Text that narrows the names. */
  readonly find: string;
  /** Number of designers, narrowed or not. */
  readonly total: number;
  readonly groups: readonly DesignerLetter[];
  readonly canonical?: string;
  readonly robots?: string;
  /** Set if the designers could not be read. */
  readonly isFailed?: true;
}

export interface IndexLink {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
}

export interface DesignerLetter {
  readonly letter: string;
  /**
   * Name, number of products, and the handle of the page if it is not that of the name. Kept small, because there may
   * be thousands.
   */
  readonly designers: readonly (readonly [name: string, products: number, handle?: string])[];
}
