// The data of the page with all menus, from which the browser takes the parts of the frame.

/** HTML. */
export interface MenuParts {
  /** The menu of small screens. */
  readonly drawer: string;
  readonly departments: readonly {
    readonly slug: string;
    /** The department's mega menu. */
    readonly panel: string;
    /** The department's row of categories, hidden. */
    readonly row: string;
  }[];
}

/** Languages and countries of the picker. */
export interface CountryParts {
  readonly choices: string;
}
