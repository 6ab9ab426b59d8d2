// Options of variants beyond size and colour, such as the width of a shoe or the metal of a ring.

export interface VariantOption {
  /** In English where the vocabulary knows it: "Width". */
  readonly name: string;
  readonly value: string;
}

/** Between name and value in the feed, the index and addresses: "Width > Wide". */
const JOINT = " > ";

/** A variant has at most as many. Shopify has three, other shops more. */
export const MAX_OPTIONS = 10;

export const printOption = ({ name, value }: VariantOption): string => name + JOINT + value;

/** Undefined if the text is not an option. */
export const parseOption = (text: string): VariantOption | undefined => {
  const at = text.indexOf(JOINT);
  const [name, value] = [text.slice(0, at), text.slice(at + JOINT.length)];
  return at > 0 && name.trim() === name && value !== "" && value.trim() === value ? { name, value } : undefined;
};

/** As a field of the feed: separated by tabs, in the order of the product. */
export const printOptions = (options: readonly VariantOption[]): string => options.map(printOption).join("\t");

/** Malformed parts are left out. */
export const parseOptions = (text: string | undefined): readonly VariantOption[] =>
  (text ?? "").split("\t").flatMap((part) => parseOption(part) ?? []);

/** Characters of an option in all, so that it fits into the address of a listing. */
const MAX_LENGTH = 100;

/** True if every part is an option and none has the name of another. */
export const isOptionList = (text: string): boolean => {
  const options = parseOptions(text);
  return (
    options.length === text.split("\t").length &&
    options.length <= MAX_OPTIONS &&
    options.every((option) => printOption(option).length <= MAX_LENGTH) &&
    new Set(options.map(({ name }) => name)).size === options.length
  );
};

/** The options of a product and their values, both in the order of its variants. */
export const optionsOf = (
  variants: readonly { readonly options: readonly VariantOption[] }[],
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { name, value } of variants.flatMap(({ options }) => options)) {
    const values = found.get(name);
    if (values === undefined) found.set(name, [value]);
    else if (!values.includes(value)) values.push(value);
  }
  return found;
};
