// The account that is signed in, as the layout knows it, for code outside of components.

let accountId: string | null = null;

/** Null for a guest. */
export const signedInAccount = (): string | null => accountId;
export const setSignedInAccount = (id: string | null): void => {
  accountId = id;
};
