// The answer to a page's request for a passkey challenge.

export type PasskeyRequestAnswer<Options> =
  | { readonly kind: "options"; readonly options: Options }
  | { readonly kind: "refused"; readonly message: string };
