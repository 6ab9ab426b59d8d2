// What the page with a code to scan is given by its loader.

export interface QrData {
  /** What the code holds. */
  readonly codeUrl: string;
  readonly amount: string;
  readonly number: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Of the server's clock, so that a wrong one in the browser does not matter. ISO 8601. */
  readonly now: string;
  readonly checkout: string;
  readonly here: string;
}
