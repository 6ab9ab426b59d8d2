// A to Z and #: links for the initials of a listing's designers; the others in grey.
import type { MouseEvent } from "react";
import { listingFilters } from "#locales/listing-filters";
import styles from "./letters.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly letters: string;
  readonly current?: string | undefined;
  readonly hrefOf: (letter: string) => string;
  /** Called instead of following the link. */
  readonly onChoose?: (letter: string) => void;
}

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ#"];

export function Letters({ letters, current, hrefOf, onChoose }: Props) {
  const say = useMessages(listingFilters);
  const choose = (letter: string) => (event: MouseEvent) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(letter);
  };
  return (
    <nav className={styles.letters} aria-label={say("byLetter")}>
      {ALPHABET.map((letter) =>
        letters.includes(letter) ? (
          <a
            key={letter}
            href={hrefOf(letter)}
            rel="nofollow"
            aria-label={letter === "#" ? say("signs") : undefined}
            aria-current={letter === current || undefined}
            onClick={choose(letter)}
          >
            {letter}
          </a>
        ) : (
          <span key={letter} aria-hidden="true" aria-disabled="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  );
}
