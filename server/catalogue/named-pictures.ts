// Counts the pictures that an import names by host, and allows hosts for it.

import type { Database } from "#commerce/database";
import { allowedHosts, allowHosts, allows, entryOf, fetchedUrl, isPublicEntry } from "#commerce/pictures";
import { isFileAddress, type FeedPiece } from "#commerce/products";
import type { ImportSettings } from "./import-settings.ts";

export interface NamedHost {
  /** Empty for files that the merchant supplies. */
  readonly host: string;
  readonly pictures: number;
  readonly isAllowed: boolean;
}

export class NamedPictures {
  private readonly counts = new Map<string, number>();

  async *through(pieces: AsyncIterable<FeedPiece>): AsyncGenerator<FeedPiece> {
    for await (const piece of pieces) {
      // The variants of a product have the same pictures.
      const first = "reason" in piece ? undefined : piece[0];
      if (first && !first.hasNoPicture) {
        const { largeImage, product_images: others } = first.row;
        for (const address of new Set([largeImage, ...others.split("\t")])) this.add(address);
      }
      yield piece;
    }
  }

  /** Most pictures first. */
  async hosts(database: Database): Promise<readonly NamedHost[]> {
    const isAllowed = allows(await allowedHosts(database));
    return [...this.counts]
      .map(([host, pictures]) => ({ host, pictures, isAllowed: host === "" || isAllowed(host) }))
      .toSorted((a, b) => b.pictures - a.pictures);
  }

  async allow(database: Database, hosts: ImportSettings["picturesFrom"]): Promise<void> {
    const entries = hosts === "all-in-file" ? [...this.counts.keys()].filter(isPublicEntry) : hosts;
    await allowHosts(database, entries);
  }

  private add(address: string): void {
    const url = fetchedUrl(address);
    const host = url ? entryOf(url) : isFileAddress(address) ? "" : undefined;
    if (host !== undefined) this.counts.set(host, (this.counts.get(host) ?? 0) + 1);
  }
}
