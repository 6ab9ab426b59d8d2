// The price filter: two fields in the visitor's money. A plain form without scripts; with them it applies when a field is
// left, on Enter, and a second after typing.
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { PRICE_DEBOUNCE } from "#search/constants";
import { applyPrice, clearPrice, type PriceDraft, priceDigits, priceDraft, setPage } from "#search/state";
import { stateFields } from "#search/url";
import { listingFilters } from "#locales/listing-filters";
import { useListingView } from "../listing-view.tsx";
import { PRICE_PROBLEMS, PriceField } from "./price-field.tsx";
import { PriceRange } from "./price-range.tsx";
import styles from "./filters.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function PriceFilter() {
  const { data, state, sizesOf, choosing } = useListingView();
  const { currency, defaults, path } = data;
  const say = useMessages(listingFilters);
  const kept = priceDraft(state, currency);
  const [draft, setDraft] = useState(kept);
  const [shown, setShown] = useState(kept);
  const [problem, setProblem] = useState<keyof PriceDraft>();
  const timer = useRef(0);
  // The range has changed: update the fields. What is being typed stays if only other parts of the state change.
  if (shown.min !== kept.min || shown.max !== kept.max) {
    setShown(kept);
    setDraft(kept);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (typed: PriceDraft, edited: keyof PriceDraft) => {
    clearTimeout(timer.current);
    const next = applyPrice(state, currency, typed, edited);
    setDraft(next.draft);
    if (next.draft[edited] !== typed[edited]) setProblem(edited);
    if (next.state !== state) choosing.chooseNow((before) => applyPrice(before, currency, typed, edited).state);
  };
  const type = (edited: keyof PriceDraft) => (event: ChangeEvent<HTMLInputElement>) => {
    const typed = { ...draft, [edited]: priceDigits(event.target.value) };
    setDraft(typed);
    setProblem(undefined);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => apply(typed, edited), PRICE_DEBOUNCE);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { activeElement } = document;
    apply(draft, activeElement instanceof HTMLInputElement && activeElement.name.endsWith("[max]") ? "max" : "min");
  };
  const field = (edited: keyof PriceDraft) => ({
    name: `range[${currency}][${edited}]`,
    digits: draft[edited],
    currency,
    onChange: type(edited),
    onBlur: () => apply(draft, edited),
  });
  return (
    <form className={styles.price} action={path} onSubmit={submit}>
      {stateFields(clearPrice(setPage(state, 1), currency), defaults, sizesOf).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceRange />
      <PriceField label={say("from")} {...field("min")} />
      <PriceField label={say("to")} {...field("max")} />
      <p className={styles.problem} role="alert">
        {problem && say(PRICE_PROBLEMS[problem])}
      </p>
      <button className={styles.apply}>{say("apply")}</button>
    </form>
  );
}
