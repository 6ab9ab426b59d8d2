// Updates the proofs in docs/requirements.md: `npm run docs:requirements`.

import { readFileSync, writeFileSync } from "node:fs";
import { printRequirements, REQUIREMENTS_FILE } from "./requirements.ts";

writeFileSync(REQUIREMENTS_FILE, printRequirements(readFileSync(REQUIREMENTS_FILE, "utf8")));
console.log(REQUIREMENTS_FILE);
