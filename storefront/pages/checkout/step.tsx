// One step of the checkout: open with its form, done with a summary, or not reached yet.
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { Lines } from "#storefront/ui/lines.tsx";
import { checkout } from "#locales/checkout";
import type { ShownStep } from "./checkout-data.ts";
import styles from "./step.module.css";

interface Props {
  readonly number: number;
  readonly step: ShownStep;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

export function Step({ number, step, isOpen, children }: Props) {
  const say = useMessages(checkout);
  // English uses lower case within a sentence.
  const isEnglish = useLanguage() === "en";
  const { name, title, isDone, lines, note, edit } = step;
  const state = isOpen ? "open" : isDone ? "done" : "ahead";
  return (
    <li className={styles.step} data-state={state} aria-current={isOpen ? "step" : undefined}>
      <h2 className={styles.title} id={`${name}-title`} tabIndex={-1}>
        <span className={styles.number}>{number}</span>
        {title}
      </h2>
      {state === "open" && <div className={styles.body}>{children}</div>}
      {state === "done" && (
        <>
          <div className={styles.given}>
            {lines.length > 0 && (
              <p className={styles.lines}>
                <Lines lines={lines} />
              </p>
            )}
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <a
            className={styles.edit}
            href={edit}
            aria-label={say("editNamed", { step: isEnglish ? title.toLowerCase() : title })}
            data-keep-scroll
          >
            {say("edit")}
          </a>
        </>
      )}
    </li>
  );
}
