// The schema's builder: what every type and field of the API is declared with.

import SchemaBuilder from "@pothos/core";
import type { ApiContext } from "./context.ts";

export const builder = new SchemaBuilder<{
  Context: ApiContext;
  DefaultFieldNullability: false;
}>({ defaultFieldNullability: false });

builder.queryType({ description: "Everything that can be read. Nothing here changes anything." });
builder.mutationType({ description: "Everything that changes something." });
