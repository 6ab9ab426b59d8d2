// The schema builder for all types and fields of the API.

import SchemaBuilder from "@pothos/core";
import type { ApiContext } from "./context.ts";

export const builder = new SchemaBuilder<{
  Context: ApiContext;
  DefaultFieldNullability: false;
  Scalars: {
    DeliveryMethodCode: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date | string };
    Decimal: { Input: number; Output: string };
  };
}>({ defaultFieldNullability: false });

builder.queryType({ description: "Read operations, without side effects." });
builder.mutationType({ description: "Operations that change data." });
