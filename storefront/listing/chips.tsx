// What has been chosen, each a chip that takes itself away. The row scrolls sideways; arrows show when it does.
import { type RefObject, useEffect, useRef, useState } from "react";
import { ARROW_STEP } from "#search/constants";
import { type Chip, chipsOf, removeChip, reset } from "#search/state";
import { Icon } from "#storefront/ui/icon.tsx";
import { chipName } from "./chip-name.ts";
import { nameIn } from "./filters/size-names.ts";
import { Choice, useListingView } from "./listing-view.tsx";
import styles from "./chips.module.css";

export function useChips(): readonly Chip[] {
  const { data, state, sizesOf } = useListingView();
  const { defaults, currency, facets } = data;
  return chipsOf(state, defaults, {
    currency,
    sizesOf,
    sizeName: (group) => nameIn(group, facets.sizes?.country),
  });
}

export function Chips({ chips }: { readonly chips: readonly Chip[] }) {
  const { data, sizesOf } = useListingView();
  const { defaults } = data;
  const row = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflow(row);
  const scroll = (direction: 1 | -1) => () =>
    row.current?.scrollBy({ left: direction * ARROW_STEP, behavior: "smooth" });
  return (
    <div className={styles.bar}>
      {isOverflowing && (
        <button type="button" className={styles.back} aria-label="Scroll filters back" onClick={scroll(-1)}>
          <Icon name="chevron" small />
        </button>
      )}
      <div ref={row} className={styles.row}>
        <ul className={styles.chips} aria-label="Chosen filters">
          {chips.map((chip) => {
            const name = chipName(chip);
            return (
              <li key={`${chip.attribute} ${name}`}>
                <Choice
                  className={styles.chip}
                  step={(before) => removeChip(before, defaults, chip, sizesOf)}
                  aria-label={`Remove filter ${name}`}
                >
                  {name} <Icon name="close" small />
                </Choice>
              </li>
            );
          })}
          <li className={styles.clearItem}>
            <ClearAll />
          </li>
        </ul>
      </div>
      {isOverflowing && (
        <button type="button" className={styles.on} aria-label="Scroll filters on" onClick={scroll(1)}>
          <Icon name="chevron" small />
        </button>
      )}
    </div>
  );
}

export function ClearAll() {
  const { defaults } = useListingView().data;
  return (
    <Choice className={styles.clear} step={(before) => reset(before, defaults)}>
      Clear all
    </Choice>
  );
}

/** Whether the row is narrower than what is in it, at any size of the two. */
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
