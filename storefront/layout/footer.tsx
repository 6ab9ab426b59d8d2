// The footer: newsletter, departments, help, legal pages, and the visitor's country.
import { layout } from "#locales/layout";
import { CountryButton } from "./country-button.tsx";
import type { FrameData } from "./frame-data.ts";
import { FOOTER } from "./frame-ids.ts";
import type { MenuDepartment, MenuLink } from "#browsing";
import { NewsletterForm } from "./newsletter-form.tsx";
import styles from "./footer.module.css";
import { useMessages } from "#storefront/ui/language.tsx";
import { Wordmark } from "#storefront/ui/wordmark.tsx";

export function Footer({ data }: { readonly data: FrameData }) {
  const say = useMessages(layout);
  return (
    // Focusable, so that the link past a listing's products can move the focus here.
    <footer id={FOOTER} className={styles.footer} tabIndex={-1}>
      <div className={styles.frame}>
        <div className={styles.columns}>
          <NewsletterForm action={data.newsletter} />
          {data.departments.filter(isPeople).map(({ slug, name, href, groups, sale }) => (
            <nav key={slug} className={styles.column} aria-label={say("inFooter", { name })}>
              <h2>
                <a href={href}>{name}</a>
              </h2>
              <ul>
                {groups.map((group) => (
                  <li key={group.href}>
                    <a href={group.href}>{group.name}</a>
                  </li>
                ))}
                {sale && (
                  <li>
                    <a href={sale.href}>{sale.name}</a>
                  </li>
                )}
              </ul>
            </nav>
          ))}
          <Help links={data.help} />
        </div>
        <div className={styles.end}>
          <CountryButton market={data.market} />
          <ul className={styles.legal}>
            {data.legal.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
          <span>
            © <Wordmark />
          </span>
        </div>
      </div>
    </footer>
  );
}

/** Departments of people: each has its own sale. */
const isPeople = ({ slug }: MenuDepartment): boolean => slug !== "sale";

function Help({ links: [home, ...links] }: { readonly links: readonly MenuLink[] }) {
  const say = useMessages(layout);
  if (!home) return null;
  return (
    <nav className={styles.column} aria-label={say("inFooter", { name: home.name })}>
      <h2>
        <a href={home.href}>{home.name}</a>
      </h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
