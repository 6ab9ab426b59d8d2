// A story of the house, the one dark room of the page.
import { ButtonLink } from "#storefront/ui/button.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import { emphasised, linksOf, picturesOf, type HomeSection } from "./sections.ts";
import styles from "./story.module.css";

export function Story({ section }: { readonly section: HomeSection }) {
  const [picture] = picturesOf(section);
  const [link] = linksOf(section);
  if (!section.title) return null;
  return (
    <section className={styles.story} aria-labelledby={section.id}>
      <div className={styles.frame}>
        <div className={styles.body}>
          {section.subTitle && <p className={styles.kicker}>{section.subTitle}</p>}
          <h2 className={styles.title} id={section.id}>
            {emphasised(section.title).map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part))}
          </h2>
          {picture?.text && <p className={styles.lede}>{picture.text}</p>}
          {link && (
            <ButtonLink look="inverse" href={link.href}>
              {link.name}
            </ButtonLink>
          )}
        </div>
        {picture && (
          <div className={styles.figure}>
            <Picture
              address={picture.address}
              webp={picture.webp}
              alt={picture.alt}
              sizes="(min-width: 768px) 50vw, 100vw"
              widths={[480, 600, 900, 1200]}
            />
          </div>
        )}
      </div>
    </section>
  );
}
