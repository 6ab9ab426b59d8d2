// The frame of pages where somebody is about to pay: the way back to the bag, the wordmark, and nothing that leads away.

import { renderToStaticMarkup } from "react-dom/server";
import type { LanguageCode } from "#catalogue";
import type { Frame } from "#storefront/rendering/frame.tsx";
import { LanguageProvider } from "#storefront/rendering/language.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { SkipLink } from "#storefront/ui/visually-hidden.tsx";
import { Announcer } from "./announcer.tsx";
import { MAIN } from "./frame-ids.ts";
import styles from "./quiet-frame.module.css";

export function renderQuietFrame(link: (path: string) => string, language: LanguageCode): Frame {
  return {
    above: renderToStaticMarkup(
      <LanguageProvider value={language}>
        <SkipLink to={MAIN} />
        <header className={styles.header} data-frame="quiet">
          <div className={styles.row}>
            <a className={styles.back} href={link("/cart")}>
              <Icon name="chevron" small />
              <span>
                <span className={styles.wide}>Back to </span>bag
              </span>
            </a>
            <a className={styles.mark} href={link("/")} aria-label="Vitrine, home">
              Vitrine
            </a>
            <p className={styles.note}>Secure checkout</p>
          </div>
        </header>
      </LanguageProvider>,
    ),
    below: renderToStaticMarkup(
      <LanguageProvider value={language}>
        <footer className={styles.footer}>
          <ul className={styles.ways}>
            {WAYS.map(([path, name]) => (
              <li key={path}>
                <a href={link(path)}>{name}</a>
              </li>
            ))}
          </ul>
        </footer>
        <Announcer />
      </LanguageProvider>,
    ),
  };
}

const WAYS = [
  ["/pages/orders-shipping", "Delivery and returns"],
  ["/pages/terms-conditions", "Terms and conditions"],
  ["/pages/privacy-cookie-policy", "Privacy"],
] as const;
