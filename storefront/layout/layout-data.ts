// The layout's data in the browser; the frame's own data stays on the server.

export interface LayoutData {
  /** BCP 47, for the document's `lang`. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** The country prefix of the visitor's addresses, for links built in the browser. */
  readonly code: string | null;
  /** The account that is signed in; null for a guest. */
  readonly accountId: string | null;
}
