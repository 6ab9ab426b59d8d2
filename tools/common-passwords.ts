// Packs the most common passwords of leaked lists into a filter (commerce/accounts/common-passwords.ts): `npm run passwords`.
// npm downloads the list when needed.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bitsOf } from "../commerce/accounts/common-passwords.ts";
import { PASSWORD_LENGTH } from "../commerce/accounts/rules.ts";

const LIST = "@zxcvbn-ts/language-common@4.1.3";
const BINARY = join(import.meta.dirname, "../commerce/accounts/common-passwords-binary.ts");

/** With twelve bits for each password, one other password in four thousand is refused by mistake. */
const BITS_PER_PASSWORD = 17.4;

const folder = mkdtempSync(join(tmpdir(), "vitrine-passwords-"));
try {
  const [file] = execFileSync("npm", ["pack", "--silent", LIST], { cwd: folder, encoding: "utf8" }).split("\n");
  execFileSync("tar", ["-xzf", file ?? ""], { cwd: folder });
  const all: string[] = JSON.parse(readFileSync(join(folder, "package/src/passwords.json"), "utf8"));
  const passwords = [...new Set(all.map((one) => one.toLowerCase()))].filter(
    (one) => one.length >= PASSWORD_LENGTH.min,
  );
  const filter = new Uint8Array(Math.ceil((passwords.length * BITS_PER_PASSWORD) / 8));
  for (const bit of passwords.flatMap((one) => bitsOf(one, filter))) filter[bit >> 3]! |= 1 << (bit & 7);
  writeFileSync(
    BINARY,
    `// ${passwords.length.toLocaleString("en")} passwords of ${LIST}, packed by \`npm run passwords\`; not written by hand.

/** Bloom filter in base64. */
export const COMMON_PASSWORDS =
  "${Buffer.from(filter).toString("base64")}";
`,
  );
  console.log(`${passwords.length} passwords in ${filter.length} bytes`);
} finally {
  rmSync(folder, { recursive: true });
}
