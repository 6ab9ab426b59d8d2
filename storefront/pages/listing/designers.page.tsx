// All designers of a listing: those that the panel has no room for, and the page without scripts.
import { useLoaderData } from "react-router";
import { numberIn, messagesIn } from "#catalogue";
import { groupDesigners, toggleValue } from "#search/state";
import { stateFields, writeState } from "#search/url";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { listingFilters } from "#locales/listing-filters";
import { listingPages } from "#locales/listing-pages";
import { designersHref } from "./designers-href.ts";
import type { DesignersData } from "./listing-data.ts";
import { Letters } from "./filters/letters.tsx";
import { TitleBlock } from "./title-block.tsx";
import filterStyles from "./filters/filters.module.css";
import listing from "./listing.module.css";
import styles from "./designers.module.css";
import { useLanguage } from "#storefront/ui/language.tsx";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function DesignersPage() {
  const language = useLanguage();
  const say = messagesIn(listingPages, language);
  const sayFilters = messagesIn(listingFilters, language);
  const data = useLoaderData<DesignersData>();
  const { state, defaults, path, designersPath } = data;
  const query = writeState(state, defaults);
  return (
    <div className={listing.page}>
      <PageTitle>{data.title}</PageTitle>
      <meta name="robots" content="noindex, follow" />
      <Breadcrumb trail={[{ name: data.listing, href: path + query }, { name: say("designers") }]} />
      <TitleBlock title={data.title} />
      <div className={styles.tools}>
        <search>
          <form className={filterStyles.find} action={designersPath}>
            {stateFields(state, defaults).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Icon name="search" />
            <input
              key={data.find}
              className={filterStyles.findField}
              type="search"
              name="find"
              aria-label={sayFilters("searchDesigners")}
              placeholder={sayFilters("searchAmong", { count: data.total })}
              defaultValue={data.find}
              maxLength={100}
            />
          </form>
        </search>
        <Letters
          letters={data.letters}
          current={data.letter}
          hrefOf={(letter) => designersHref(designersPath, query, { letter })}
        />
      </div>
      {data.options.length === 0 && <p>{sayFilters("noDesigner")}</p>}
      {groupDesigners(data.options).map(({ letter, items }) => (
        <section key={letter} className={styles.group} aria-labelledby={`letter-${letter}`}>
          <h2 className={styles.letter} id={`letter-${letter}`}>
            {letter}
          </h2>
          <ul className={styles.names}>
            {items.map(({ value, label, count }) => (
              <li key={value}>
                <a
                  href={path + writeState(toggleValue(state, defaults, "vendor", value), defaults)}
                  rel="nofollow"
                  aria-current={state.refinementList.vendor.includes(value) || undefined}
                >
                  <bdi>{label}</bdi> <span>{numberIn(language, count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
