// A designer: a close-up of a fabric, a text, and two products.
import { wishlistButtonOf } from "#storefront/features/wishlist/wishlist-button.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import { ProductCard } from "#storefront/ui/product-card.tsx";
import { Film } from "./film.tsx";
import { linksOf, picturesOf, type HomeSection } from "./sections.ts";
import styles from "./designer-spot.module.css";

export function DesignerSpot({ section }: { readonly section: HomeSection }) {
  const [texture] = picturesOf(section);
  const [link] = linksOf(section);
  if (!section.title) return null;
  return (
    <section className={styles.spot} aria-labelledby={section.id}>
      {texture && (
        <div className={styles.texture}>
          <Picture
            address={texture.address}
            webp={texture.webp}
            alt={texture.alt}
            sizes="(min-width: 768px) 50vw, 100vw"
            widths={[480, 600, 900, 1200]}
          />
          {texture.video && <Film address={texture.video} />}
        </div>
      )}
      <div className={styles.body}>
        {section.subTitle && <p className={styles.kicker}>{section.subTitle}</p>}
        <h2 className={styles.title} id={section.id}>
          {section.title}
        </h2>
        {texture?.text && <p className={styles.lede}>{texture.text}</p>}
        {link && <ButtonLink href={link.href}>{link.name}</ButtonLink>}
        {section.products.length > 0 && (
          <ul className={styles.products}>
            {section.products.slice(0, 2).map((product) => (
              <li key={product.href}>
                <ProductCard
                  product={product}
                  sizes="(min-width: 768px) 200px, 50vw"
                  action={wishlistButtonOf(product)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
