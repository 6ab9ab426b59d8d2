// Matches the text typed in the picker with a country.

/** Every word must start a word of the country's label ("New Zealand USD English"), ignoring accents, or be its code. */
export function matchesCountry(query: string, label: string, code: string): boolean {
  const words = fold(label).split(/[^\p{L}\p{N}]+/u);
  const typed = fold(query).split(/\s+/).filter(Boolean);
  return typed.every((part) => part === code || words.some((word) => word.startsWith(part)));
}

const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
