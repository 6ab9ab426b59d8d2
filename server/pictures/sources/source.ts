// Pictures that a merchant supplies: a folder, or a zip file.

export interface PictureSource {
  /** Paths of all files, as they are written. */
  readonly names: readonly string[];
  readonly read: (name: string) => Promise<SuppliedFile>;
  readonly close: () => Promise<void>;
}

export type SuppliedFile =
  | { readonly kind: "file"; readonly bytes: Uint8Array }
  /** `reason` is for the merchant. */
  | { readonly kind: "refused"; readonly reason: string };

/** A folder or file that cannot be used at all; the message is a sentence without its end. */
export class UnusableSource extends Error {}
