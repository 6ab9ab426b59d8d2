// Newsletter preferences: departments, language, and unsubscribing.
import { useLoaderData } from "react-router";
import { newsletterChoices } from "#locales/newsletter-choices";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { SelectField } from "#storefront/ui/field.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { usePageTitle } from "#storefront/ui/page-title.tsx";
import type { PreferencesData } from "./preferences-data.ts";
import styles from "./preferences.module.css";

export default function PreferencesPage() {
  const { email, choices, contact, subscribe, isSaved } = useLoaderData<PreferencesData>();
  const say = useMessages(newsletterChoices);
  const title = say(email === null ? "invalid" : "preferences");
  const documentTitle = usePageTitle(title);
  const address = <strong dir="ltr">{email}</strong>;
  return (
    <MessagePage title={title} documentTitle={documentTitle}>
      {email === null ? (
        <>
          <p>{say("invalidText")}</p>
          <ButtonLink href={contact}>{say("contact")}</ButtonLink>
        </>
      ) : choices ? (
        <>
          {isSaved && <output className={styles.saved}>{say("saved")}</output>}
          <p>
            <Rich text={say.raw("preferencesText")} email={address} />
          </p>
          <Choices choices={choices} />
        </>
      ) : (
        <>
          <p>
            <Rich text={say.raw("notSubscribed")} email={address} />
          </p>
          <form method="post" action={subscribe}>
            <input type="hidden" name="email" value={email} />
            <input type="hidden" name="source" value="account" />
            <Button look="primary" type="submit">
              {say("subscribe")}
            </Button>
          </form>
        </>
      )}
    </MessagePage>
  );
}

function Choices({ choices }: { readonly choices: NonNullable<PreferencesData["choices"]> }) {
  const { action } = useLoaderData<PreferencesData>();
  const say = useMessages(newsletterChoices);
  return (
    <>
      <form className={styles.form} method="post" action={action}>
        <fieldset className={styles.topics} aria-describedby="topics-hint">
          <legend>{say("topics")}</legend>
          <p id="topics-hint">{say("topicsHint")}</p>
          {choices.topics.map(({ value, name, isChosen }) => (
            <label key={value}>
              <input type="checkbox" name="topic" value={value} defaultChecked={isChosen} />
              {name}
            </label>
          ))}
        </fieldset>
        <SelectField
          id="newsletter-language"
          name="language"
          label={say("language")}
          defaultValue={choices.languages.find(({ isChosen }) => isChosen)?.value}
        >
          {choices.languages.map(({ value, name }) => (
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button look="primary" type="submit" wide>
          {say("save")}
        </Button>
      </form>
      <a className={styles.leave} href={choices.unsubscribe}>
        {say("unsubscribe")}
      </a>
    </>
  );
}
