// Whether a country answers to what a visitor types in the picker.

/** Every word must begin a word of the country's label ("New Zealand USD English"), accents aside, or be its code. */
export function matchesCountry(query: string, label: string, code: string): boolean {
  const words = fold(label).split(/[^\p{L}\p{N}]+/u);
  const typed = fold(query).split(/\s+/).filter(Boolean);
  return typed.every((part) => part === code || words.some((word) => word.startsWith(part)));
}

const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
