// The addresses of an account, and the form of one of them.
import { useActionData, useLoaderData } from "react-router";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { Lines } from "#storefront/ui/lines.tsx";
import { account } from "#locales/account";
import { common } from "#locales/common";
import { AccountShell } from "./account-shell.tsx";
import { AddressForm } from "./address-form.tsx";
import type { AddressAnswer, AddressesData, ShownAddress } from "./addresses-data.ts";
import { useTitle } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import styles from "./addresses.module.css";

export default function AddressesPage() {
  const data = useLoaderData<AddressesData>();
  const answer = useActionData<AddressAnswer>();
  const { editing } = data;
  const say = useMessages(account);
  const title = say(editing ? (editing.id ? "editAddress" : "newAddress") : "addresses");
  return (
    <AccountShell
      title={title}
      documentTitle={useTitle(title, answer)}
      links={data.links}
      current="addresses"
      saved={editing ? null : data.saved}
    >
      {editing ? (
        <AddressForm
          key={editing.id}
          editing={editing}
          answer={answer}
          countries={data.countries}
          back={data.links.addresses}
        />
      ) : (
        <AddressList data={data} />
      )}
    </AccountShell>
  );
}

function AddressList({ data: { addresses, action, add, mayAdd } }: { readonly data: AddressesData }) {
  const say = useMessages(account);
  return (
    <>
      {addresses.length === 0 ? (
        <p className={styles.empty}>{say("noAddresses")}</p>
      ) : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <Address key={address.id} address={address} action={action} />
          ))}
        </ul>
      )}
      <div>
        {mayAdd ? (
          <ButtonLink look="primary" href={add}>
            {say("addAddress")}
          </ButtonLink>
        ) : (
          <p>{say("mostAddresses")}</p>
        )}
      </div>
    </>
  );
}

function Address({ address, action }: { readonly address: ShownAddress; readonly action: string }) {
  const say = useMessages(account);
  const sayOn = useMessages(common);
  const { name, lines } = address;
  const labelOf = (verb: string) => sayOn("actionOn", { action: verb, name: address.summary });
  return (
    <li className={styles.card}>
      <p className={styles.name}>
        {name}
        {address.isDefault && <span className={styles.mark}>{say("default")}</span>}
      </p>
      <p className={styles.lines}>
        <Lines lines={[...lines, address.phone]} />
      </p>
      <div className={styles.ways}>
        <a href={address.edit} aria-label={labelOf(say("edit"))}>
          {say("edit")}
        </a>
        {!address.isDefault && (
          <form method="post" action={action}>
            <input type="hidden" name="form" value="default" />
            <button name="id" value={address.id} aria-label={labelOf(say("setDefault"))}>
              {say("setDefault")}
            </button>
          </form>
        )}
        <details>
          <summary aria-label={labelOf(say("delete"))}>{say("delete")}</summary>
          <form className={styles.sure} method="post" action={action}>
            <input type="hidden" name="form" value="delete" />
            <p>{say("deleteSure")}</p>
            <Button type="submit" name="id" value={address.id}>
              {say("deleteYes")}
            </Button>
          </form>
        </details>
      </div>
    </li>
  );
}
