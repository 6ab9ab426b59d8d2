// Compiles the inner loops of pictures (demo/pictures/kernel) to WebAssembly: `npm run kernel`. npm downloads the compiler when needed.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kernelDigest } from "../demo/pictures/testing/kernel-digest.ts";

const COMPILER = "assemblyscript@0.28.20";
const OPTIONS = ["-O3", "--noAssert", "--runtime", "stub", "--enable", "simd", "--importMemory", "--noExportMemory"];
const PICTURES = join(import.meta.dirname, "../demo/pictures");
const SOURCES = join(PICTURES, "kernel");

const folder = mkdtempSync(join(tmpdir(), "vitrine-kernel-"));
try {
  // The sources import modules without file extensions.
  for (const file of readdirSync(SOURCES))
    writeFileSync(join(folder, file), readFileSync(join(SOURCES, file), "utf8").replaceAll(/\.ts(?=";$)/gm, ""));
  const compile = ["asc", "index.ts", "--outFile", "kernel.wasm", ...OPTIONS];
  execFileSync("npm", ["exec", "--yes", `--package=${COMPILER}`, "--", ...compile], { cwd: folder, stdio: "inherit" });
  const lines = readFileSync(join(folder, "kernel.wasm"), "base64").match(/.{1,110}/g) ?? [];
  writeFileSync(
    join(PICTURES, "kernel-binary.ts"),
    `// Compiled from kernel/ by \`npm run kernel\`; not written by hand.

/** Digest of the sources that it was compiled from. */
export const KERNEL_DIGEST = "${kernelDigest()}";

/** WebAssembly in base64. */
export const KERNEL =
  "${lines.join('" +\n  "')}";
`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
