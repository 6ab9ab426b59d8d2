// The season's headline, set large behind a cut-out: about a third of one letter is hidden, never more.
import { ButtonLink } from "#storefront/ui/button.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import { headlineStep, linksOf, picturesOf, splitHeadline, type HomeSection } from "./sections.ts";
import styles from "./hero.module.css";

export function Hero({ section }: { readonly section: HomeSection }) {
  const [picture] = picturesOf(section);
  const [link] = linksOf(section);
  if (!section.title) return null;
  const [lead, last] = splitHeadline(section.title);
  return (
    <section className={styles.hero}>
      <h1 className={styles.headline} data-step={headlineStep([lead, last]) || undefined}>
        {lead !== "" && <span className={styles.lead}>{lead}</span>} <span className={styles.last}>{last}</span>
      </h1>
      {picture && (
        <div className={styles.figure}>
          <Picture
            address={picture.address}
            webp={picture.webp}
            alt={picture.alt}
            sizes="(min-width: 768px) 60vw, 90vw"
            widths={[480, 600, 900, 1200]}
            priority
          />
        </div>
      )}
      <div className={styles.caption}>
        {section.subTitle && <p>{section.subTitle}</p>}
        {picture?.text && <p className={styles.text}>{picture.text}</p>}
      </div>
      {link && (
        <div className={styles.action}>
          <ButtonLink look="primary" href={link.href}>
            {link.name}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
