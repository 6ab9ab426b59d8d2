// Looks up a row by a key that a visitor or a merchant wrote.

/** Undefined also for names that every object has, such as "constructor". */
export const lookUp = <Row>(rows: Readonly<Record<string, Row>> | undefined, key: string): Row | undefined =>
  rows && Object.hasOwn(rows, key) ? rows[key] : undefined;
