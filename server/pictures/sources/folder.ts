// A folder of pictures with its subfolders. Links are not followed, so nothing outside of it is read.

import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { PictureSource } from "./source.ts";

export async function openFolder(folder: string, limitBytes: number): Promise<PictureSource> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return {
    names,
    read: async (name) => {
      const path = join(folder, name);
      const { size } = await stat(path);
      if (size > limitBytes) return { kind: "refused", reason: `has more than ${limitBytes / 1024 / 1024} MB` };
      return { kind: "file", bytes: await readFile(path) };
    },
    close: async () => {},
  };
}
