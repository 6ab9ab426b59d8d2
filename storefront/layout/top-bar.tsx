// The bar above the header: announcements and the visitor's country.
import { layout } from "#locales/layout";
import { CountryButton } from "./country-button.tsx";
import type { Announcement, FrameData } from "./frame-data.ts";
import styles from "./top-bar.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function TopBar({ data }: { readonly data: FrameData }) {
  const [first, second] = data.announcements;
  return (
    <aside
      className={first ? styles.bar : `${styles.bar} ${styles.quiet}`}
      aria-label={useMessages(layout)("announcements")}
    >
      <div className={styles.row}>
        <p className={styles.second}>{second && <Text {...second} />}</p>
        <p className={styles.first}>{first && <Text {...first} />}</p>
        <div className={styles.country}>
          <CountryButton market={data.market} />
        </div>
      </div>
    </aside>
  );
}

function Text({ text, href }: Announcement) {
  return href === undefined ? text : <a href={href}>{text}</a>;
}
