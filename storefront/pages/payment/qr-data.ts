// The data of the page with a QR code.

export interface QrData {
  /** Content of the code. */
  readonly codeUrl: string;
  readonly amount: string;
  readonly number: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** The server's time, because the browser's may be wrong. ISO 8601. */
  readonly now: string;
  readonly checkout: string;
  readonly here: string;
}
