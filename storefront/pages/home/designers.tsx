// Names of designers, set large, with a link to all of them.
import { linksOf, type HomeSection } from "./sections.ts";
import styles from "./designers.module.css";

export function Designers({ section }: { readonly section: HomeSection }) {
  const links = linksOf(section);
  if (!section.title || links.length === 0) return null;
  return (
    <section className={styles.designers} aria-labelledby={section.id}>
      <h2 className={styles.title} id={section.id}>
        {section.link ? <a href={section.link}>{section.title}</a> : section.title}
      </h2>
      <ul className={styles.names}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
