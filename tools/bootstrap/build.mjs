// Builds dist/ when the sources have changed: in a staging folder, which is then renamed, so that dist/ is always complete.

import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "../../concurrency/file-lock.mjs";
import { failedStep, printedSentence } from "./failure.mjs";
import { pinnedNode } from "./pinned-node.mjs";
import { runStep } from "./processes.mjs";
import { secondsSince } from "./progress.mjs";
import { lockFile, root, withStaging } from "./project.mjs";
import { fingerprint, indexSources } from "./sources.mjs";

const dist = join(root, "dist");
const stampFile = join(dist, ".build");

/** Makes sure that dist/ is a build of the current sources. */
export async function ensureBuilt() {
  if (isFresh()) return;
  await withLock(
    lockFile,
    { canExpire: true, onWait: ({ pid }) => console.log(`Waiting for another build (process ${pid}) to finish…`) },
    async () => {
      if (!isFresh()) await build();
    },
  );
}

function isFresh() {
  const stamp = readStamp();
  // Build again if a file of the build is missing.
  if (!stamp?.outputs?.every((name) => existsSync(join(dist, name)))) return false;
  return fingerprint(indexSources(root, stamp.files)) === stamp.fingerprint;
}

async function build() {
  const startedAt = Date.now();
  console.log("Building the shop…");
  // Read before the build: a file that changes during the build makes the next start build again.
  const files = indexSources(root, readStamp()?.files ?? {});
  const id = fingerprint(files);
  await withStaging(async (staging) => {
    const output = join(staging, "dist");
    const { code, stderr } = await runStep(pinnedNode(root), ["tools/build.ts", output, id], { cwd: root });
    if (code !== 0)
      throw failedStep(
        stderr,
        printedSentence(stderr),
        "The build failed for the reason above: fix it, or remove the folder node_modules if no source was changed, and run the command again.",
      );
    const outputs = readdirSync(output, { recursive: true });
    writeFileSync(join(output, ".build"), JSON.stringify({ fingerprint: id, files, outputs }));
    if (existsSync(dist)) renameSync(dist, join(staging, "previous"));
    renameSync(output, dist);
  });
  console.log(`Built the shop in ${secondsSince(startedAt)}.`);
}

/** @returns {{ fingerprint: string, files: import("./sources.mjs").Index, outputs?: string[] } | undefined} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, "utf8"));
  } catch {
    return undefined;
  }
}
