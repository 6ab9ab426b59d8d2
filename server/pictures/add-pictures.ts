// Adds the pictures of a folder or zip file that products are waiting for.

import { isFileAddress } from "#commerce/products";
import { fileFinder } from "./sources/find-file.ts";
import type { PictureSource } from "./sources/source.ts";

export interface AddedPictures {
  readonly kept: number;
  /** Named by products, but not among the files. */
  readonly missing: number;
  readonly refused: readonly RefusedFile[];
}

export interface RefusedFile {
  readonly file: string;
  readonly reason: string;
}

/** `put` keeps one picture; it returns the reason if it refuses. */
export async function addPictures(
  source: PictureSource,
  addresses: AsyncIterable<readonly string[]>,
  put: (address: string, bytes: Uint8Array) => Promise<string | undefined>,
): Promise<AddedPictures> {
  const find = fileFinder(source.names);
  let [kept, missing] = [0, 0];
  const refused: RefusedFile[] = [];
  for await (const batch of addresses) {
    for (const address of batch.filter(isFileAddress)) {
      const file = find(address.slice("/media/files/".length));
      if (file === undefined) {
        missing += 1;
        continue;
      }
      const read = await source.read(file);
      const reason = read.kind === "refused" ? read.reason : await put(address, read.bytes);
      if (reason === undefined) kept += 1;
      else refused.push({ file, reason });
    }
  }
  return { kept, missing, refused };
}
