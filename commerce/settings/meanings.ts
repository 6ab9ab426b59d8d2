// The table of meanings: shoppers' words, translated into the words of the catalogue.

import { z } from "zod";
import { INITIAL_MEANINGS, parseMeanings } from "#catalogue";
import { defineSetting } from "./setting.ts";

const LONGEST = 200_000;

export const MEANINGS = defineSetting<{ readonly table: string }>({
  name: "meanings",
  description: "What shoppers' words mean: occasions, qualities, colours, people and other names of things.",
  schema: z.strictObject({
    table: z.string().max(LONGEST).describe("Lines of phrases and meanings under headings such as [occasions]."),
  }),
  initial: { table: INITIAL_MEANINGS },
  check: ({ table }) =>
    parseMeanings(table).errors.map(({ line, message }) => ({ path: "table", message: `line ${line}: ${message}` })),
});
