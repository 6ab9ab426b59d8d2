// A stock-keeping unit, as a label or an order has it: the model's number, then codes of a colour and a size.

/** Letters and digits together, long enough to be nothing else; what follows says which colour and size. */
const SKU = /^(?=[a-z]*\d)(?=\d*[a-z])([a-z\d]{8,})(?:-[a-z\d]{1,8})+$/iu;

/** The words to search for: of a stock-keeping unit its model's number, which is what products are found by. */
export const searchedText = (text: string): string => SKU.exec(text.trim())?.[1] ?? text;
