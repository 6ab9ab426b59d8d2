// A media worker thread: composes and resizes pictures, one at a time, off the main thread.

import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import { composePicture, openLibrary } from "#demo/pictures";
import type { Library } from "#demo/pictures";
import { composeCard } from "./card.ts";
import { checkPicture } from "./check.ts";
import type { Job, Outcome, WorkerSettings } from "./job.ts";
import { resizePicture } from "./resize.ts";

// The pool, not libvips, limits the number of processors that pictures use.
sharp.concurrency(1);
sharp.cache(false);

const settings = workerData as WorkerSettings;
let library: Library | undefined;

async function perform(job: Job): Promise<Outcome> {
  if (job.kind === "resize") return resizePicture(job, settings.limitPixels);
  if (job.kind === "check") return checkPicture(job.bytes, settings.limitPixels);
  if (job.kind === "card") return composeCard(job, settings.limitPixels);
  library ??= openLibrary(settings.libraryDir);
  const bytes = await composePicture(library, job);
  return bytes === undefined ? { kind: "absent" } : { kind: "picture", bytes: new Uint8Array(bytes) };
}

parentPort?.on("message", async (job: Job) => {
  try {
    const outcome = await perform(job);
    parentPort?.postMessage({ outcome }, outcome.kind === "picture" ? [outcome.bytes.buffer as ArrayBuffer] : []);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }, []);
  }
});
