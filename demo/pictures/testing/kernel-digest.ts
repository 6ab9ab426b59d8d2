// What the kernel's sources are, in one word: its compiled form names those that it came from.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../kernel");

export function kernelDigest(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(FOLDER).toSorted()) hash.update(file).update(readFileSync(join(FOLDER, file)));
  return hash.digest("hex").slice(0, 16);
}
