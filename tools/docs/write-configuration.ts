// Writes docs/configuration.md: `npm run docs:configuration`.

import { writeFileSync } from "node:fs";
import { CONFIGURATION_FILE, printConfiguration } from "./configuration.ts";

writeFileSync(CONFIGURATION_FILE, printConfiguration());
console.log(CONFIGURATION_FILE);
