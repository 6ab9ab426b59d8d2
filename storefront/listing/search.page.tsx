// The search page: the field, and what it found.
import { useLoaderData } from "react-router";
import { SearchForm } from "#storefront/layout/search-form.tsx";
import { Listing } from "./listing.tsx";
import { ListingHeadTags } from "./listing-head.tsx";
import type { SearchData } from "./listing-data.ts";
import { TitleBlock } from "./title-block.tsx";
import listing from "./listing.module.css";
import styles from "./search.module.css";

export default function SearchPage() {
  const data = useLoaderData<SearchData>();
  // A search that finds something without its filters is a listing that can be widened.
  const isListing = data.paging.total > 0 || (data.reliefs?.length ?? 0) > 0 || data.isFailed === true;
  return (
    <div className={listing.page}>
      <ListingHeadTags data={data} />
      <TitleBlock title={data.title} />
      <div className={styles.field}>
        <SearchForm action={data.action} query={data.query} place="page" />
      </div>
      {isListing ? <Listing data={data} /> : <WaysOn data={data} />}
    </div>
  );
}

function WaysOn({ data }: { readonly data: SearchData }) {
  return (
    <div className={styles.ways}>
      {data.query !== "" && (
        <output>Nothing answers to that. Check the spelling, try fewer words, or look around here.</output>
      )}
      <ul>
        {data.suggestions.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
