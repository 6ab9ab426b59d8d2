// Selected filters, each a chip that removes itself. The row scrolls sideways, with arrows if needed.
import { lookUp } from "#catalogue";
import { type RefObject, useEffect, useRef, useState } from "react";
import { ARROW_STEP } from "#search/constants";
import { type Chip, chipsOf, removeChip, reset } from "#search/state";
import { Icon } from "#storefront/ui/icon.tsx";
import { listingFilters } from "#locales/listing-filters";
import { chipName, priceNameIn } from "./chip-name.ts";
import { nameIn } from "./filters/size-names.ts";
import { Choice, useListingView } from "./listing-view.tsx";
import styles from "./chips.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function useChips(): readonly Chip[] {
  const { data, state, sizesOf } = useListingView();
  const { defaults, currency, facets } = data;
  const say = useMessages(listingFilters);
  return chipsOf(state, defaults, {
    currency,
    sizesOf,
    priceName: priceNameIn(say),
    labelOf: (name, value) =>
      lookUp(data.labels, value) ??
      (name === "department" ? facets.departments.find((one) => one.value === value)?.label : undefined),
    sizeName: (group) => nameIn(group, facets.sizes?.country, data.labels),
  });
}

export function Chips({ chips }: { readonly chips: readonly Chip[] }) {
  const { data, sizesOf } = useListingView();
  const say = useMessages(listingFilters);
  const { defaults } = data;
  const row = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflow(row);
  const scroll = (direction: 1 | -1) => () =>
    row.current?.scrollBy({ left: direction * lineDirection(row.current) * ARROW_STEP, behavior: "smooth" });
  return (
    <div className={styles.bar}>
      {isOverflowing && (
        <button type="button" className={styles.back} aria-label={say("scrollBack")} onClick={scroll(-1)}>
          <Icon name="chevron" small />
        </button>
      )}
      <div ref={row} className={styles.row}>
        <ul className={styles.chips} aria-label={say("chosen")}>
          {chips.map((chip) => {
            const name = chipName(chip, say);
            return (
              <li key={`${chip.attribute} ${name}`}>
                <Choice
                  className={styles.chip}
                  step={(before) => removeChip(before, defaults, chip, sizesOf)}
                  aria-label={say("remove", { name })}
                >
                  <bdi>{name}</bdi> <Icon name="close" small />
                </Choice>
              </li>
            );
          })}
          <li className={styles.clearItem}>
            <ClearAll />
          </li>
          <li>
            <SaveSearch />
          </li>
        </ul>
      </div>
      {isOverflowing && (
        <button type="button" className={styles.on} aria-label={say("scrollForward")} onClick={scroll(1)}>
          <Icon name="chevron" small />
        </button>
      )}
    </div>
  );
}

/** Leads to the account, which saves what the listing shows. */
export const SaveSearch = () => (
  <a className={styles.clear} href={useListingView().data.saveHref}>
    {useMessages(listingFilters)("saveSearch")}
  </a>
);

export function ClearAll() {
  const { defaults } = useListingView().data;
  return (
    <Choice className={styles.clear} step={(before) => reset(before, defaults)}>
      {useMessages(listingFilters)("clearAll")}
    </Choice>
  );
}

/** 1 for left to right, -1 for right to left. */
const lineDirection = (element: Element): number => (getComputedStyle(element).direction === "rtl" ? -1 : 1);

/** True while the row overflows. */
function useOverflow(row: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const { current } = row;
    const content = current?.firstElementChild;
    if (!current || !content) return undefined;
    const observer = new ResizeObserver(() => setOverflowing(current.scrollWidth > current.clientWidth + 1));
    observer.observe(current);
    observer.observe(content);
    return () => observer.disconnect();
  }, [row]);
  return isOverflowing;
}
