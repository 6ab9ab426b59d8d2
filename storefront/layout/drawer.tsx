// The menu of small screens. The document has links to the departments, and one to a page with all categories; drawer-menu.tsx
// replaces them when it has loaded.
import { Dialog } from "#storefront/ui/dialog.tsx";
import { layout } from "#locales/layout";
import { CountryButton } from "./country-button.tsx";
import type { FrameData } from "./frame-data.ts";
import { MENU_DIALOG } from "./frame-ids.ts";
import styles from "./drawer.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function Drawer({ data }: { readonly data: FrameData }) {
  const say = useMessages(layout);
  return (
    <Dialog id={MENU_DIALOG} title={say("menu")} shape="drawer">
      <nav className={styles.body} aria-label={say("menu")}>
        {data.departments.map(({ slug, name, href }) => (
          <a key={slug} className={styles.single} href={href}>
            {name}
          </a>
        ))}
        <a className={styles.all} href={data.menu} data-menus="">
          {say("allCategories")}
        </a>
      </nav>
      <div className={styles.foot}>
        <a className={styles.account} href={data.account.href}>
          {data.account.name}
        </a>
        <a className={styles.wishlist} href={data.wishlist}>
          {say("wishlist")}
        </a>
        {[...data.columns.filter(({ id }) => id === "help"), ...data.legal.filter(({ id }) => id === "designers")].map(
          ({ id, name, href }) => (
            <a key={id} className={styles.wishlist} href={href}>
              {name}
            </a>
          ),
        )}
        <CountryButton market={data.market} />
      </div>
    </Dialog>
  );
}
