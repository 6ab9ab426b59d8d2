// A new product.

import { redirect } from "react-router";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { product as texts } from "../../locales/generated/product.ts";
import { choicesIn } from "./choices.server.ts";
import type { ProductChoices } from "./product-data.ts";
import { previewProduct, saveProduct } from "./save-product.server.ts";
import { uploadIntent } from "../../forms/upload.server.ts";
import { knownVendors } from "./vendors.server.ts";

export const loader = loads("change-catalogue", async (args): Promise<ProductChoices> => ({
  ...choicesIn(args),
  vendors: await knownVendors(args.shop),
}));

const say = messagesIn(texts, "en");

export const action = acts({
  save: intent("change-catalogue", z.looseObject({}), async (args, form) => {
    const saved = await saveProduct(args, undefined, form);
    if (saved.kind === "saved") return redirect(`/console/products/${saved.id}`);
    return saved.kind === "same"
      ? { kind: "refused", text: say("checkFields"), fields: { title: say("required") } }
      : saved;
  }),
  preview: intent("change-catalogue", z.looseObject({}), (args, form) => previewProduct(args, undefined, form)),
  upload: uploadIntent("add-pictures", "products"),
});
