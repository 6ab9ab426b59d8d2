// The button that applies what is pending, and how many products that would show; also spoken, since a label that changes is not.
import { countLabel } from "#search/state";
import { Button } from "#storefront/ui/button.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { listingFilters } from "#locales/listing-filters";
import { listing } from "#locales/listing";
import { listingSheets } from "#locales/listing-sheets";
import styles from "./apply-button.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  /** How many options are chosen. */
  readonly selected: number;
  /** Undefined while that is not known: the button works all the same. */
  readonly total: number | undefined;
  /** Whether the total is an older one. */
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
