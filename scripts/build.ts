// Builds the shop into a folder, printing each step: `build.ts <folder> <build id>`; started by the bootstrap.

import { build } from "#server/build.ts";

const [outDir, buildId] = process.argv.slice(2);
if (!outDir || !buildId) throw new Error("usage: node scripts/build.ts <folder> <build id>");

await build({ outDir, buildId, onProgress: (sentence) => console.log(`  ${sentence}`) });
