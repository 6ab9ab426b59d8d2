// The fields of an address, which follow its country: at once with scripts, by a button without.
import { useState, type ReactNode } from "react";
import { ADDRESS_LENGTHS, addressFormat, type AddressField } from "#catalogue";
import { Button } from "#storefront/ui/button.tsx";
import { Field, SelectField } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { addressForm } from "#locales/address-form";
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
  /** Value that the button without JavaScript sends. */
  readonly country?: string;
  readonly onCountry?: (country: string) => void;
  /** Shown below the country. */
  readonly note?: ReactNode;
}

export function AddressFields({
  countries,
  values,
  problems,
  focus,
  prefix = "",
  section,
  country: ask = "country",
  onCountry,
  note,
}: Props) {
  const say = useMessages(addressForm);
  const [country, setCountry] = useState(values.country ?? "");
  const { city, postalCode, region } = addressFormat(country);
  const field = (part: AddressField, label: string, autoComplete: string) => {
    const name = `${prefix}${part}`;
    return {
      id: `${prefix.replaceAll(".", "-")}address-${part}`,
      name,
      label,
      autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
      defaultValue: values[part] ?? "",
      problem: problems[name],
      isFirst: focus === name,
    };
  };
  const text = (part: AddressField, label: string, autoComplete: string) => ({
    ...field(part, label, autoComplete),
    maxLength: ADDRESS_LENGTHS[part],
  });
  return (
    <>
      <SelectField
        {...field("country", say("country"), "country")}
        required
        onChange={({ currentTarget }) => {
          setCountry(currentTarget.value);
          onCountry?.(currentTarget.value);
        }}
      >
        <option value="">{say("chooseCountry")}</option>
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" name="form" value={ask}>
          {say("showFields")}
        </Button>
      </noscript>
      {note}
      <div className={styles.row}>
        <Field {...text("firstName", say("firstName"), "given-name")} required />
        <Field {...text("lastName", say("lastName"), "family-name")} required />
      </div>
      <Field {...text("company", say("company"), "organization")} isOptional />
      <Field {...text("line1", say("line1"), "address-line1")} required />
      <Field {...text("line2", say("line2"), "address-line2")} isOptional />
      <div className={styles.row}>
        {postalCode && (
          <Field
            {...text("postalCode", say(postalCode.label), "postal-code")}
            hint={postalCode.example && say("example", { example: postalCode.example })}
            isOptional={!postalCode.isRequired}
            autoCapitalize="characters"
          />
        )}
        <Field {...text("city", say(city), "address-level2")} required />
      </div>
      {region &&
        (region.options ? (
          <SelectField key={country} {...field("region", say(region.label), "address-level1")} required>
            <option value="">{say("choose")}</option>
            {region.options.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field
            key={country}
            {...text("region", say(region.label), "address-level1")}
            isOptional={!region.isRequired}
          />
        ))}
      <Field {...text("phone", say("phone"), "tel")} type="tel" required hint={say("phoneHint")} />
    </>
  );
}
