// The account: orders, details, password and devices.
import { useActionData, useLoaderData } from "react-router";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { Field } from "#storefront/ui/field.tsx";
import { forms } from "#locales/forms";
import { account } from "#locales/account";
import { common } from "#locales/common";
import { OrderList } from "./order-list.tsx";
import type { AccountData } from "./account-data.ts";
import { AccountSection, AccountShell } from "./account-shell.tsx";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { AccountForm, answerTo, useTitle } from "#storefront/features/forms/forms.tsx";
import { PasswordField } from "#storefront/features/forms/password-field.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import styles from "./account.module.css";

export default function AccountPage() {
  const data = useLoaderData<AccountData>();
  const answer = useActionData<FormAnswer>();
  const say = useMessages(account);
  return (
    <AccountShell
      title={data.name ? say("hello", { name: data.name }) : say("yourAccount")}
      documentTitle={useTitle(say("account"), answer)}
      links={data.links}
      current="account"
      saved={answer ? null : data.saved}
    >
      <AccountSection id="orders" title={say("orders")}>
        {data.orders.total === 0 ? (
          <div className={styles.empty}>
            <p>{say("noOrders")}</p>
            <ButtonLink href={data.newArrivals}>{say("newArrivals")}</ButtonLink>
          </div>
        ) : (
          <OrderList list={data.orders} />
        )}
      </AccountSection>
      <Details data={data} answer={answer} />
      <Email data={data} answer={answer} />
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
  const say = useMessages(account);
  const { values, problems, focus } = answerTo(answer, "details");
  return (
    <AccountSection id="details" title={say("details")} text={say("since", { date: data.memberSince })}>
      <dl className={styles.facts}>
        <dt>{useMessages(forms)("email")}</dt>
        <dd>{data.email}</dd>
        {data.isVip && (
          <>
            <dt>{say("status")}</dt>
            <dd>{say("vip")}</dd>
          </>
        )}
      </dl>
      <AccountForm form="details" action={data.action} answer={answer} submit={say("saveDetails")} isPrimary={false}>
        <div className={styles.pair}>
          <Field
            id="first-name"
            name="firstName"
            label={say("firstName")}
            autoComplete="given-name"
            defaultValue={values["firstName"] ?? data.firstName}
            problem={problems["firstName"]}
            isFirst={focus === "firstName"}
          />
          <Field
            id="last-name"
            name="lastName"
            label={say("lastName")}
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

function Email({ data, answer }: Props) {
  const say = useMessages(account);
  const { values, problems, focus } = answerTo(answer, "email");
  return (
    <AccountSection id="email" title={say("changeEmail")} text={say("changeEmailText")}>
      {data.pendingEmail !== null && (
        <form className={styles.pending} method="post" action={data.action}>
          <input type="hidden" name="form" value="keep-email" />
          <p>
            <Rich text={say.raw("pendingEmail")} email={<strong dir="ltr">{data.pendingEmail}</strong>} />
          </p>
          <Button type="submit">{say("keepEmail")}</Button>
        </form>
      )}
      <AccountForm form="email" action={data.action} answer={answer} submit={say("changeEmail")} isPrimary={false}>
        <Field
          id="new-email"
          name="email"
          label={say("newEmail")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={values["email"]}
          problem={problems["email"]}
          isFirst={focus === "email"}
        />
        <PasswordField
          id="email-password"
          name="current"
          kind="currentPassword"
          autoComplete="current-password"
          problem={problems["current"]}
          isFirst={focus === "current"}
        />
      </AccountForm>
    </AccountSection>
  );
}

function Password({ data, answer }: Props) {
  const say = useMessages(account);
  const { problems, focus } = answerTo(answer, "password");
  return (
    <AccountSection id="password" title={say("password")} text={say("passwordText")}>
      <AccountForm
        form="password"
        action={data.action}
        answer={answer}
        submit={say("changePassword")}
        isPrimary={false}
      >
        {/* Tells the password manager which account it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={data.email} hidden />
        <PasswordField
          id="current-password"
          name="current"
          kind="currentPassword"
          autoComplete="current-password"
          problem={problems["current"]}
          isFirst={focus === "current"}
        />
        <PasswordField
          id="new-password"
          name="password"
          kind="newPassword"
          autoComplete="new-password"
          hint={say("passwordHint")}
          problem={problems["password"]}
          isFirst={focus === "password"}
        />
      </AccountForm>
    </AccountSection>
  );
}

function Devices({ data }: { readonly data: AccountData }) {
  const say = useMessages(account);
  const sayOn = useMessages(common);
  return (
    <AccountSection id="devices" title={say("devices")} text={say("devicesText")}>
      <ul className={styles.devices}>
        {data.sessions.map(({ id, browser, lastSeen, isCurrent }) => (
          <li key={id}>
            <div>
              <p>{browser}</p>
              <p className={styles.note}>{isCurrent ? say("thisDevice") : say("lastUsed", { date: lastSeen })}</p>
            </div>
            {!isCurrent && (
              <form method="post" action={data.action}>
                <input type="hidden" name="form" value="device" />
                <Button
                  type="submit"
                  name="session"
                  value={id}
                  aria-label={sayOn("actionOn", { action: say("signOut"), name: browser })}
                >
                  {say("signOut")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
