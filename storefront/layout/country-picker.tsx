// The dialog for choosing language and country, and with it currency. A form of buttons: each sends its value and
// the current page, to which the answer redirects.
import { LANGUAGES, type LanguageCode } from "#catalogue";
import { Dialog } from "#storefront/ui/dialog.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { layout } from "#locales/layout";
import type { FrameData } from "./frame-data.ts";
import { COUNTRY_DIALOG } from "./frame-ids.ts";
import styles from "./country-picker.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

type Props = Pick<FrameData, "market" | "areas" | "address" | "language">;

export function CountryPicker({ market, areas, address, language }: Props) {
  const say = useMessages(layout);
  return (
    <Dialog id={COUNTRY_DIALOG} title={say("countryAndLanguage")}>
      {areas.length > 0 && (
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
        <Languages title={say("language")} current={language} />
        {areas.map(({ name, countries }, at) => (
          <section key={name} className={styles.area} aria-labelledby={`area-${at}`}>
            <h3 id={`area-${at}`}>{name}</h3>
            <ul>
              {countries.map((country) => (
                <li key={country.code}>
                  <button
                    name="country"
                    value={country.code}
                    aria-current={country.code === market.country ? "true" : undefined}
                  >
                    <span>{country.name}</span> <small>{country.currency}</small>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <output className={styles.none} data-country-none={say.raw("noDelivery")} />
      </form>
    </Dialog>
  );
}

/** Each language under its own name. */
function Languages({ title, current }: { readonly title: string; readonly current: LanguageCode }) {
  return (
    <section className={styles.languages} aria-labelledby="languages">
      <h3 id="languages">{title}</h3>
      <ul>
        {LANGUAGES.map(({ code, nativeName, direction }) => (
          <li key={code}>
            <button name="language" value={code} aria-current={code === current ? "true" : undefined}>
              <span lang={code} dir={direction}>
                {nativeName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
