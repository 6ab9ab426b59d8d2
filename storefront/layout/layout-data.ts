// What the layout itself needs in the browser; the frame's own data stays on the server.

export interface LayoutData {
  /** BCP 47, for the document's `lang`. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** The country in front of the visitor's addresses, for links that no loader made. */
  readonly code: string | null;
  /** The account that is signed in; null for a guest. */
  readonly accountId: string | null;
}
