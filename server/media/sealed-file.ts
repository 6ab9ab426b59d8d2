// Files that prove on reading that they are as they were written: 32 bytes SHA-256 of the rest, then the content.

import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

export type SealedFile =
  | { readonly kind: "intact"; readonly bytes: Uint8Array; readonly digest: Buffer }
  /** `file` is all that is on disk. */
  | { readonly kind: "damaged"; readonly file: Uint8Array }
  | { readonly kind: "absent" };

export const SEAL_BYTES = 32;

/** Replaces the whole file at once and returns its seal. Throws if the disk is full or not writable. */
export async function writeSealed(path: string, bytes: Uint8Array): Promise<Buffer> {
  const digest = digestOf(bytes);
  const part = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(part, Buffer.concat([digest, bytes]));
    await rename(part, path);
  } catch (error) {
    await unlink(part).catch(() => {});
    throw error;
  }
  return digest;
}

/** A file that the disk cannot read is damaged too. */
export async function readSealed(path: string): Promise<SealedFile> {
  let file: Buffer;
  try {
    file = await readFile(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT") return { kind: "absent" };
    if (code === "EIO") return { kind: "damaged", file: new Uint8Array() };
    throw error;
  }
  const bytes = file.subarray(SEAL_BYTES);
  const digest = digestOf(bytes);
  const isIntact = bytes.length > 0 && digest.equals(file.subarray(0, SEAL_BYTES));
  return isIntact ? { kind: "intact", bytes, digest } : { kind: "damaged", file };
}

export const digestOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();
