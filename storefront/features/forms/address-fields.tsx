// The fields of an address, which follow its country: at once with scripts, by a button without.
import { useState, type ReactNode } from "react";
import type { FetcherWithComponents } from "react-router";
import type { AddressField } from "#catalogue";
import { Button } from "#storefront/ui/button.tsx";
import { Field, SelectField } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { addressChoices } from "#locales/address-choices";
import type { AddressFormData, AddressFormField } from "./address-form-data.ts";
import styles from "./address-fields.module.css";

export type Countries = readonly (readonly [code: string, name: string])[];

interface Props {
  readonly countries: Countries;
  readonly values: Readonly<Partial<Record<AddressField, string>>>;
  readonly problems: Readonly<Record<string, string>>;
  /** Name of the field to focus. */
  readonly focus?: string | undefined;
  /** Prefix of the field names, for a form with two addresses. */
  readonly prefix?: string;
  /** Autofill section. */
  readonly section?: "shipping" | "billing";
  readonly forms: AddressForms;
  /** Shown below the country. */
  readonly note?: ReactNode;
}

/** The forms of the countries that the visitor chooses. */
export interface AddressForms {
  /** Value of the form that asks for the fields of a country. */
  readonly ask: string;
  /** Forms that the browser already has, the latest first. */
  readonly known: readonly AddressFormData[];
  readonly choose: (values: Choice) => void;
}

export interface AnswerWithForms {
  readonly addressForms?: readonly AddressFormData[];
}

interface Choice {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

/** `given` are the forms of the page and of its latest answer. */
export const addressForms = (
  { data, submit }: Pick<FetcherWithComponents<AnswerWithForms>, "data" | "submit">,
  ask: string,
  action: string,
  given: readonly AddressFormData[],
): AddressForms => ({
  ask,
  known: [...(data?.addressForms ?? []), ...given],
  choose: (values) => void submit({ form: ask, ...values }, { method: "post", action }),
});

export function AddressFields({ countries, values, problems, focus, prefix = "", section, forms, note }: Props) {
  const say = useMessages(addressChoices);
  const [choice, setChoice] = useState<Choice>({
    country: values.country ?? "",
    region: values.region ?? "",
    city: values.city ?? "",
  });
  // A field that becomes a list, or leaves and comes back with the country, must not lose what was typed.
  const [typed, setTyped] = useState<Readonly<Partial<Record<AddressField, string>>>>({});
  // Until the form of a new country arrives, the one before stays.
  const [last, setLast] = useState<AddressFormData>();
  const found = forms.known.find((form) => fits(form, choice));
  if (found && found !== last) setLast(found);
  const form = found ?? last ?? forms.known.at(-1);
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    forms.choose(next);
  };
  const propsOf = (name: AddressField, label: string, autoComplete: string) => {
    const full = `${prefix}${name}`;
    return {
      id: `${prefix.replaceAll(".", "-")}address-${name}`,
      name: full,
      label,
      autoComplete: section && autoComplete !== "off" ? `${section} ${autoComplete}` : autoComplete,
      defaultValue: typed[name] ?? values[name] ?? "",
      problem: problems[full],
      isFirst: focus === full,
    };
  };
  return (
    <>
      <SelectField
        {...propsOf("country", say("country"), "country")}
        required
        onChange={({ currentTarget }) => choose({ country: currentTarget.value, region: "", city: "" })}
      >
        <option value="">{say("chooseCountry")}</option>
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" name="form" value={forms.ask}>
          {say("showFields")}
        </Button>
      </noscript>
      {note}
      <div className={styles.fields}>
        {/* One list, although it is laid out in rows: a field that moves keeps its element, and with it the focus. */}
        {form?.rows.flatMap((row) =>
          row.map((field) => (
            <div key={field.name} className={styles.cell} data-in-row={row.length}>
              <AddressInput
                field={field}
                props={propsOf(field.name, field.label, field.autoComplete)}
                onChange={(value) => {
                  setTyped((before) => ({ ...before, [field.name]: value }));
                  if (field.isParent) choose(field.name === "region" ? { region: value, city: "" } : { city: value });
                }}
              />
            </div>
          )),
        )}
      </div>
    </>
  );
}

const fits = ({ country, of }: AddressFormData, choice: Choice): boolean =>
  country === choice.country && (of === undefined || (of.region === choice.region && of.city === choice.city));

interface InputProps {
  readonly field: AddressFormField;
  readonly props: Omit<Parameters<typeof Field>[0], "children">;
  readonly onChange: (value: string) => void;
}

function AddressInput({ field, props, onChange }: InputProps) {
  const say = useMessages(addressChoices);
  const { name, options, isRequired, maxLength, hint } = field;
  if (options) {
    const { id, label, autoComplete, defaultValue, problem, isFirst } = props;
    return (
      <SelectField
        // A new list starts without a choice.
        key={options.map(([value]) => value).join()}
        {...{ id, label, autoComplete, defaultValue, problem, isFirst }}
        name={props.name}
        required={isRequired}
        isOptional={!isRequired}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{say("choose")}</option>
        {options.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <Field
      {...props}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      maxLength={maxLength}
      required={isRequired}
      isOptional={!isRequired}
      {...(hint && { hint })}
      {...(name === "phone" && { type: "tel" })}
      {...(name === "postalCode" && { autoCapitalize: "characters" })}
    />
  );
}
