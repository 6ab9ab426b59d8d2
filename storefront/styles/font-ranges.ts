// The parts that the shop's fonts are cut into (tools/fonts.ts), in the notation of CSS's unicode-range (fonts.css). Browsers load a part
// when a page has one of its letters.

/** Letters of Western European languages, figures and common punctuation: a page in these languages loads no other part. */
export const CORE_RANGE =
  "U+20-7E, U+A0-A1, U+A3, U+A5, U+A7, U+A9, U+AB, U+AE, U+B0, U+B7, U+BB, U+BD, U+BF-FF, U+152-153, U+2009, U+2011, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2212";

/** Everything else in the fonts' Latin files: rare symbols and spaces. */
export const REST_RANGE =
  "U+A2, U+A4, U+A6, U+A8, U+AA, U+AC-AD, U+AF, U+B1-B6, U+B8-BA, U+BC, U+BE, U+131, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2008, U+200A-2010, U+2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-2031, U+2034-2038, U+203B-206F, U+2191, U+2193, U+2215, U+FEFF, U+FFFD";

/** Letters of other languages in Latin script, such as Polish, Czech and Turkish. */
export const EXTENDED_RANGE =
  "U+100-130, U+132-151, U+154-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+304, U+308, U+329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF";

/** All letters of a range. */
export const lettersIn = (range: string): string =>
  range
    .split(", ")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice("U+".length)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
