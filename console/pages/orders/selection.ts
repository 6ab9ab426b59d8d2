// Selected orders of the list: some of the page, or all of the query.

export interface Selection {
  /** True for every order of the query, on other pages too. */
  readonly isAll: boolean;
  readonly numbers: readonly string[];
}

export const NOTHING_SELECTED: Selection = { isAll: false, numbers: [] };

export const withNumbers = ({ isAll, numbers }: Selection, more: readonly string[]): Selection => ({
  isAll,
  numbers: [...new Set([...numbers, ...more])],
});

/** Taking one away from all leaves the others of the page. */
export const withoutNumber = ({ isAll, numbers }: Selection, number: string, page: readonly string[]): Selection => ({
  isAll: false,
  numbers: (isAll ? page : numbers).filter((one) => one !== number),
});

/** Query of the address that acts on the selection. */
export const selectionQuery = ({ isAll, numbers }: Selection, filters: Readonly<Record<string, string>>): string =>
  new URLSearchParams(isAll ? filters : numbers.map((number) => ["number", number])).toString();
