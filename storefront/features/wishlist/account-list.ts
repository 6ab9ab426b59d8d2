// Which list is an account's, as this browser keeps it: with whose it is, for the next who signs in here must not name it.

export interface AccountList {
  readonly accountId: string;
  readonly wishlistId: string;
}

/** Undefined for anything that is none, such as the bare id that was kept once. */
export function accountListIn(text: string): AccountList | undefined {
  try {
    const { accountId, wishlistId } = JSON.parse(text) as Partial<Record<keyof AccountList, unknown>>;
    return typeof accountId === "string" && typeof wishlistId === "string" ? { accountId, wishlistId } : undefined;
  } catch {
    return undefined;
  }
}
