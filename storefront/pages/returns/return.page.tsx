// Sending something back: first which order it is of, then what and why.
import { useActionData, useLoaderData } from "react-router";
import { Field } from "#storefront/ui/field.tsx";
import { AccountForm, answerTo, useTitle } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { returns } from "#locales/returns";
import { ChooseReturn } from "./choose-return.tsx";
import type { ReturnAnswer, ReturnData } from "./return-data.ts";
import styles from "./return.module.css";

export default function ReturnPage() {
  const data = useLoaderData<ReturnData>();
  const answer = useActionData<ReturnAnswer>();
  const say = useMessages(returns);
  const { order, closed } = data;
  const { values, problems, focus } = answerTo(answer, "find");
  return (
    <div className={styles.page}>
      <title>{useTitle(say("title"), answer)}</title>
      <meta name="description" content={say("description")} />
      <header className={styles.head}>
        <h1 className={styles.title}>{say("heading")}</h1>
        {!order && !closed && <p className={styles.lede}>{say("intro")}</p>}
      </header>
      {order ? (
        <ChooseReturn order={order} action={data.action} answer={answer} />
      ) : closed ? (
        <p className={styles.closed}>{closed}</p>
      ) : (
        <div className={styles.find}>
          <AccountForm form="find" action={data.action} answer={answer} submit={say("find")}>
            <Field
              id="return-number"
              name="number"
              label={say("number")}
              defaultValue={values["number"] ?? data.number}
              problem={problems["number"]}
              isFirst={focus === "number"}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              hint={say("numberHint")}
            />
            <Field
              id="return-email"
              name="email"
              type="email"
              label={say("email")}
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
