// Follows the catalogue and the content, and adds the pictures that they name to the queue.

import { contentPictures } from "#commerce/content";
import type { Database } from "#commerce/database";
import { enqueueCatalogue, enqueuePictures } from "#commerce/pictures";
import { cataloguePosition, changesSince, type CataloguePosition } from "#commerce/products";

export interface NameFollower {
  /** Adds pictures of products and sections that are new since the last call; the first call adds all. */
  readonly enqueueNew: () => Promise<void>;
  /** Calls the listener after a change. Returns a function to unsubscribe. */
  readonly onNew: (listener: () => void) => () => void;
}

export function followNames(database: Database): NameFollower {
  let position: CataloguePosition | undefined;
  let revision: number | undefined;
  return {
    enqueueNew: async () => {
      if (position === undefined || (await cataloguePosition(database)) !== position) {
        position = await followCatalogue(database, position);
      }
      const current = database.revisions.of("content");
      if (revision === current) return;
      const addresses = await contentPictures(database);
      await enqueuePictures(
        database,
        addresses.map((address) => ({ address, designer: "" })),
        new Date(),
      );
      revision = current;
    },
    onNew: (listener) => {
      const topics = ["catalogue", "changes", "content", "settings"] as const;
      const subscriptions = topics.map((topic) => database.revisions.on(topic, listener));
      return () => {
        for (const unsubscribe of subscriptions) unsubscribe();
      };
    },
  };
}

/** Returns the position up to which pictures are in the queue. */
async function followCatalogue(
  database: Database,
  since: CataloguePosition | undefined,
): Promise<CataloguePosition | undefined> {
  let position = since;
  while (position !== undefined) {
    const read = await changesSince(database, position);
    if (read.kind !== "changes") break;
    const rows = read.changes.flatMap((change) => (change.kind === "put" ? change.rows.slice(0, 1) : []));
    const pictures = rows.flatMap(({ largeImage, product_images: more, vendor_text: designer }) =>
      [largeImage, ...more.split("\t")].map((address) => ({ address, designer })),
    );
    await enqueuePictures(database, pictures, new Date());
    position = read.position;
    if (!read.hasMore) return position;
  }
  const now = await cataloguePosition(database);
  await enqueueCatalogue(database, new Date());
  return now;
}
