// The effect of a promotion: its kind, and the fields of that kind.

import { useState, type ComponentProps } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import type { FieldsProps } from "./field-props.ts";
import styles from "./promotions.module.css";

export const EFFECT_LABELS = {
  "percentage lines": "effect-percentage-lines",
  "percentage order": "effect-percentage-order",
  "percentage delivery": "effect-percentage-delivery",
  "amount lines": "effect-amount-lines",
  "amount order": "effect-amount-order",
  "amount delivery": "effect-amount-delivery",
  "fixed-price lines": "effect-fixed-price-lines",
  "fixed-price delivery": "effect-fixed-price-delivery",
  "buy-get": "effect-buy-get",
  gift: "effect-gift",
  "tiers order": "effect-tiers-order",
  "tiers lines": "effect-tiers-lines",
} as const;

export type EffectName = keyof typeof EFFECT_LABELS;

export function EffectFields({ values, errors }: FieldsProps) {
  const say = useMessages(texts);
  const [effect, setEffect] = useState(values["effect"] ?? "percentage lines");
  const [kind] = effect.split(" ");
  const [reward, setReward] = useState(values["reward"] ?? "cheapest");
  const field = (name: string, more: Omit<ComponentProps<typeof TextField>, "name">) => (
    <TextField name={name} defaultValue={values[name]} error={errors[name]} {...more} />
  );
  const percent = field("percent", { label: say("percent"), inputMode: "decimal", suffix: "%" });
  return (
    <div className={styles.two}>
      <SelectField label={say("kind")} name="effect" value={effect} onChange={({ target }) => setEffect(target.value)}>
        {(Object.keys(EFFECT_LABELS) as EffectName[]).map((one) => (
          <option key={one} value={one}>
            {say(EFFECT_LABELS[one])}
          </option>
        ))}
      </SelectField>
      {kind === "percentage" && percent}
      {(kind === "amount" || kind === "fixed-price") &&
        field("amounts", { label: say("amounts"), placeholder: say("amountsExample"), help: say("amountsHelp") })}
      {kind === "gift" && (
        <TextArea
          label={say("variantIds")}
          name="variantIds"
          defaultValue={values["variantIds"]}
          help={say("variantIdsHelp")}
          error={errors["variantIds"]}
        />
      )}
      {kind === "tiers" && (
        <TextArea
          label={say("tiers")}
          name="tiers"
          defaultValue={values["tiers"]}
          help={say("tiersHelp")}
          error={errors["tiers"]}
        />
      )}
      {kind === "buy-get" && (
        <>
          {percent}
          {field("buy", { label: say("buy"), inputMode: "numeric", suffix: say("pieces") })}
          {field("get", { label: say("get"), inputMode: "numeric", suffix: say("pieces") })}
          <SelectField
            label={say("reward")}
            name="reward"
            value={reward}
            onChange={({ target }) => setReward(target.value)}
          >
            {(["cheapest", "same", "named"] as const).map((one) => (
              <option key={one} value={one}>
                {say(`reward-${one}`)}
              </option>
            ))}
          </SelectField>
          {field("times", { label: say("times"), inputMode: "numeric", help: say("timesHelp") })}
          {reward === "named" &&
            field("rewardProducts", { label: say("rewardProducts"), placeholder: 'product_type="Belts"' })}
        </>
      )}
    </div>
  );
}
