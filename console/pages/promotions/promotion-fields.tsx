// The form of a promotion: its effect, products, customers, period and places.

import { useState } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { Choices } from "../../forms/choices.tsx";
import { COUNTRY_OPTIONS } from "../../forms/market-names.ts";
import type { Values } from "../../framework/merge.ts";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { Choice, SelectField, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { EffectFields } from "./effect-fields.tsx";
import type { FieldsProps } from "./field-props.ts";
import { ProductConditions } from "./product-conditions.tsx";
import styles from "./promotions.module.css";

export function PromotionFields(props: FieldsProps) {
  const say = useMessages(texts);
  return (
    <>
      <Section title={say("discount")}>
        <EffectFields {...props} />
        <Names {...props} />
      </Section>
      <Section title={say("appliesTo")} count={countOf(props.matching, say)}>
        <ProductConditions {...props} />
      </Section>
      <Section title={say("whoAndHow")}>
        <WhoAndHow {...props} />
      </Section>
      <Section title={say("whenAndWhere")}>
        <WhenAndWhere {...props} />
      </Section>
    </>
  );
}

const countOf = (matching: number | null | undefined, say: ReturnType<typeof useMessages<typeof texts>>) =>
  matching === undefined ? undefined : matching === null ? say("matchUnknown") : say("matchNow", { count: matching });

function Names({ values, choices: { languages }, errors }: FieldsProps) {
  const say = useMessages(texts);
  const field = (code: string, label: string) => (
    <TextField
      key={code}
      label={label}
      name={`name-${code}`}
      maxLength={200}
      defaultValue={values[`name-${code}`]}
      error={errors[`name-${code}`]}
    />
  );
  return (
    <>
      {field("en", say("nameInBag"))}
      <details>
        <summary className={styles.more}>{say("otherLanguages")}</summary>
        <div className={styles.two}>
          {languages.filter(({ code }) => code !== "en").map(({ code, name }) => field(code, name))}
        </div>
      </details>
    </>
  );
}

function WhoAndHow({ values, choices: { methods }, errors }: FieldsProps) {
  const say = useMessages(texts);
  const chosen = (values["paymentMethods"] ?? "").split(", ");
  return (
    <div className={styles.two}>
      <div>
        {(["automatic", "code"] as const).map((trigger) => (
          <Choice
            key={trigger}
            type="radio"
            name="trigger"
            value={trigger}
            defaultChecked={values["trigger"] === trigger}
          >
            {say(`trigger-${trigger}`)}
          </Choice>
        ))}
        <Flag name="isOncePerCustomer" values={values} />
        <Flag name="isFirstOrder" values={values} />
        <SelectField
          label={say("combines")}
          name="combines"
          defaultValue={values["combines"]}
          help={say("combinesHelp")}
        >
          {(["other-kinds", "all", "none"] as const).map((one) => (
            <option key={one} value={one}>
              {say(`combines-${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={say("priority")}
          name="priority"
          inputMode="numeric"
          defaultValue={values["priority"]}
          help={say("priorityHelp")}
          error={errors["priority"]}
        />
      </div>
      <div>
        <TextField
          label={say("minimumAmount")}
          name="minimumAmount"
          placeholder={say("amountsExample")}
          defaultValue={values["minimumAmount"]}
          error={errors["minimumAmount"]}
        />
        <TextField
          label={say("minimumPieces")}
          name="minimumPieces"
          inputMode="numeric"
          defaultValue={values["minimumPieces"]}
          error={errors["minimumPieces"]}
        />
        <TextField
          label={say("vipLevel")}
          name="vipLevel"
          inputMode="numeric"
          defaultValue={values["vipLevel"]}
          help={say("vipLevelHelp")}
          error={errors["vipLevel"]}
        />
        <fieldset className={styles.boxes}>
          <legend>{say("paymentMethods")}</legend>
          {methods.map(({ code, name }) => (
            <Choice key={code} name="paymentMethods[]" value={code} defaultChecked={chosen.includes(code)}>
              {name}
            </Choice>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

function Flag({ name, values }: { readonly name: "isOncePerCustomer" | "isFirstOrder"; readonly values: Values }) {
  const say = useMessages(texts);
  return (
    <Choice name={name} value="yes" defaultChecked={values[name] === "yes"}>
      {say(name)}
    </Choice>
  );
}

const codesIn = (list = ""): readonly string[] => list.split(", ").filter((code) => code !== "");

function WhenAndWhere({ values, choices: { markets, timeZone }, errors }: FieldsProps) {
  const say = useMessages(texts);
  const given = codesIn(values["markets"]);
  const [countries, setCountries] = useState(codesIn(values["countries"]));
  const [isEverywhere, setEverywhere] = useState(given.length === 0);
  return (
    <>
      <div className={styles.two}>
        {(["startsAt", "endsAt"] as const).map((name) => (
          <TextField
            key={name}
            label={say(name)}
            name={name}
            type="datetime-local"
            defaultValue={values[name]}
            help={timeZone}
            error={errors[name]}
          />
        ))}
        <TextField
          label={say("useLimit")}
          name="uses"
          inputMode="numeric"
          suffix={say("orders")}
          defaultValue={values["uses"]}
          error={errors["uses"]}
        />
        <TextField
          label={say("budget")}
          name="budget"
          placeholder={say("amountsExample")}
          defaultValue={values["budget"]}
          error={errors["budget"]}
        />
      </div>
      <Choices
        label={say("countries")}
        name="countries[]"
        help={say("countriesHelp")}
        error={errors["countries"]}
        all={COUNTRY_OPTIONS}
        chosen={countries}
        onChange={setCountries}
      />
      <fieldset className={styles.boxes}>
        <legend>{say("markets")}</legend>
        {errors["markets"] && <p role="alert">{errors["markets"]}</p>}
        <Choice type="checkbox" checked={isEverywhere} onChange={({ target }) => setEverywhere(target.checked)}>
          {say("everywhere")}
        </Choice>
        {!isEverywhere && (
          <div className={styles.columns}>
            {markets.map(({ code, name }) => (
              <Choice key={code} name="markets[]" value={code} defaultChecked={given.includes(code)}>
                {name}
              </Choice>
            ))}
          </div>
        )}
      </fieldset>
    </>
  );
}
