// The options of an import. Most files need only the currency.

import { useMessages } from "#storefront/ui/language.tsx";
import { imports as texts } from "../../locales/generated/imports.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import type { ImportChoices } from "./import-data.ts";
import styles from "./imports.module.css";

interface Props {
  readonly choices: ImportChoices;
  readonly options: Readonly<Record<string, string>>;
}

export function OptionInputs({ choices: { currencies, departments }, options }: Props) {
  const say = useMessages(texts);
  const given = (name: string) => options[name] ?? "";
  const mistakes = "strict" in options ? "strict" : "lenient" in options ? "lenient" : "";
  return (
    <>
      <SelectField
        label={say("currency")}
        name="currency"
        defaultValue={given("currency") || currencies[0]}
        help={say("currencyHelp")}
      >
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
      <details className={styles.more}>
        <summary>{say("moreOptions")}</summary>
        <SelectField label={say("mistakes")} name="mistakes" defaultValue={mistakes} help={say("mistakesHelp")}>
          <option value="">{say("mistakes-default")}</option>
          <option value="lenient">{say("mistakes-lenient")}</option>
          <option value="strict">{say("mistakes-strict")}</option>
        </SelectField>
        <SelectField
          label={say("department")}
          name="department"
          defaultValue={given("department")}
          help={say("departmentHelp")}
        >
          <option value="">{say("guessed")}</option>
          {departments.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={say("stock")}
          name="stock"
          inputMode="numeric"
          defaultValue={given("stock")}
          placeholder="1"
          help={say("stockHelp")}
        />
        <TextField label={say("rate")} name="rate" defaultValue={given("rate")} help={say("rateHelp")} />
        <TextField
          label={say("picturesFrom")}
          name="pictures-from"
          defaultValue={given("pictures-from")}
          help={say("picturesFromHelp")}
        />
        <TextArea
          label={say("map")}
          name="map"
          defaultValue={given("map")}
          help={say("mapHelp", { example: '{"title": "Name"}' })}
        />
      </details>
    </>
  );
}
