// SKUs, as printed on labels and orders: a model number followed by codes for colour and size.

/** A model number mixes letters and digits and is at least eight characters long. */
const SKU = /^(?=[a-z]*\d)(?=\d*[a-z])([a-z\d]{8,})(?:-[a-z\d]{1,8})+$/iu;

/** Reduces a SKU to its model number, which is what products are indexed by; other text is unchanged. */
export const searchedText = (text: string): string => SKU.exec(text.trim())?.[1] ?? text;
