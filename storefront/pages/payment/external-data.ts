// What the page of a hosted payment is given by its loader.

export type ExternalData =
  /** The provider's page is elsewhere: on to it. */
  | { readonly view: "leave"; readonly url: string; readonly host: string; readonly checkout: string }
  /** The test provider's own page, which stands in for a bank's. */
  | {
      readonly view: "bank";
      /** "challenge" asks whether it is them, "qr" is the telephone that read the code. */
      readonly kind: "challenge" | "page" | "qr" | "card";
      readonly isOpen: boolean;
      readonly isPaid: boolean;
      readonly amount: string;
      readonly number: string;
      readonly action: string;
      /** Back to the shop, once it is decided. */
      readonly back: string | null;
    };
