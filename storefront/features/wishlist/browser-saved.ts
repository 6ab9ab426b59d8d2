// What this browser knows of the wishlist, one for all of a document; never asked for on the server.

import { savedProducts, type SavedProducts } from "./saved.ts";

export const saved = (): SavedProducts =>
  (own ??= savedProducts({ storage: () => window.localStorage, events: window }));

let own: SavedProducts | undefined;
