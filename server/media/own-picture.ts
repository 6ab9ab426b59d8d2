// A picture of the shop's own products, as the media service reads it.

export type OwnPicture =
  | { readonly kind: "stored"; readonly bytes: Uint8Array }
  /** Waiting, or failed. */
  | { readonly kind: "missing"; readonly designer: string }
  /** Neither the catalogue nor the content names it. */
  | { readonly kind: "unknown" };

export type ReadPicture = (address: string) => Promise<OwnPicture>;
