// The visitor's privacy choices: a plain form, which works without scripts.
import { useLoaderData } from "react-router";
import { consent } from "#locales/consent";
import { CONSENT_ACTION } from "#storefront/features/consent/consent-action.ts";
import { Button } from "#storefront/ui/button.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { usePageTitle } from "#storefront/ui/page-title.tsx";
import type { ConsentData } from "./consent-data.ts";
import styles from "./consent.module.css";

export default function ConsentPage() {
  const say = useMessages(consent);
  const { categories, isAsked, hasPrivacySignal, isSaved, policy } = useLoaderData<ConsentData>();
  return (
    <MessagePage title={say("title")} documentTitle={usePageTitle(say("title"))}>
      {isSaved && <output className={styles.saved}>{say("saved")}</output>}
      {categories.length === 0 ? (
        <p>{say("nothing")}</p>
      ) : (
        <>
          <p>{say(isAsked ? "introAsk" : "introOptOut")}</p>
          {hasPrivacySignal && <p>{say("gpc")}</p>}
          <Choices />
        </>
      )}
      <p>
        <Rich
          text={say.raw("more")}
          policy={
            <a className={styles.link} href={policy}>
              {say("policy")}
            </a>
          }
        />
      </p>
    </MessagePage>
  );
}

function Choices() {
  const say = useMessages(consent);
  const { categories, to } = useLoaderData<ConsentData>();
  return (
    <form className={styles.form} method="post" action={CONSENT_ACTION}>
      <input type="hidden" name="to" value={to} />
      <ul className={styles.list}>
        <li>
          <label className={styles.row}>
            <input type="checkbox" checked disabled aria-describedby="necessary-text" readOnly />
            <span className={styles.name}>{say("necessary")}</span>
            <span className={styles.always}>{say("always")}</span>
          </label>
          <p id="necessary-text">{say("necessaryText")}</p>
        </li>
        {categories.map(({ category, isGranted }) => (
          <li key={category}>
            <label className={styles.row}>
              <input type="checkbox" name={category} defaultChecked={isGranted} aria-describedby={`${category}-text`} />
              <span className={styles.name}>{say(category)}</span>
            </label>
            <p id={`${category}-text`}>{say(`${category}Text`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button type="submit" name="choice" value="none">
          {say("declineAll")}
        </Button>
        <Button type="submit" name="choice" value="some">
          {say("save")}
        </Button>
        <Button type="submit" name="choice" value="all">
          {say("agreeAll")}
        </Button>
      </div>
    </form>
  );
}
