// The search page: the field and the results.
import { useLoaderData } from "react-router";
import { SearchForm } from "#storefront/layout/search-form.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { listingPages } from "#locales/listing-pages";
import { Listing } from "./listing.tsx";
import { ListingHeadTags } from "./listing-head.tsx";
import type { SearchData } from "./listing-data.ts";
import { ReadAs } from "./reading.tsx";
import { SearchWays } from "./search-ways.tsx";
import { TitleBlock } from "./title-block.tsx";
import listing from "./listing.module.css";
import styles from "./search.module.css";
import { Rich, useMessages } from "#storefront/ui/language.tsx";

export default function SearchPage() {
  const say = useMessages(listingPages);
  const data = useLoaderData<SearchData>();
  const { searchAsYouType = false } = usePublicConfig();
  const { paging, query, reliefs = [], isFailed = false } = data;
  // A search with results once its filters are removed is shown as a listing.
  const isListing = paging.total > 0 || reliefs.length > 0 || isFailed;
  return (
    <div className={listing.page}>
      <ListingHeadTags data={data} />
      <TitleBlock title={data.title} text={query === "" || isFailed ? null : say("results", { count: paging.total })} />
      <div className={styles.field}>
        <SearchForm action={data.action} query={query} place="page" asYouType={searchAsYouType} />
        <Corrected data={data} />
        {data.read && <ReadAs read={data.read} />}
        {data.pages && (
          <ul className={styles.pages}>
            {data.pages.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isListing ? <Listing data={data} /> : <SearchWays data={data} />}
    </div>
  );
}

/** Notice that only a corrected spelling was found. */
function Corrected({ data }: { readonly data: SearchData }) {
  const say = useMessages(listingPages);
  const { corrected, query } = data;
  if (corrected === undefined) return null;
  return (
    <output className={styles.corrected}>
      <Rich
        text={say.raw("corrected")}
        corrected={
          <a href={corrected.href} rel="nofollow">
            {corrected.name}
          </a>
        }
        query={query}
      />
    </output>
  );
}
