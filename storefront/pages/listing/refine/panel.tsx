// The refine panel: selected filters as chips, a row for each filter, and buttons to apply or clear them.
import type { MouseEvent } from "react";
import { type FacetName, removeChip, reset } from "#search/state";
import { Button } from "#storefront/ui/button.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { listingFilters } from "#locales/listing-filters";
import { listingSheets } from "#locales/listing-sheets";
import { chipName } from "../chip-name.ts";
import { useChips } from "../chips.tsx";
import { type Step, useListingView } from "../listing-view.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { type Row, rowsOf } from "./fields.ts";
import { Layer } from "./layer.tsx";
import type { Answer } from "./use-answer.ts";
import styles from "./panel.module.css";
import { useMessages } from "#storefront/ui/language.tsx";
import { useListed } from "#storefront/ui/use-listed.ts";

interface Props {
  readonly isOpen: boolean;
  readonly isTop: boolean;
  /** Facets of the draft. */
  readonly facets: Answer;
  readonly choose: (step: Step) => void;
  readonly onField: (field: FacetName) => void;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** Must be inside a view of the draft. */
export function Panel({ isOpen, isTop, facets, choose, onField, onApply, onClose }: Props) {
  const say = useMessages(listingFilters);
  const { data, sizesOf } = useListingView();
  const { defaults, paging } = data;
  const chips = useChips();
  const foot = (
    <>
      <Button disabled={chips.length === 0} onClick={() => choose((before) => reset(before, defaults))}>
        {say("clearAll")}
      </Button>
      <ApplyButton
        selected={chips.length}
        total={facets.status === "failed" ? undefined : paging.total}
        isWaiting={facets.status === "asking"}
        onClick={onApply}
      />
    </>
  );
  return (
    <Layer
      isOpen={isOpen}
      isTop={isTop}
      shape="panel"
      title={say("filter")}
      onClose={onClose}
      onDismiss={onClose}
      foot={foot}
    >
      <div className={styles.body}>
        {chips.length > 0 && (
          <ul className={styles.chips} aria-label={say("chosen")}>
            {chips.map((chip) => {
              const name = chipName(chip, say);
              return (
                <li key={`${chip.attribute} ${name}`}>
                  <button
                    type="button"
                    className={styles.chip}
                    aria-label={say("remove", { name })}
                    onClick={() => choose((before) => removeChip(before, defaults, chip, sizesOf))}
                  >
                    <bdi>{name}</bdi> <Icon name="close" small />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <ul>
          {rowsOf(data, chips, { say: useMessages(listingSheets), sayFilters: say, listed: useListed() }).map((row) => (
            <FieldRow key={row.field} row={row} onOpen={onField} />
          ))}
        </ul>
      </div>
    </Layer>
  );
}

function FieldRow({ row, onOpen }: { readonly row: Row; readonly onOpen: (field: FacetName) => void }) {
  const { field, title, value, isChosen, isWaiting } = row;
  const open = (event: MouseEvent<HTMLButtonElement>): void => {
    // Safari does not focus a clicked button, so the dialog could not return the focus.
    event.currentTarget.focus({ preventScroll: true });
    onOpen(field);
  };
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        data-chosen={isChosen || undefined}
        disabled={isWaiting}
        onClick={open}
      >
        <span className={styles.title}>{title}</span>{" "}
        <span className={styles.value}>
          <bdi>{value}</bdi>
        </span>
        {!isWaiting && <Icon name="chevron" small />}
      </button>
    </li>
  );
}
