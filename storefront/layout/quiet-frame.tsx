// The frame of the checkout: a link back to the cart, the wordmark, and nothing that leads away.

import { renderToStaticMarkup } from "react-dom/server";
import { messagesIn, type LanguageCode } from "#catalogue";
import type { Frame } from "#storefront/framework/frame.tsx";
import { LanguageProvider } from "#storefront/ui/language.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { SkipLink } from "#storefront/ui/visually-hidden.tsx";
import { layout } from "#locales/layout";
import { Announcer } from "./announcer.tsx";
import { MAIN } from "./frame-ids.ts";
import styles from "./quiet-frame.module.css";
import { PublicConfigProvider, type PublicConfig } from "#storefront/ui/public-config.tsx";
import { Wordmark } from "#storefront/ui/wordmark.tsx";

export function renderQuietFrame(link: (path: string) => string, language: LanguageCode, config: PublicConfig): Frame {
  const say = messagesIn(layout, language);
  return {
    above: renderToStaticMarkup(
      <PublicConfigProvider value={config}>
        <LanguageProvider value={language}>
          <SkipLink to={MAIN}>{say("skip")}</SkipLink>
          <header className={styles.header} data-frame="quiet">
            <div className={styles.row}>
              <a className={styles.back} href={link("/cart")}>
                <Icon name="chevron" small />
                <span className={styles.wide}>{say("backToBag")}</span>
                <span className={styles.narrow}>{say("bag")}</span>
              </a>
              <a className={styles.mark} href={link("/")} aria-label={say("home", { shop: config.shopName })}>
                <Wordmark />
              </a>
              <p className={styles.note}>{say("secureCheckout")}</p>
            </div>
          </header>
        </LanguageProvider>
      </PublicConfigProvider>,
    ),
    below: renderToStaticMarkup(
      <LanguageProvider value={language}>
        <footer className={styles.footer}>
          <ul className={styles.ways}>
            {WAYS.map(([path, key]) => (
              <li key={path}>
                <a href={link(path)}>{say(key)}</a>
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
  ["/pages/orders-shipping", "deliveryReturns"],
  ["/pages/terms-conditions", "termsConditions"],
  ["/pages/privacy-cookie-policy", "privacy"],
  ["/privacy-choices", "privacyChoices"],
] as const;
