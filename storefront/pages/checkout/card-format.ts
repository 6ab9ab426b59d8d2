// Formats card fields: groups of digits, a slash in the date.

/** Group lengths of a card number; American Express differs. */
const groupsOf = (digits: string): readonly number[] => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]);

export function formatNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, "").slice(0, 19);
  const groups: string[] = [];
  let from = 0;
  for (const length of groupsOf(digits)) {
    if (from >= digits.length) break;
    groups.push(digits.slice(from, from + length));
    from += length;
  }
  return groups.join(" ");
}

/** "4" means April, "13" is January and a 3; the slash follows a complete month. */
export function formatExpiry(typed: string): string {
  const [, first = "", second] = /^\s*(\d{1,2})\s*[/.-]\s*(\d*)/.exec(typed) ?? [];
  // As browsers fill it in: 04/2029.
  if (second !== undefined) return joined(first.padStart(2, "0"), second.length === 4 ? second.slice(2) : second);
  const digits = typed.replaceAll(/\D/g, "");
  if (/^[2-9]/.test(digits)) return joined(`0${digits.slice(0, 1)}`, digits.slice(1));
  return digits.length > 2 ? joined(digits.slice(0, 2), digits.slice(2)) : digits;
}

const joined = (month: string, year: string): string => `${month} / ${year.slice(0, 2)}`;

export const formatCode = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, 4);

/** New caret position, behind the same digit as before. */
export function caretAfter(before: string, caret: number, after: string): number {
  const digits = before.slice(0, caret).replaceAll(/\D/g, "").length;
  if (caret === before.length) return after.length;
  let seen = 0;
  for (let place = 0; place < after.length; place++) {
    if (seen === digits) return place;
    if (/\d/.test(after.charAt(place))) seen += 1;
  }
  return after.length;
}
