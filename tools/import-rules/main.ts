// Checks the imports and the length of every module, and prints the violations: `node tools/import-rules/main.ts [project]`.

import { readModules } from "./module-graph.ts";
import { findViolations } from "./violations.ts";

const modules = readModules(process.argv[2] ?? ".");
const violations = findViolations(modules);
for (const violation of violations) console.error(violation);
console.log(`${modules.length} modules, ${violations.length} violations`);
if (violations.length > 0) process.exitCode = 1;
