// A panel that links to a department, with two pictures.
import { Picture } from "#storefront/ui/picture.tsx";
import { linksOf, picturesOf, type HomeSection } from "./sections.ts";
import styles from "./department-panel.module.css";

const SIZES = "(min-width: 768px) 36vw, 80vw";

export function DepartmentPanel({ section }: { readonly section: HomeSection }) {
  const [garment, accessory] = picturesOf(section);
  if (!section.title || !section.link) return null;
  return (
    <section className={styles.panel} data-photographs={section.hasPhotographs} aria-labelledby={section.id}>
      {garment && (
        <div className={styles.garment}>
          <Picture
            address={garment.address}
            webp={garment.webp}
            alt={garment.alt}
            sizes={SIZES}
            widths={[320, 480, 600, 900]}
          />
        </div>
      )}
      {accessory && (
        <div className={styles.accessory}>
          <Picture
            address={accessory.address}
            webp={accessory.webp}
            alt={accessory.alt}
            sizes="(min-width: 768px) 20vw, 40vw"
            widths={[160, 320, 480, 600]}
          />
        </div>
      )}
      <div className={styles.text}>
        <h2 className={styles.title} id={section.id}>
          <a href={section.link}>{section.title}</a>
        </h2>
        <ul className={styles.links}>
          {linksOf(section).map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
