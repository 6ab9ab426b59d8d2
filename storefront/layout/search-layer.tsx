// The search field for small screens: a layer over the page, full screen on a phone. It also carries the search box's
// settings.
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { SEARCH_LAYER } from "#storefront/features/search-box/layer-id.ts";
import { common } from "#locales/common";
import { layout } from "#locales/layout";
import type { FrameData } from "./frame-data.ts";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-layer.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function SearchLayer({ data }: { readonly data: FrameData }) {
  const say = useMessages(common);
  const { cdn } = usePublicConfig();
  const { priceList, hasPriorPrices, country } = data.searchIn;
  return (
    <dialog
      id={SEARCH_LAYER}
      className={styles.layer}
      aria-label={say("search")}
      data-list={priceList}
      data-prior={hasPriorPrices && ""}
      data-country={country}
      data-code={data.market.code ?? undefined}
      data-cdn={cdn || undefined}
      {...LIGHT_DISMISS}
    >
      <SearchForm action={data.search} place="layer" />
      <form method="dialog">
        <button className={styles.cancel}>{useMessages(layout)("cancel")}</button>
      </form>
    </dialog>
  );
}

// An attribute that React's types do not know yet.
const LIGHT_DISMISS: object = { closedby: "any" };
