// The header: departments and their menus, wordmark, search, account, wishlist and cart.
import { OpenDialog } from "#storefront/ui/dialog.tsx";
import { common } from "#locales/common";
import { Icon } from "#storefront/ui/icon.tsx";
import { SEARCH_LAYER } from "#storefront/features/search-box/layer-id.ts";
import { layout } from "#locales/layout";
import { DepartmentNav } from "./department-nav.tsx";
import type { FrameData } from "./frame-data.ts";
import { MENU_DIALOG } from "./frame-ids.ts";
import type { MenuDepartment } from "#browsing";
import { headerRoom } from "./menu.ts";
import { SearchForm } from "./search-form.tsx";
import styles from "./header.module.css";
import { useMessages } from "#storefront/ui/language.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { Wordmark } from "#storefront/ui/wordmark.tsx";

interface Props {
  readonly data: FrameData;
  readonly current: MenuDepartment | undefined;
}

export function Header({ data, current }: Props) {
  const say = useMessages(layout);
  const { shopName } = usePublicConfig();
  const room = headerRoom(data.departments, shopName);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.lead} data-room={room === 768 ? undefined : room}>
          <OpenDialog dialog={MENU_DIALOG} className={styles.menuButton} aria-label={say("menu")}>
            <Icon name="menu" />
          </OpenDialog>
          <OpenDialog dialog={SEARCH_LAYER} className={styles.searchLead} aria-label={useMessages(common)("search")}>
            <Icon name="search" />
          </OpenDialog>
          <DepartmentNav {...data} current={current} />
        </div>
        <a className={styles.mark} href={data.home} aria-label={say("home", { shop: shopName })}>
          <Wordmark />
        </a>
        <div className={styles.actions}>
          <SearchForm action={data.search} />
          <OpenDialog dialog={SEARCH_LAYER} className={styles.searchButton} aria-label={useMessages(common)("search")}>
            <Icon name="search" />
          </OpenDialog>
          <a className={styles.account} href={data.account.href} aria-label={data.account.name}>
            <Icon name="account" />
          </a>
          <a className={styles.wishlist} href={data.wishlist} aria-label={say("wishlist")} data-wishlist="">
            <Icon name="heart" />
            <span data-count="" />
          </a>
          <a className={styles.bag} href={data.cart} aria-label={say("bag")} data-cart="">
            <Icon name="cart" />
            <span data-count="" />
          </a>
        </div>
      </div>
    </header>
  );
}
