// The control that names country, currency and language, and opens the picker.
import { OpenDialog } from "#storefront/ui/dialog.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { layout } from "#locales/layout";
import type { MarketLabel } from "./frame-data.ts";
import { COUNTRY_DIALOG } from "./frame-ids.ts";
import styles from "./country-button.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function CountryButton({ market }: { readonly market: MarketLabel }) {
  return (
    <OpenDialog dialog={COUNTRY_DIALOG} className={styles.button}>
      <VisuallyHidden>{useMessages(layout)("country")} </VisuallyHidden>
      {`${market.name} · ${market.currency} · ${market.language}`}
      <Icon name="chevron" small />
    </OpenDialog>
  );
}
