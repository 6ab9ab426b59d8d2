// Builds the shop into a folder, printing each step: `build.ts <folder> <build id>`; started by the bootstrap.

import { inspect, stripVTControlCharacters } from "node:util";
import { build } from "#server/build.ts";

const [outDir, buildId] = process.argv.slice(2);
if (!outDir || !buildId) throw new Error("usage: node tools/build.ts <folder> <build id>");

// The bootstrap holds the other end: when it is killed, nobody is left to put this build into place.
process.stdin.on("end", () => process.exit(1)).resume();

try {
  await build({ outDir, buildId, onProgress: (sentence) => console.log(`  ${sentence}`) });
  process.exit(0);
} catch (error) {
  // The bundler's own message names the place in the source; the stack would only name the bundler.
  const told = error instanceof Error && "errors" in error ? error.message : inspect(error);
  console.error(process.stderr.hasColors?.() ? told : stripVTControlCharacters(told));
  process.exit(1);
}
