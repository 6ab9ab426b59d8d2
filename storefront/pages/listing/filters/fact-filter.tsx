// The filter of a fact: closed until it is wanted, and its options are rendered then. Few visitors open one, and a document with the
// options of all of them would be a tenth heavier. Without scripts, a link loads the listing with it open.
import { useEffect, useRef, useState } from "react";
import { FACETS, type PlainListName } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import { useMessages } from "#storefront/ui/language.tsx";
import { useListingView } from "../listing-view.tsx";
import { OPEN } from "../paging.ts";
import { FilterGroup } from "./filter-group.tsx";
import { ListFilter } from "./list-filter.tsx";
import { FILTERS } from "./open-filters.ts";
import styles from "./filters.module.css";

interface Props {
  readonly name: PlainListName;
  /** Number of selected options. */
  readonly chosen: number;
}

export function FactFilter({ name, chosen }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const say = useMessages(listingFilters);
  const { data, state, hrefOf } = useListingView();
  const isOpen = chosen > 0 || data.openFilter === name;
  const [isShown, setShown] = useState(isOpen);
  const query = hrefOf(state).slice(data.path.length);
  // A visitor may have opened it before the scripts came.
  useEffect(() => setShown((before) => before || ref.current?.open === true), []);
  return (
    <FilterGroup
      ref={ref}
      title={say(FACETS[name].label)}
      chosen={chosen}
      isOpen={isOpen}
      onToggle={() => setShown((before) => before || ref.current?.open === true)}
    >
      {isShown || isOpen ? (
        <ListFilter name={name} />
      ) : (
        <a className={styles.all} href={`${query === "" ? "?" : `${query}&`}${OPEN}=${name}#${FILTERS}`} rel="nofollow">
          {say("showOptions")}
        </a>
      )}
    </FilterGroup>
  );
}
