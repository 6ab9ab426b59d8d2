// `npm test`: installs packages, then checks and tests everything on the pinned Node. Needs only Node.
//
//   npm test                                    everything
//   npm test -- --only check|unit|browser|setups    one part
//   npm test -- --skip setups                   everything but OpenSearch, several processes and starts and stops
//   npm test -- --thorough                      both databases, all random cases and all widths
//   npm test -- [--name <pattern>] [file …]     tests whose title matches, or in files whose path contains one of these

import { refuseOldNode } from "./bootstrap/node-version.mjs";

if (refuseOldNode()) process.exitCode = 1;
else import("./bootstrap/run.mjs").then(({ run }) => run(["tools/test-runner/main.ts", ...process.argv.slice(2)]));
