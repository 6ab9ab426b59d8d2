// The foot of every page: newsletter, the shop's departments, and where the visitor shops from.
import { CountryButton } from "./country-button.tsx";
import type { FrameData } from "./frame-data.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import styles from "./footer.module.css";

export function Footer({ data }: { readonly data: FrameData }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.frame}>
        <div className={styles.columns}>
          <NewsletterForm action={data.newsletter} />
          {data.departments.map(({ slug, name, href, groups, sale }) => (
            <nav key={slug} className={styles.column} aria-label={`${name}, in the footer`}>
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
        </div>
        <div className={styles.end}>
          <CountryButton market={data.market} />
          <span>© Vitrine</span>
        </div>
      </div>
    </footer>
  );
}
