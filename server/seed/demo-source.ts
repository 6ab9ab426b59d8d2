// Names of demo catalogues: "demo 24000 1a2b3c4d" is complete, "demo 2000 of 24000 1a2b3c4d" is the part that a shop opens with. The
// last word identifies the drawings.

import { createHash } from "node:crypto";
import type { LibraryIndex } from "#demo/pictures";
import type { CatalogueStatus } from "#commerce/products";

const SOURCE = /^demo \d+( of \d+)?( [0-9a-f]{8})?$/;

export const isDemo = ({ source }: CatalogueStatus): boolean => SOURCE.test(source);

export const isPart = ({ source }: CatalogueStatus): boolean => SOURCE.exec(source)?.[1] !== undefined;

export const sourceOf = (shown: number, products: number, edition: string): string =>
  shown < products ? `demo ${shown} of ${products} ${edition}` : `demo ${products} ${edition}`;

/** Products refer to drawings, so another set of drawings needs another catalogue. */
export const editionOf = ({ entries }: LibraryIndex): string =>
  createHash("sha256")
    .update(entries.map(({ of, construction, view }) => `${of} ${construction} ${view}`).join("\n"))
    .digest("hex")
    .slice(0, 8);
