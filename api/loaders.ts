// Loaders of one request: what its fields ask for one by one is read together.

import type { Database } from "#commerce/database";

export interface Loaders {
  readonly database: Database;
}

export const createLoaders = (database: Database): Loaders => ({ database });
