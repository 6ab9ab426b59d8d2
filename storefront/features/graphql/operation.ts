// An operation of the API as the browser knows it: its id, and the types of what goes in and comes out.

export interface Operation<Variables, Data> {
  readonly name: string;
  /** Under which the server keeps its text. */
  readonly id: string;
  /** Never there: they carry the types. */
  readonly variables?: Variables;
  readonly data?: Data;
}
