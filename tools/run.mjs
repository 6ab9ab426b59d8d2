// Installs packages if needed, then runs a TypeScript file on the pinned Node: `node tools/run.mjs benchmarks/run.ts …`.

import { refuseOldNode } from "./bootstrap/node-version.mjs";

if (refuseOldNode()) process.exitCode = 1;
else import("./bootstrap/run.mjs").then(({ run }) => run(process.argv.slice(2)));
