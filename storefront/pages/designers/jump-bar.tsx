// # and A to Z as links to the letters of the page; those without names in grey.
import { designers } from "#locales/designers";
import styles from "./jump-bar.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

const ALPHABET = [..."#ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A fragment must not contain a second "#". */
export const letterId = (letter: string): string => (letter === "#" ? "letter-0" : `letter-${letter.toLowerCase()}`);

export function JumpBar({ letters }: { readonly letters: readonly string[] }) {
  const say = useMessages(designers);
  return (
    <nav className={styles.bar} aria-label={say("byLetter")}>
      {ALPHABET.map((letter) =>
        letters.includes(letter) ? (
          <a key={letter} href={`#${letterId(letter)}`} aria-label={letter === "#" ? say("signs") : undefined}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  );
}
