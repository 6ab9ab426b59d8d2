// The form of an address. Its fields follow the country: at once with scripts, by a button without.
import { useState } from "react";
import { ADDRESS_LENGTHS, addressFormat, type AddressField } from "#catalogue";
import { Button } from "#storefront/ui/button.tsx";
import { Field, SelectField } from "#storefront/ui/field.tsx";
import type { AddressesData, EditedAddress } from "./addresses-data.ts";
import type { FormAnswer } from "./form-data.ts";
import { AccountForm } from "./forms.tsx";
import styles from "./addresses.module.css";

interface Props {
  readonly editing: EditedAddress;
  readonly answer: FormAnswer | undefined;
  readonly countries: AddressesData["countries"];
  readonly back: string;
}

export function AddressForm({ editing, answer, countries, back }: Props) {
  const valueOf = (field: AddressField): string => answer?.values[field] ?? editing.address[field];
  const [country, setCountry] = useState(valueOf("country"));
  const { city, postalCode, region } = addressFormat(country);
  const isDefault = answer ? answer.values["isDefault"] === "yes" : editing.isDefault;
  const field = (name: AddressField, label: string, autoComplete: string) => ({
    id: `address-${name}`,
    name,
    label,
    autoComplete,
    defaultValue: valueOf(name),
    problem: answer?.problems[name],
    isFirst: answer?.focus === name,
  });
  const text = (name: AddressField, label: string, autoComplete: string) => ({
    ...field(name, label, autoComplete),
    maxLength: ADDRESS_LENGTHS[name],
  });
  return (
    <div className={styles.form}>
      <AccountForm form="address" action={editing.action} answer={answer} submit="Save address">
        <SelectField
          {...field("country", "Country", "country")}
          required
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        >
          <option value="">Choose a country</option>
          {countries.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <noscript>
          <Button type="submit" name="form" value="country">
            Show the fields of this country
          </Button>
        </noscript>
        <div className={styles.row}>
          <Field {...text("firstName", "First name", "given-name")} required />
          <Field {...text("lastName", "Last name", "family-name")} required />
        </div>
        <Field {...text("company", "Company", "organization")} isOptional />
        <Field {...text("line1", "Street and number", "address-line1")} required />
        <Field {...text("line2", "Apartment, floor, building", "address-line2")} isOptional />
        <div className={styles.row}>
          {postalCode && (
            <Field
              {...text("postalCode", postalCode.label, "postal-code")}
              hint={postalCode.example && `As in ${postalCode.example}.`}
              isOptional={!postalCode.isRequired}
              autoCapitalize="characters"
            />
          )}
          <Field {...text("city", city, "address-level2")} required />
        </div>
        {region &&
          (region.options ? (
            <SelectField key={country} {...field("region", region.label, "address-level1")} required>
              <option value="">Choose</option>
              {region.options.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : (
            <Field key={country} {...text("region", region.label, "address-level1")} isOptional={!region.isRequired} />
          ))}
        <Field {...text("phone", "Phone", "tel")} type="tel" required hint="For the courier only." />
        {editing.mayChooseDefault && (
          <label className={styles.check}>
            <input type="checkbox" name="isDefault" value="yes" defaultChecked={isDefault} />
            Make this my default address
          </label>
        )}
      </AccountForm>
      <a className={styles.back} href={back}>
        Back to your addresses
      </a>
    </div>
  );
}
