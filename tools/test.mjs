// `npm test`: installs what is missing, then checks and tests everything on the pinned Node. Needs nothing but Node.
//
//   npm test                              everything
//   npm test -- --only check|unit|browser one part
//   npm test -- [--name <pattern>] [file …]   only tests so named, or in files whose path contains one of these

import { refuseOldNode } from "./bootstrap/node-version.mjs";

if (refuseOldNode()) process.exitCode = 1;
else import("./bootstrap/run.mjs").then(({ run }) => run(["tools/test-runner/main.ts", ...process.argv.slice(2)]));
