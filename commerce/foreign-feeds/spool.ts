// Buffers items that are read twice: a block of them in memory, earlier ones in a temporary file.

import { randomUUID } from "node:crypto";
import { open, rm, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";

const BLOCK = 200;

/** Items are plain data, as for a worker. */
export class Spool<Item> {
  /** Lengths of the blocks in the file. */
  readonly #lengths: number[] = [];
  #file: FileHandle | undefined;
  #block: Item[] = [];

  async add(item: Item): Promise<void> {
    this.#block.push(item);
    if (this.#block.length < BLOCK) return;
    this.#file ??= await openTemporary();
    const bytes = serialize(this.#block);
    await this.#file.writeFile(bytes);
    this.#lengths.push(bytes.length);
    this.#block = [];
  }

  /** All items, in order. */
  async *read(): AsyncGenerator<Item> {
    let at = 0;
    for (const length of this.#lengths) {
      const bytes = Buffer.alloc(length);
      for (let read = 0; read < length;) {
        const { bytesRead = 0 } = (await this.#file?.read(bytes, read, length - read, at + read)) ?? {};
        if (bytesRead === 0) throw new Error(`The temporary file of an import ends at byte ${at + read}`);
        read += bytesRead;
      }
      at += length;
      yield* deserialize(bytes) as Item[];
    }
    yield* this.#block;
  }

  async close(): Promise<void> {
    await this.#file?.close();
  }
}

/** It has no name, so that it ends with the process. */
async function openTemporary(): Promise<FileHandle> {
  const path = join(tmpdir(), `vitrine-import-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}
