// Saved searches of an account: the one that is about to be saved, and the list with the frequency of its mails.
import { useActionData, useLoaderData } from "react-router";
import { accountAlerts } from "#locales/account-alerts";
import { common } from "#locales/common";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { AccountForm, answerTo, FormMessage } from "#storefront/features/forms/forms.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { Field, SelectField } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { AccountSection } from "./account-shell.tsx";
import type { AlertsData, AskedSearch, ShownSearch } from "./alerts-data.ts";
import styles from "./alerts.module.css";

export function SaveSearch({ asked }: { readonly asked: AskedSearch }) {
  const say = useMessages(accountAlerts);
  const answer = useActionData<FormAnswer>();
  const { language, country } = useLoaderData<AlertsData>();
  const { values, problems } = answerTo(answer, "search");
  return (
    <AccountSection id="save-search" title={say("saveSearch")}>
      <AccountForm form="search" action={asked.action} answer={answer} submit={say("saveSearch")}>
        <Field
          id="search-name"
          name="name"
          label={say("name")}
          defaultValue={values["name"] ?? asked.name}
          maxLength={120}
          required
          problem={problems["name"]}
          isFirst={problems["name"] !== undefined}
        />
        <SelectField
          id="search-frequency"
          name="frequency"
          label={say("frequency")}
          defaultValue={values["frequency"] ?? "daily"}
        >
          <Frequencies />
        </SelectField>
        <p className={styles.consent}>{say("searchConsent", { language, country })}</p>
      </AccountForm>
    </AccountSection>
  );
}

function Frequencies() {
  const say = useMessages(accountAlerts);
  return (["daily", "weekly", "never"] as const).map((one) => (
    <option key={one} value={one}>
      {say(one)}
    </option>
  ));
}

export function SavedSearches() {
  const say = useMessages(accountAlerts);
  const { email, searches, isUnknown } = useLoaderData<AlertsData>();
  return (
    <AccountSection id="saved-searches" title={say("searches")} text={say("searchesText", { email })}>
      {isUnknown && <FormMessage text={say("badSearch")} />}
      {searches.length === 0 ? (
        <p className={styles.consent}>{say("noSearches")}</p>
      ) : (
        <ul className={styles.searches}>
          {searches.map((search) => (
            <li key={search.id}>
              <Search search={search} />
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

function Search({ search: { id, name, href, country, frequency } }: { readonly search: ShownSearch }) {
  const say = useMessages(accountAlerts);
  const sayOn = useMessages(common);
  const { action } = useLoaderData<AlertsData>();
  return (
    <>
      <a href={href}>
        <bdi>{name}</bdi>
      </a>
      <span className={styles.country}>{country}</span>
      <form method="post" action={action}>
        <input type="hidden" name="form" value="frequency" />
        <input type="hidden" name="id" value={id} />
        <select name="frequency" defaultValue={frequency} aria-label={say("frequencyOf", { name })}>
          <Frequencies />
        </select>
        <Button type="submit" aria-label={sayOn("actionOn", { action: say("change"), name })}>
          {say("change")}
        </Button>
      </form>
      <form method="post" action={action}>
        <input type="hidden" name="form" value="delete" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" aria-label={sayOn("actionOn", { action: say("remove"), name })}>
          {say("remove")}
        </Button>
      </form>
    </>
  );
}
