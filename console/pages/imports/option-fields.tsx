// The options of an import. Most files need only the currency.

import type { SizeSystem } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { imports as texts } from "../../locales/generated/imports.ts";
import { TextLink } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { Choice, ImportChoices } from "./import-data.ts";
import styles from "./imports.module.css";

interface Props {
  readonly choices: ImportChoices;
  readonly options: Readonly<Record<string, string>>;
}

export function OptionInputs({ choices: { currencies, usualCurrency, formats, ...guessed }, options }: Props) {
  const say = useMessages(texts);
  const given = (name: string) => options[name] ?? "";
  const mistakes = "strict" in options ? "strict" : "lenient" in options ? "lenient" : "";
  return (
    <>
      <SelectField
        label={say("currency")}
        name="currency"
        defaultValue={given("currency") || usualCurrency}
        help={<CurrencyHelp />}
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
        <TextField
          label={say("mostSkipped")}
          name="most-skipped"
          inputMode="numeric"
          defaultValue={given("most-skipped")}
          placeholder="50"
          help={say("mostSkippedHelp")}
        />
        <SelectField label={say("format")} name="format" defaultValue={given("format")} help={say("formatHelp")}>
          <option value="">{say("detected")}</option>
          {formats.map((format) => (
            <option key={format} value={format}>
              {say(`format-${format}`)}
            </option>
          ))}
        </SelectField>
        {GUESSED.map(({ name, choices }) => (
          <SelectField key={name} label={say(name)} name={name} defaultValue={given(name)} help={say(`${name}Help`)}>
            <option value="">{say("guessed")}</option>
            {guessed[choices].map((choice: Choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.name}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label={say("sizeSystem")}
          name="size-system"
          defaultValue={given("size-system")}
          help={say("sizeSystemHelp")}
        >
          <option value="">{say("guessed")}</option>
          {SYSTEMS.map((system) => (
            <option key={system}>{system}</option>
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
      </details>
    </>
  );
}

function CurrencyHelp() {
  const say = useMessages(texts);
  const may = useMay();
  return (
    <>
      {say("currencyHelp")}
      <br />
      {say("currencyMissing")}{" "}
      {may("content.view") ? (
        <TextLink href="/console/settings/price-lists">{say("addPriceList")}</TextLink>
      ) : (
        say("addPriceList")
      )}
    </>
  );
}

/** What the shop guesses where the file says nothing. */
const GUESSED = [
  { name: "department", choices: "departments" },
  { name: "type", choices: "types" },
  { name: "colour", choices: "colours" },
] as const;

/** Systems of bare numbers. */
const SYSTEMS = [
  "EU",
  "US",
  "UK",
  "IT",
  "FR",
  "DE",
  "AU",
  "JP",
  "KR",
  "CN",
  "RU",
  "BR",
  "inches",
  "cm",
] as const satisfies readonly SizeSystem[];
