// A hash of the kernel's sources, which the compiled kernel records.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../kernel");

export function kernelDigest(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(FOLDER).toSorted()) hash.update(file).update(readFileSync(join(FOLDER, file)));
  return hash.digest("hex").slice(0, 16);
}
