// What a dialog shows while its options are on their way, and when they do not come.
import styles from "./options.module.css";

const ROWS = 8;

export function Waiting() {
  return (
    <ul aria-busy="true" aria-label="Loading">
      {Array.from({ length: ROWS }, (_, at) => (
        <li key={at} className={styles.skeleton} aria-hidden="true" />
      ))}
    </ul>
  );
}

export function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className={styles.empty} role="alert">
      The options cannot be shown at the moment.
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
