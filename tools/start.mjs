// `npm start`: installs packages and builds the shop if needed, then runs the server. Needs only Node.
//
//   npm start                        starts the shop; other arguments are passed to the server
//   npm start -- --build             installs and builds, then stops
//   npm run dev                      runs the sources with hot reload (--dev)

import { refuseOldNode } from "./bootstrap/node-version.mjs";

// Imported after the check, because the rest needs a newer Node.
if (refuseOldNode()) process.exitCode = 1;
else import("./bootstrap/start.mjs").then(({ start }) => start(process.argv.slice(2)));
