// The account: its orders, its owner's details and password, and where it is signed in.
import { useActionData, useLoaderData } from "react-router";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { Field } from "#storefront/ui/field.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { OrderList } from "./order-list.tsx";
import type { AccountData } from "./account-data.ts";
import { AccountSection, AccountShell } from "./account-shell.tsx";
import type { FormAnswer } from "./form-data.ts";
import { AccountForm, answerTo, titleOf } from "./forms.tsx";
import { PasswordField } from "./password-field.tsx";
import styles from "./account.module.css";

export default function AccountPage() {
  const data = useLoaderData<AccountData>();
  const answer = useActionData<FormAnswer>();
  return (
    <AccountShell
      title={data.firstName ? `Hello, ${data.firstName}` : "Your account"}
      documentTitle={titleOf("Account", answer)}
      links={data.links}
      current="account"
      saved={answer ? null : data.saved}
    >
      <AccountSection id="orders" title="Orders">
        {data.orders.total === 0 ? (
          <div className={styles.empty}>
            <p>You have no orders yet.</p>
            <ButtonLink href={data.newArrivals}>See new arrivals</ButtonLink>
          </div>
        ) : (
          <OrderList list={data.orders} />
        )}
      </AccountSection>
      <Details data={data} answer={answer} />
      <Password data={data} answer={answer} />
      <Devices data={data} />
    </AccountShell>
  );
}

interface Props {
  readonly data: AccountData;
  readonly answer: FormAnswer | undefined;
}

function Details({ data, answer }: Props) {
  const { values, problems, focus } = answerTo(answer, "details");
  return (
    <AccountSection id="details" title="Details" text={`With Vitrine since ${data.memberSince}.`}>
      <dl className={styles.facts}>
        <dt>Email address</dt>
        <dd>{data.email}</dd>
        {data.isVip && (
          <>
            <dt>Status</dt>
            <dd>VIP: you see what others do not</dd>
          </>
        )}
      </dl>
      <AccountForm form="details" action={data.action} answer={answer} submit="Save details" isPrimary={false}>
        <div className={styles.pair}>
          <Field
            id="first-name"
            name="firstName"
            label="First name"
            autoComplete="given-name"
            defaultValue={values["firstName"] ?? data.firstName}
            problem={problems["firstName"]}
            isFirst={focus === "firstName"}
          />
          <Field
            id="last-name"
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            defaultValue={values["lastName"] ?? data.lastName}
            problem={problems["lastName"]}
            isFirst={focus === "lastName"}
          />
        </div>
      </AccountForm>
    </AccountSection>
  );
}

function Password({ data, answer }: Props) {
  const { problems, focus } = answerTo(answer, "password");
  return (
    <AccountSection id="password" title="Password" text="Changing it signs you out on every other device.">
      <AccountForm form="password" action={data.action} answer={answer} submit="Change password" isPrimary={false}>
        {/* For the password manager: whose password it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={data.email} hidden />
        <PasswordField
          id="current-password"
          name="current"
          label="Present password"
          autoComplete="current-password"
          problem={problems["current"]}
          isFirst={focus === "current"}
        />
        <PasswordField
          id="new-password"
          name="password"
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters."
          problem={problems["password"]}
          isFirst={focus === "password"}
        />
      </AccountForm>
    </AccountSection>
  );
}

const Devices = ({ data }: { readonly data: AccountData }) => (
  <AccountSection id="devices" title="Devices" text="Where you are signed in. Sign out what you do not recognise.">
    <ul className={styles.devices}>
      {data.sessions.map(({ id, browser, lastSeen, isCurrent }) => (
        <li key={id}>
          <div>
            <p>{browser}</p>
            <p className={styles.note}>{isCurrent ? "This device" : `Last used ${lastSeen}`}</p>
          </div>
          {!isCurrent && (
            <form method="post" action={data.action}>
              <input type="hidden" name="form" value="device" />
              <Button type="submit" name="session" value={id}>
                Sign out
                <VisuallyHidden> {browser}</VisuallyHidden>
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  </AccountSection>
);
