// One look: its picture, its text and its pieces.
import { useLoaderData } from "react-router";
import { looks as texts } from "#locales/looks";
import { Look } from "#storefront/features/looks/look.tsx";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { usePageTitle } from "#storefront/ui/page-title.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import type { LookPageData } from "./looks-data.ts";
import styles from "./looks.module.css";

export default function LookPage() {
  const say = useMessages(texts);
  const { title, text, look, all, canonical, shared, robots } = useLoaderData<LookPageData>();
  const { shopName } = usePublicConfig();
  const pageTitle = usePageTitle(title);
  const description = text || say("description", { title, count: look?.pieces.length ?? 0, shop: shopName });
  return (
    <div className={styles.page}>
      <title>{pageTitle}</title>
      <meta name="description" content={description} />
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {shared && <meta property="og:image" content={shared} />}
      <div className={styles.trail}>
        <Breadcrumb trail={[{ name: say("looks"), href: all }, { name: title }]} />
      </div>
      {/* Both may be English in a page from right to left. */}
      <h1 className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      {text && (
        <p className={styles.intro}>
          <bdi>{text}</bdi>
        </p>
      )}
      <div className={styles.look} id="look">
        {look ? <Look key={canonical} look={look} isFirst /> : <p className={styles.none}>{say("gone")}</p>}
      </div>
      <ToastRegion />
    </div>
  );
}
