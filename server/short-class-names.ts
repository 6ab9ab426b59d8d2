// Class names of CSS Modules in a production build. A listing has a thousand of them, so they are short: five letters or digits of a
// hash, the same in the browser's and the server's bundle.

import { createHash } from "node:crypto";
import { relative } from "node:path";

const owners = new Map<string, string>();

export function shortClassName(name: string, file: string): string {
  const owner = `${relative(import.meta.dirname, file.replace(/\?.*/, ""))} ${name}`;
  const digest = createHash("sha256").update(owner).digest();
  const letter = String.fromCharCode(97 + ((digest[0] ?? 0) % 26));
  const short = letter + digest.subarray(1).toString("base64url").replaceAll(/[-_]/g, "").slice(0, 4);
  const other = owners.get(short) ?? owner;
  if (other !== owner) throw new Error(`The classes "${other}" and "${owner}" have the same short name: rename one.`);
  owners.set(short, owner);
  return short;
}
