// The designer filter: selected and most frequent designers, a search among all, and their initials. The rest loads on
// demand; without scripts, search and letters link to a separate page.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { FEWEST_FOR_LETTERS } from "#search/constants";
import { toggleValue } from "#search/state";
import { stateFields, writeState } from "#search/url";
import { Icon } from "#storefront/ui/icon.tsx";
import { listingFilters } from "#locales/listing-filters";
import { designersHref } from "../designers-href.ts";
import type { DesignersData } from "../listing-data.ts";
import { useListingView } from "../listing-view.tsx";
import { Letters } from "./letters.tsx";
import { Option } from "./option.tsx";
import styles from "./filters.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

/** Debounce while typing a name. */
const FIND_DEBOUNCE = 250;

export function DesignerFilter() {
  const say = useMessages(listingFilters);
  const { data, state, sizesOf } = useListingView();
  const { defaults, facets, designersPath } = data;
  const { options, total, letters } = facets.designers;
  const fetcher = useFetcher<DesignersData>();
  const [wanted, setWanted] = useState<{ readonly find?: string; readonly letter?: string }>({});
  const timer = useRef(0);
  const query = writeState(state, defaults, sizesOf);
  const isAsked = wanted.find !== undefined || wanted.letter !== undefined;
  const { load } = fetcher;
  useEffect(() => {
    if (!isAsked) return undefined;
    timer.current = window.setTimeout(
      () => void load(designersHref(designersPath, query, wanted)),
      wanted.letter ? 0 : FIND_DEBOUNCE,
    );
    return () => clearTimeout(timer.current);
  }, [isAsked, wanted, designersPath, query, load]);
  const answer = isAsked ? fetcher.data : undefined;
  const shown = answer?.options ?? options;
  return (
    <>
      <search>
        <form className={styles.find} action={designersPath} onSubmit={(event: FormEvent) => event.preventDefault()}>
          {stateFields(state, defaults, sizesOf).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Icon name="search" />
          <input
            className={styles.findField}
            type="search"
            name="find"
            aria-label={say("searchDesigners")}
            placeholder={say("searchAmong", { count: total })}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            onChange={({ target }) => setWanted(target.value.trim() === "" ? {} : { find: target.value.trim() })}
          />
        </form>
      </search>
      {total >= FEWEST_FOR_LETTERS && (
        <Letters
          letters={letters}
          current={wanted.letter}
          hrefOf={(letter) => designersHref(designersPath, query, { letter })}
          onChoose={(letter) => setWanted(letter === wanted.letter ? {} : { letter })}
        />
      )}
      <ul className={styles.scroll} aria-busy={fetcher.state === "loading" || undefined}>
        {shown.map(({ value, label, count }) => (
          <Option
            key={value}
            label={label}
            count={count}
            isChosen={state.refinementList.vendor.includes(value)}
            step={(before) => toggleValue(before, defaults, "vendor", value)}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.nothing}>{say("noDesigner")}</p>}
      {total > options.length && !isAsked && (
        <a className={styles.all} href={designersHref(designersPath, query)} rel="nofollow">
          {say("allDesigners", { count: total })}
        </a>
      )}
    </>
  );
}
