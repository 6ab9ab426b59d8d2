// All categories on a page, for visitors without scripts.
import { useLoaderData } from "react-router";
import { layout } from "#locales/layout";
import type { MenuParts } from "#storefront/layout/menu-data.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { usePageTitle } from "#storefront/ui/page-title.tsx";
import styles from "./menu.module.css";

export default function MenuPage() {
  const { drawer } = useLoaderData<MenuParts>();
  const title = useMessages(layout)("allCategories");
  return (
    <MessagePage title={title} documentTitle={usePageTitle(title)} isFollowed>
      <nav className={styles.menu} aria-label={title} dangerouslySetInnerHTML={{ __html: drawer }} />
    </MessagePage>
  );
}
