// The data of the page that finds an order by its number.

export interface TrackData {
  readonly action: string;
  /** Filled in from the address. */
  readonly number: string;
}
