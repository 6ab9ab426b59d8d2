// The languages and countries to choose from: buttons of a form, each of which sends its value.
import { LANGUAGES, type LanguageCode } from "#catalogue";
import { layout } from "#locales/layout";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import type { PickerArea } from "./frame-data.ts";
import styles from "./country-picker.module.css";
import { staticMarkup, type StaticContext } from "./static-markup.tsx";

interface Props {
  /** Code of the current country. */
  readonly country: string;
  readonly areas: readonly PickerArea[];
}

export const renderCountryChoices = (props: Props, context: StaticContext): string =>
  staticMarkup(<CountryChoices {...props} />, context);

function CountryChoices({ country: current, areas }: Props) {
  return (
    <>
      <Languages current={useLanguage()} />
      {areas.map(({ name, countries }) => (
        <section key={name} className={styles.area} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {countries.map((country) => (
              <li key={country.code}>
                <button
                  name="country"
                  value={country.code}
                  aria-current={country.code === current ? "true" : undefined}
                >
                  <span>{country.name}</span> <small>{country.currency}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Each language under its own name. */
function Languages({ current }: { readonly current: LanguageCode }) {
  const title = useMessages(layout)("language");
  return (
    <section className={styles.languages} aria-label={title}>
      <h2>{title}</h2>
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
