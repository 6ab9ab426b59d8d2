// Initials of a person's name or email address.

/** Of the first and the last word. Letters only: a name may have brackets, quotes or emoji. */
export function initialsOf(name: string): string {
  const words = name
    .replaceAll(/<[^<>]*>/gu, " ")
    .split(/[^\p{L}\p{M}'’]+/u)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].join("").toUpperCase();
}
