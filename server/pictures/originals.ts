// Originals of pictures on disk, sealed and named by the SHA-256 of their address: <dir>/ab/ab12…. Processes may share the folder.

import { createHash } from "node:crypto";
import { join } from "node:path";
import { isPicture } from "../media/check.ts";
import { readSealed, writeSealed } from "../media/sealed-file.ts";

export type Original =
  | { readonly kind: "intact"; readonly bytes: Uint8Array }
  | { readonly kind: "damaged" }
  | { readonly kind: "absent" };

export interface Originals {
  readonly read: (address: string) => Promise<Original>;
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
      const read = await readSealed(pathOf(address));
      // Earlier versions wrote originals without a seal.
      if (read.kind === "damaged" && isPicture(read.file)) return { kind: "intact", bytes: read.file };
      return read;
    },
    write: async (address, bytes) => void (await writeSealed(pathOf(address), bytes)),
  };
}
