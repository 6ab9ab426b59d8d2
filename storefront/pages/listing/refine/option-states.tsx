// What a dialog shows while its options are on their way, and when they do not come.
import styles from "./options.module.css";
import { useWords } from "#storefront/ui/language.tsx";
import { listing } from "../words/index.ts";
import { refine } from "./words/index.ts";

const ROWS = 8;

export function Waiting() {
  return (
    <ul aria-busy="true" aria-label={useWords(listing)("loading")}>
      {Array.from({ length: ROWS }, (_, at) => (
        <li key={at} className={styles.skeleton} aria-hidden="true" />
      ))}
    </ul>
  );
}

export function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const say = useWords(refine);
  return (
    <p className={styles.empty} role="alert">
      {say("optionsFailed")}
      <button type="button" onClick={onRetry}>
        {say("retry")}
      </button>
    </p>
  );
}
