// A change of a record by an operator. It names the version that it was made from, so that no change is lost.

export interface Change {
  /** Name of the operator. */
  readonly by: string;
  readonly now: Date;
}

export interface VersionedChange extends Change {
  readonly id: string;
  /** The version that the change was made from. */
  readonly version: number;
}
