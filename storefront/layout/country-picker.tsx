// The dialog in which a visitor chooses a country, and with it currency and language. Every country is a plain link.
import { Dialog } from "#storefront/ui/dialog.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import type { MarketLabel, PickerArea } from "./frame-data.ts";
import { COUNTRY_DIALOG } from "./frame-ids.ts";
import styles from "./country-picker.module.css";
import { useWords } from "#storefront/rendering/language.tsx";
import { layout } from "./words/index.ts";

interface Props {
  readonly market: MarketLabel;
  readonly areas: readonly PickerArea[];
}

export function CountryPicker({ market, areas }: Props) {
  const say = useWords(layout);
  return (
    <Dialog id={COUNTRY_DIALOG} title={say("countryAndCurrency")}>
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
      <div className={styles.body}>
        {areas.map((area) => (
          <section key={area.name} className={styles.area} aria-labelledby={areaId(area)}>
            <h3 id={areaId(area)}>{area.name}</h3>
            <ul>
              {area.countries.map(({ code, name, currency, href }) => (
                <li key={code}>
                  <a
                    href={href}
                    data-native
                    data-country={code}
                    aria-current={code === market.code ? "true" : undefined}
                  >
                    <span>{name}</span> <small>{currency}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <output className={styles.none} data-country-none={say.raw("noDelivery")} />
      </div>
    </Dialog>
  );
}

const areaId = (area: PickerArea): string => `area-${area.name.toLowerCase().replaceAll(" ", "-")}`;
