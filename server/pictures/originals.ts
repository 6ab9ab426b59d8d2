// Originals of pictures on disk, named by the SHA-256 of their address: <dir>/ab/ab12…. Processes may share the folder.

import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface Originals {
  /** Undefined if there is none. */
  readonly read: (address: string) => Promise<Uint8Array | undefined>;
  /** Replaces the whole file at once. Throws if the disk is full or not writable. */
  readonly write: (address: string, bytes: Uint8Array) => Promise<void>;
}

export const originalsIn = ({ dataDir }: { readonly dataDir: string }): string => join(dataDir, "originals");

export function openOriginals(folder: string): Originals {
  const pathOf = (address: string): string => {
    const name = createHash("sha256").update(address).digest("hex");
    return join(folder, name.slice(0, 2), name);
  };
  return {
    read: async (address) => {
      try {
        return await readFile(pathOf(address));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    write: async (address, bytes) => {
      const path = pathOf(address);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(part, bytes);
        await rename(part, path);
      } catch (error) {
        await unlink(part).catch(() => {});
        throw error;
      }
    },
  };
}
