// A column of words that a search looks up by their beginnings (beginnings.ts).

import { customType } from "drizzle-orm/pg-core";

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
