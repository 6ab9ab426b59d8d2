// The tables of section types in docs/content.md, printed from commerce/content/section-types.ts.

import { SETTING_SECTIONS, SHOWN_SECTIONS } from "../../commerce/content/section-types.ts";
import { printTable } from "./print-table.ts";

export const CONTENT_FILE = "docs/content.md";

/** The document with current tables. */
export const withSectionTypes = (document: string): string =>
  withTable(withTable(document, "shown", "Shows", SHOWN_SECTIONS), "settings", "Effect", SETTING_SECTIONS);

type Rows = typeof SHOWN_SECTIONS | typeof SETTING_SECTIONS;

function withTable(document: string, name: string, shows: string, sections: Rows): string {
  const rows = Object.entries(sections).map(([type, row]) => [`\`${type}\``, row.required, row.shows]);
  const marks = new RegExp(`(<!-- ${name}: [^>]* -->\n\n)[^]*?(\n\n)`);
  if (!marks.test(document)) throw new Error(`${CONTENT_FILE} has no table after "<!-- ${name}: … -->".`);
  return document.replace(
    marks,
    (_, start: string, end: string) => start + printTable(["type", "Required", shows], rows) + end,
  );
}
