// Builds the shop into a folder and prints the steps: `build.ts <folder> <build id>`. The bootstrap runs it.

import { inspect, stripVTControlCharacters } from "node:util";
import { build } from "#server/build.ts";

const [outDir, buildId] = process.argv.slice(2);
if (!outDir || !buildId) throw new Error("usage: node tools/build.ts <folder> <build id>");

// The bootstrap holds the other end of this pipe. If it is killed, the build has no use.
process.stdin.on("end", () => process.exit(1)).resume();

try {
  await build({ outDir, buildId, onProgress: (sentence) => console.log(`  ${sentence}`) });
  process.exit(0);
} catch (error) {
  // The bundler's message contains the position in the source; the stack trace only points at the bundler.
  const message = error instanceof Error && "errors" in error ? error.message : inspect(error);
  console.error(process.stderr.hasColors?.() ? message : stripVTControlCharacters(message));
  process.exit(1);
}
