// The choice of country and language on a page, for visitors without scripts.
import { useLoaderData } from "react-router";
import { layout } from "#locales/layout";
import { useMessages } from "#storefront/ui/language.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { usePageTitle } from "#storefront/ui/page-title.tsx";
import type { CountryData } from "./country-data.ts";
import styles from "./country.module.css";

export default function CountryPage() {
  const { choices, to } = useLoaderData<CountryData>();
  const title = useMessages(layout)("countryAndLanguage");
  return (
    <MessagePage title={title} documentTitle={usePageTitle(title)}>
      <form className={styles.choices} method="post" action="/choose">
        <input type="hidden" name="to" value={to} />
        <div dangerouslySetInnerHTML={{ __html: choices }} />
      </form>
    </MessagePage>
  );
}
