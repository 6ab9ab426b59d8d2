// Options of variants beyond size and colour.

import { translateOption } from "#browsing";
import type { VariantOption } from "#catalogue";
import { builder } from "../builder.ts";

export const VariantOptionType = builder.objectRef<VariantOption>("VariantOption").implement({
  description: "An option beyond size and colour, such as the width of a shoe or the metal of a ring.",
  fields: (t) => ({
    name: t.string({
      description: "In the operation's language, such as Width.",
      resolve: (option, _args, { loaders }) =>
        loaders.translate((translate) => translateOption(option, translate).name),
    }),
    value: t.string({
      description: "In the operation's language, such as Wide.",
      resolve: (option, _args, { loaders }) =>
        loaders.translate((translate) => translateOption(option, translate).value),
    }),
  }),
});
