// A new promotion.

import { redirect } from "react-router";
import { createPromotion } from "#commerce/promotions";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import type { Values } from "../../framework/merge.ts";
import type { ConditionRow } from "./conditions.server.ts";
import { newValues } from "./form-values.server.ts";
import {
  choicesOf,
  definitionIn,
  PromotionForm,
  refusedFields,
  servicesOf,
  valuesIn,
  type FormChoices,
} from "./save.server.ts";

export interface NewPromotionData {
  readonly values: Values;
  readonly rows: readonly ConditionRow[] | null;
  readonly choices: FormChoices;
}

export const loader = loads("create-promotion", async ({ shop }): Promise<NewPromotionData> => {
  const choices = await choicesOf(shop);
  return { values: newValues(choices.timeZone), rows: [], choices };
});

export const action = acts({
  save: intent("create-promotion", PromotionForm, async (args, form) => {
    const values = valuesIn(form);
    const saved = await createPromotion(servicesOf(args), definitionIn(args.shop, values));
    if (saved.kind === "invalid") return refusedFields(args.shop, saved.errors, values);
    return redirect(`/console/promotions/${saved.promotion.id}`);
  }),
});
