// Builds the shop into a folder, printing each step: `build.ts <folder> <build id>`; started by the bootstrap.

import { build } from "#server/build.ts";

const [outDir, buildId] = process.argv.slice(2);
if (!outDir || !buildId) throw new Error("usage: node scripts/build.ts <folder> <build id>");

// The bootstrap holds the other end: when it is killed, nobody is left to put this build into place.
process.stdin.on("end", () => process.exit(1)).resume();

await build({ outDir, buildId, onProgress: (sentence) => console.log(`  ${sentence}`) });
process.exit();
