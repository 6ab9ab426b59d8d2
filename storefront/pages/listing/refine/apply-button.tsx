// The button that applies pending choices, with the number of products; a live region announces changes of its label.
import { countLabel } from "#search/state";
import { Button } from "#storefront/ui/button.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { listingFilters } from "#locales/listing-filters";
import { listing } from "#locales/listing";
import { listingSheets } from "#locales/listing-sheets";
import styles from "./apply-button.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  /** Number of selected options. */
  readonly selected: number;
  /** Undefined while unknown; the button still works. */
  readonly total: number | undefined;
  /** True while the total is out of date. */
  readonly isWaiting: boolean;
  readonly onClick: () => void;
}

export function ApplyButton({ selected, total, isWaiting, onClick }: Props) {
  const say = useMessages(listingSheets);
  const sayItems = useMessages(listing);
  const sayFilters = useMessages(listingFilters);
  const items = total === 0 ? say("noItems") : total === undefined ? "" : sayItems("items", { count: total });
  return (
    <>
      <Button look="primary" wide onClick={onClick}>
        <span>
          {[sayFilters("apply"), countLabel(selected)].filter(Boolean).join(" ")}{" "}
          {items !== "" && (
            <span className={styles.items} data-waiting={isWaiting || undefined}>
              {items}
            </span>
          )}
        </span>
      </Button>
      <VisuallyHidden>
        <output>{isWaiting ? "" : items}</output>
      </VisuallyHidden>
    </>
  );
}
