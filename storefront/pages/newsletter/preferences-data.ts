// The data of the page of newsletter preferences.

export interface PreferencesData {
  readonly action: string;
  readonly contact: string;
  /** Null if the link is invalid. */
  readonly email: string | null;
  /** Form that subscribes the address. */
  readonly subscribe: string;
  /** Null if the address is not subscribed. */
  readonly choices: {
    readonly topics: readonly Choice[];
    readonly languages: readonly Choice[];
    readonly unsubscribe: string;
  } | null;
  readonly isSaved: boolean;
}

interface Choice {
  readonly value: string;
  readonly name: string;
  readonly isChosen: boolean;
}
