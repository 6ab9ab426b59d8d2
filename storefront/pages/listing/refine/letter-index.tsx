// The letters beside a long list: each links to its designers, and the current one is marked and kept in view.
import { type RefObject, useEffect, useRef, useState } from "react";
import { listingFilters } from "#locales/listing-filters";
import { listingSheets } from "#locales/listing-sheets";
import styles from "./letter-index.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly letters: readonly string[];
  /** The scrolling element; `data-letter` marks the start of each letter. */
  readonly scroller: RefObject<HTMLElement | null>;
}

export function LetterIndex({ letters, scroller }: Props) {
  const say = useMessages(listingSheets);
  const sayFilters = useMessages(listingFilters);
  const [current, setCurrent] = useState(letters[0]);
  const index = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = scroller.current;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const letter = element ? letterAtTop(element) : undefined;
      setCurrent(letter);
      const button = index.current?.querySelector(`[data-to="${letter}"]`);
      button?.scrollIntoView({ block: "nearest" });
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    element?.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element?.removeEventListener("scroll", onScroll);
    };
  }, [scroller]);
  if (letters.length < 2) return null;
  const jump = (letter: string) => () => {
    const start = startsIn(scroller.current).find(({ dataset }) => dataset["letter"] === letter);
    if (start) scroller.current?.scrollTo(0, start.offsetTop);
  };
  return (
    <nav ref={index} className={styles.index} aria-label={say("jump")}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          data-to={letter}
          aria-label={letter === "#" ? sayFilters("signs") : letter}
          aria-current={letter === current || undefined}
          onClick={jump(letter)}
        >
          {letter}
        </button>
      ))}
    </nav>
  );
}

const startsIn = (scroller: HTMLElement | null): readonly HTMLElement[] => [
  ...(scroller?.querySelectorAll<HTMLElement>("[data-letter]") ?? []),
];

/** The last letter that starts above the upper edge, give or take half a pixel. */
const letterAtTop = (scroller: HTMLElement): string | undefined =>
  startsIn(scroller).findLast(({ offsetTop }, at) => at === 0 || offsetTop <= scroller.scrollTop + 1)?.dataset[
    "letter"
  ];
