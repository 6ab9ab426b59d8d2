// Writes the tables of section types into docs/content.md: `npm run docs:content`.

import { readFileSync, writeFileSync } from "node:fs";
import { CONTENT_FILE, withSectionTypes } from "./content.ts";

writeFileSync(CONTENT_FILE, withSectionTypes(readFileSync(CONTENT_FILE, "utf8")));
console.log(CONTENT_FILE);
