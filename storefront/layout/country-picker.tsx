// The dialog for choosing language and country, and with it currency. The list loads when a visitor reaches for it; without scripts, or
// if it fails to load, a button leads to the page that has it.
import { Dialog } from "#storefront/ui/dialog.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { layout } from "#locales/layout";
import type { FrameData } from "./frame-data.ts";
import { COUNTRY_DIALOG } from "./frame-ids.ts";
import styles from "./country-picker.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

type Props = Pick<FrameData, "hasCountries" | "countries" | "address">;

export function CountryPicker({ hasCountries, countries, address }: Props) {
  const say = useMessages(layout);
  return (
    <Dialog id={COUNTRY_DIALOG} title={say("countryAndLanguage")}>
      {hasCountries && (
        <label className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            placeholder={say("searchCountries")}
            aria-label={say("searchCountries")}
            autoComplete="off"
            data-country-search
          />
        </label>
      )}
      <form className={styles.body} method="post" action="/choose">
        <input type="hidden" name="to" value={address} data-here />
        <button className={styles.page} formMethod="get" formAction={countries} data-countries="">
          {say("countryAndLanguage")}
        </button>
        <output className={styles.none} data-country-none={say.raw("noDelivery")} />
      </form>
    </Dialog>
  );
}
