// The price in the refine sheet: two fields, pending like any choice, with messages for invalid ranges.
import { type ChangeEvent, type FormEvent, useEffect, useState } from "react";
import { applyPrice, type PriceDraft, priceDigits, priceDraft } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import { PRICE_PROBLEMS, PriceField } from "../filters/price-field.tsx";
import { PriceRange } from "../filters/price-range.tsx";
import { type Step, useListingView } from "../listing-view.tsx";
import styles from "./options.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly choose: (step: Step) => void;
  /** Enter applies the dialog. */
  readonly onSubmit: () => void;
  /** Holds Apply if the tap on it has revealed a problem, which must be seen first. */
  readonly onHold: (isHeld: boolean) => void;
}

type End = keyof PriceDraft;

export function PriceOptions({ choose, onSubmit, onHold }: Props) {
  const sayFilters = useMessages(listingFilters);
  const { data, state } = useListingView();
  const { currency } = data;
  const kept = priceDraft(state, currency);
  const [draft, setDraft] = useState(kept);
  const [shown, setShown] = useState(kept);
  const [problem, setProblem] = useState("");
  // After a reset the fields follow; otherwise they keep what is being typed.
  if (shown.min !== kept.min || shown.max !== kept.max) {
    setShown(kept);
    if (kept.min === "" && kept.max === "") setDraft({ min: "", max: "" });
  }
  useEffect(() => {
    const release = (): void => onHold(false);
    document.addEventListener("pointerdown", release, true);
    return () => document.removeEventListener("pointerdown", release, true);
  }, [onHold]);
  const type = (edited: End) => (event: ChangeEvent<HTMLInputElement>) => {
    const typed = { ...draft, [edited]: priceDigits(event.target.value) };
    setDraft(typed);
    setProblem("");
    // The first digits of a maximum are below the minimum: until then the pending range stays.
    choose((before) => applyPrice(before, currency, typed, edited).state);
  };
  const check = (edited: End): void => {
    const { draft: cleaned } = applyPrice(state, currency, draft, edited);
    if (draft[edited] === cleaned[edited]) return;
    onHold(true);
    setProblem(sayFilters(PRICE_PROBLEMS[edited]));
    setDraft(cleaned);
    choose((before) => applyPrice(before, currency, cleaned, edited).state);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onHold(false);
    const { activeElement } = document;
    check(activeElement instanceof HTMLInputElement && activeElement.name === "max" ? "max" : "min");
    onSubmit();
  };
  const field = (edited: End) => ({
    name: edited,
    digits: draft[edited],
    currency,
    onChange: type(edited),
    onBlur: () => check(edited),
  });
  return (
    <form className={styles.prices} onSubmit={submit}>
      <PriceRange />
      <PriceField label={sayFilters("from")} {...field("min")} />
      <PriceField label={sayFilters("to")} {...field("max")} />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button hidden>{sayFilters("apply")}</button>
    </form>
  );
}
