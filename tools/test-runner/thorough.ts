// The difference between `npm test` and `npm test -- --thorough`.

/**
 * Thorough runs test every database block on both databases, every property with its full number of random cases, and accessibility at
 * every width.
 */
export const isThorough = process.env["TEST_THOROUGH"] === "1";

/** The number of random cases of a property test. */
export const randomCases = (byDefault: number, thorough: number): number => (isThorough ? thorough : byDefault);
