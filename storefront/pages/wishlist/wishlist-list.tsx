// The products of a wishlist: count, tags, sort menu, grid and pages.
import { useEffect, useRef, type ReactNode } from "react";
import { WishlistButton } from "#storefront/features/wishlist/wishlist-button.tsx";
import { pageNumbers } from "#storefront/pages/listing/paging.ts";
import pagination from "#storefront/pages/listing/pagination.module.css";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { closeOnLeaving } from "#storefront/ui/close-on-leaving.ts";
import { Icon } from "#storefront/ui/icon.tsx";
import { ProductCard } from "#storefront/ui/product-card.tsx";
import grid from "#storefront/ui/product-grid.module.css";
import { wishlist } from "#locales/wishlist";
import { CartForm } from "./cart-form.tsx";
import { RemoveButton } from "./remove-button.tsx";
import type { WishlistCard, WishlistView } from "./wishlist-data.ts";
import styles from "./wishlist.module.css";

interface Props {
  readonly view: WishlistView;
  /** Set for the visitor's own list, which can be changed; a shared list has wishlist buttons instead. */
  readonly own?: { readonly action: string; readonly remove: (card: WishlistCard) => boolean };
  readonly tools?: ReactNode;
}

/** Cards of the first screen, whose pictures load early. */
const EAGER = 4;
const SIZES = "(min-width: 1440px) 23vw, (min-width: 768px) 32vw, 50vw";

export function WishlistList({ view, own, tools }: Props) {
  const say = useMessages(wishlist);
  return (
    <>
      <div className={styles.tools}>
        <output className={styles.count}>{say("items", { count: view.total })}</output>
        <Tags view={view} />
        <div className={styles.ends}>
          {tools}
          <Order view={view} />
        </div>
      </div>
      {view.cards.length === 0 && (
        <p className={styles.none}>
          <Rich text={say.raw("noMatches")} whole={<a href={view.all}>{say("showAll")}</a>} />
        </p>
      )}
      <ul className={grid.grid} aria-label={say("products")}>
        {view.cards.map((card, index) => (
          <li key={card.id} className={styles.item} data-sold-out={card.inStock ? undefined : ""}>
            <ProductCard
              product={card}
              sizes={SIZES}
              priority={index < EAGER}
              action={
                own ? (
                  <RemoveButton card={card} action={own.action} onRemove={() => own.remove(card)} />
                ) : (
                  <WishlistButton product={card} />
                )
              }
            />
            {own && <CartForm card={card} action={own.action} />}
          </li>
        ))}
      </ul>
      {view.pages.length > 1 && <Pages view={view} />}
    </>
  );
}

function Tags({ view: { tags, all } }: { readonly view: WishlistView }) {
  const say = useMessages(wishlist);
  if (tags.length === 0) return <span />;
  return (
    <nav className={styles.tags} aria-label={say("filterBy")}>
      <ul>
        {tags.map(({ id, name, href, isChosen }) => (
          <li key={id}>
            {href === null ? (
              <span className={styles.tag} aria-disabled="true">
                {name}
              </span>
            ) : (
              <a
                className={styles.tag}
                href={href}
                rel="nofollow"
                aria-current={isChosen || undefined}
                data-keep-scroll=""
              >
                {name}
                {isChosen && <Icon name="close" small />}
              </a>
            )}
          </li>
        ))}
        {tags.some(({ isChosen }) => isChosen) && (
          <li>
            <a className={styles.clear} href={all} data-keep-scroll="">
              {say("clear")}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Order({ view: { sorts } }: { readonly view: WishlistView }) {
  const say = useMessages(wishlist);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnLeaving(ref.current), []);
  return (
    <details ref={ref} className={styles.order}>
      <summary>
        <span>{say("sortBy")}</span> {sorts.find(({ isCurrent }) => isCurrent)?.name}
        <Icon name="chevron" small />
      </summary>
      <ul>
        {sorts.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <a href={href} aria-current={isCurrent || undefined} onClick={() => ref.current?.removeAttribute("open")}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Pages({ view: { page, pages } }: { readonly view: WishlistView }) {
  const say = useMessages(wishlist);
  return (
    <nav className={pagination.pages} aria-label={say("pages")}>
      <ol className={pagination.numbers}>
        {pageNumbers(page, pages.length).map((number, at) => (
          // There are at most two gaps.
          <li key={number || `gap ${at}`}>
            {number === 0 ? (
              <span>…</span>
            ) : (
              <a
                href={pages[number - 1]}
                aria-label={say("page", { number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
