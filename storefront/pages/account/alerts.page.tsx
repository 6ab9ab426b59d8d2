// The account's alerts: price drops and returns to stock on the wishlist, and saved searches.
import { useActionData, useLoaderData } from "react-router";
import { accountAlerts } from "#locales/account-alerts";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { useTitle } from "#storefront/features/forms/forms.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { AccountSection, AccountShell } from "./account-shell.tsx";
import type { AlertsData } from "./alerts-data.ts";
import { SavedSearches, SaveSearch } from "./saved-searches.tsx";
import styles from "./alerts.module.css";

export default function AlertsPage() {
  const say = useMessages(accountAlerts);
  const { links, done, asked } = useLoaderData<AlertsData>();
  const answer = useActionData<FormAnswer>();
  const title = say("alerts");
  return (
    <AccountShell
      title={title}
      documentTitle={useTitle(title, answer)}
      links={links}
      current="alerts"
      saved={done && say(done)}
    >
      {asked && <SaveSearch asked={asked} />}
      <WishlistAlerts />
      <SavedSearches />
    </AccountShell>
  );
}

function WishlistAlerts() {
  const say = useMessages(accountAlerts);
  const { action, email, priceDrops, backInStock, language, country } = useLoaderData<AlertsData>();
  return (
    <AccountSection id="wishlist-alerts" title={say("wishlist")} text={say("wishlistText", { email })}>
      <form className={styles.form} method="post" action={action}>
        <fieldset className={styles.choices} aria-labelledby="wishlist-alerts" aria-describedby="alert-consent">
          <label>
            <input type="checkbox" name="priceDrops" defaultChecked={priceDrops} />
            {say("priceDrops")}
          </label>
          <label>
            <input type="checkbox" name="backInStock" defaultChecked={backInStock} />
            {say("backInStock")}
          </label>
        </fieldset>
        <p className={styles.consent} id="alert-consent">
          {say("consent", { language, country })}
        </p>
        <Button look="primary" type="submit">
          {say("save")}
        </Button>
      </form>
    </AccountSection>
  );
}
