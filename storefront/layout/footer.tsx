// The footer: newsletter, departments, help, legal pages, and the visitor's country.
import { layout } from "#locales/layout";
import { CountryButton } from "./country-button.tsx";
import type { FrameData } from "./frame-data.ts";
import { FOOTER } from "./frame-ids.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import styles from "./footer.module.css";
import { useMessages } from "#storefront/ui/language.tsx";
import { ShopName } from "#storefront/ui/wordmark.tsx";

export function Footer({ data }: { readonly data: FrameData }) {
  const say = useMessages(layout);
  return (
    // Focusable, so that the link past a listing's products can move the focus here.
    <footer id={FOOTER} className={styles.footer} tabIndex={-1}>
      <div className={styles.frame}>
        <div className={styles.columns}>
          <NewsletterForm action={data.newsletter} />
          {data.columns.map(({ id, name, href, links }) => (
            <nav key={id} className={styles.column} aria-label={say("inFooter", { name })}>
              <h2>
                <a href={href}>{name}</a>
              </h2>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <a href={link.href}>{link.name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <CountryButton market={data.market} />
          <ul className={styles.legal}>
            {data.legal.map(({ id, name, href }) => (
              <li key={id}>
                <a href={href}>{name}</a>
              </li>
            ))}
            <li>
              <a href={data.privacyChoices}>{say("privacyChoices")}</a>
            </li>
            {data.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="me noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <span>
            © <ShopName />
          </span>
        </div>
      </div>
    </footer>
  );
}
