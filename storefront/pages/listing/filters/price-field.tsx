// One end of a price range: a formatted amount, or plain digits while typing and submitting.
import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatMoney, moneyOf } from "#catalogue";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";
import styles from "./filters.module.css";

interface Props {
  readonly label: string;
  readonly name: string;
  readonly digits: string;
  readonly currency: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/** Messages for an end that was cleared. */
export const PRICE_PROBLEMS = { min: "minProblem", max: "maxProblem" } as const;

export function PriceField({ label, name, digits, currency, onChange, onBlur }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  // The visitor may have started typing before the code loaded.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) setTyping(true);
  }, []);
  const isHydrated = useHydrated();
  const format = (amount: number) => formatMoney(moneyOf(amount, currency));
  // Without scripts the form sends the field as it is, so it must contain digits.
  const value = digits === "" || isTyping || !isHydrated ? digits : format(Number(digits));
  return (
    <label className={styles.end}>
      {label}
      <input
        ref={input}
        className={styles.field}
        name={name}
        value={value}
        placeholder={format(0)}
        inputMode="numeric"
        autoComplete="off"
        onChange={onChange}
        onFocus={({ target }) => {
          if (isTyping) return;
          // Replace the formatted amount by digits before selecting it: new text would undo the selection.
          flushSync(() => setTyping(true));
          target.select();
        }}
        onBlur={() => {
          setTyping(false);
          onBlur();
        }}
      />
    </label>
  );
}
