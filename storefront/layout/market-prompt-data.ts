// The offer of another market, as the server answers it.

/** Key of the offer in the answer. */
export const MARKET_PROMPT = "market-prompt";

export interface MarketPrompt {
  /** Code of the offered market. */
  readonly market: string;
  /** Name of the region for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly switchTo: string;
  readonly stay: string;
  readonly close: string;
}
