// Options of variants beyond size and colour.

import type { VariantOption } from "#catalogue";
import { builder } from "../builder.ts";

export const VariantOptionType = builder.objectRef<VariantOption>("VariantOption").implement({
  description: "An option beyond size and colour, such as the width of a shoe or the metal of a ring.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Such as Width." }),
    value: t.exposeString("value", { description: "Such as Wide." }),
  }),
});
