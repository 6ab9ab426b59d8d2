// Sending something back: first which order it is of, then what and why.
import { useActionData, useLoaderData } from "react-router";
import { Field } from "#storefront/ui/field.tsx";
import { AccountForm, answerTo, useTitle } from "../account/forms.tsx";
import { ChooseReturn } from "./choose-return.tsx";
import type { ReturnAnswer, ReturnData } from "./return-data.ts";
import styles from "./return.module.css";

export default function ReturnPage() {
  const data = useLoaderData<ReturnData>();
  const answer = useActionData<ReturnAnswer>();
  const { order, closed } = data;
  const { values, problems, focus } = answerTo(answer, "find");
  return (
    <div className={styles.page}>
      <title>{useTitle("Returns", answer)}</title>
      <meta
        name="description"
        content="Send back what you do not keep: choose it, print the label, get your money back."
      />
      <header className={styles.head}>
        <h1 className={styles.title}>Return something</h1>
        {!order && !closed && (
          <p className={styles.lede}>
            Choose what you send back, print the label, and hand the parcel over. It costs you nothing.
          </p>
        )}
      </header>
      {order ? (
        <ChooseReturn order={order} action={data.action} answer={answer} />
      ) : closed ? (
        <p className={styles.closed}>{closed}</p>
      ) : (
        <div className={styles.find}>
          <AccountForm form="find" action={data.action} answer={answer} submit="Find my order">
            <Field
              id="return-number"
              name="number"
              label="Order number"
              defaultValue={values["number"] ?? data.number}
              problem={problems["number"]}
              isFirst={focus === "number"}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              hint="It is in the mail that confirmed the order: V and ten figures."
            />
            <Field
              id="return-email"
              name="email"
              type="email"
              label="Email address"
              defaultValue={values["email"] ?? ""}
              problem={problems["email"]}
              isFirst={focus === "email"}
              autoComplete="email"
              maxLength={254}
            />
          </AccountForm>
        </div>
      )}
    </div>
  );
}
