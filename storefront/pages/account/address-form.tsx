// The form of one of an account's addresses.
import { useFetcher } from "react-router";
import { ADDRESS_FIELDS, type AddressField } from "#catalogue";
import { AddressFields, addressForms } from "#storefront/features/forms/address-fields.tsx";
import { account } from "#locales/account";
import type { AddressAnswer, AddressesData, EditedAddress } from "./addresses-data.ts";
import { AccountForm } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import styles from "./addresses.module.css";

interface Props {
  readonly editing: EditedAddress;
  readonly answer: AddressAnswer | undefined;
  readonly countries: AddressesData["countries"];
  readonly back: string;
}

export function AddressForm({ editing, answer, countries, back }: Props) {
  const say = useMessages(account);
  const valueOf = (field: AddressField): string => answer?.values[field] ?? editing.address[field];
  const given = [...(answer?.addressForms ?? []), editing.addressForm];
  const forms = addressForms(useFetcher<AddressAnswer>(), "country", editing.action, given);
  const isDefault = answer ? answer.values["isDefault"] === "yes" : editing.isDefault;
  return (
    <div className={styles.form}>
      <AccountForm form="address" action={editing.action} answer={answer} submit={say("saveAddress")}>
        <AddressFields
          countries={countries}
          values={Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, valueOf(field)]))}
          problems={answer?.problems ?? {}}
          focus={answer?.focus}
          forms={forms}
        />
        {editing.mayChooseDefault && (
          <label className={styles.check}>
            <input type="checkbox" name="isDefault" value="yes" defaultChecked={isDefault} />
            {say("setMyDefault")}
          </label>
        )}
      </AccountForm>
      <a className={styles.back} href={back}>
        {say("backToAddresses")}
      </a>
    </div>
  );
}
