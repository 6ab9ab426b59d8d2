// The loading and error states of a dialog's options.
import { listing } from "#locales/listing";
import { listingSheets } from "#locales/listing-sheets";
import styles from "./options.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

const ROWS = 8;

export function Waiting() {
  return (
    <ul aria-busy="true" aria-label={useMessages(listing)("loading")}>
      {Array.from({ length: ROWS }, (_, at) => (
        <li key={at} className={styles.skeleton} aria-hidden="true" />
      ))}
    </ul>
  );
}

export function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const say = useMessages(listingSheets);
  return (
    <p className={styles.empty} role="alert">
      {say("optionsFailed")}
      <button type="button" onClick={onRetry}>
        {say("retry")}
      </button>
    </p>
  );
}
