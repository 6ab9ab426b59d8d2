// Lines of CSV, for programs and for spreadsheets.

import { expect, test } from "vitest";
import { csvLine, sheetLine } from "./csv-line.ts";

test("[CN-09] no cell of a spreadsheet begins like a formula, and numbers stay numbers", () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"]) {
    const line = sheetLine([`${start}HYPERLINK(1)`, "safe"]);
    expect(line.replace(/^"/, ""), JSON.stringify(start)).toMatch(/^'/);
    expect(line.endsWith(",safe\r\n")).toBe(true);
  }
  expect(sheetLine([-12.5, "a=b", ""])).toBe("-12.5,a=b,\r\n");
  expect(csvLine(["=1", 'say "hi"', " x"])).toBe('=1,"say ""hi"""," x"\r\n');
});
