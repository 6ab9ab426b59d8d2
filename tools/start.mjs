// `npm start`: installs what is missing, builds what has changed, then becomes the shop's server. Needs nothing but Node.
//
//   npm start                        the shop; further arguments go to the server
//   npm start -- --build             installs and builds, then stops
//   npm run dev                      the same with --dev: runs the sources, with hot reload

import { refuseOldNode } from "./bootstrap/node-version.mjs";

// Imported only after the check: what follows is written for the Node versions that pass it.
if (refuseOldNode()) process.exitCode = 1;
else import("./bootstrap/start.mjs").then(({ start }) => start(process.argv.slice(2)));
