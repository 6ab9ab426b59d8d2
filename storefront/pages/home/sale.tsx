// The sale: products on the section's background, without tiles.
import { wishlistButtonOf } from "#storefront/features/wishlist/wishlist-button.tsx";
import { ProductCard } from "#storefront/ui/product-card.tsx";
import { emphasised, linksOf, textsOf, type HomeSection } from "./sections.ts";
import styles from "./sale.module.css";

export function Sale({ section }: { readonly section: HomeSection }) {
  const [text] = textsOf(section);
  const links = linksOf(section);
  if (!section.title || section.products.length === 0) return null;
  return (
    <section className={styles.sale} aria-labelledby={section.id} data-ground="paper">
      <div className={styles.frame}>
        <div className={styles.head}>
          {section.subTitle && <p className={styles.kicker}>{section.subTitle}</p>}
          <h2 className={styles.title} id={section.id}>
            {emphasised(section.title).map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part))}
          </h2>
          {text && <p className={styles.lede}>{text}</p>}
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <ul className={styles.products}>
          {section.products.map((product) => (
            <li key={product.href}>
              <ProductCard product={product} sizes="(min-width: 768px) 25vw, 50vw" action={wishlistButtonOf(product)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
