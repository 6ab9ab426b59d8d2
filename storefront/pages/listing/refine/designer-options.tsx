// All designers of the draft: a search field, and a list from # to Z with an index of letters. Rows far from the screen are not rendered.
import { type CSSProperties, memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { FEWEST_FOR_LETTERS } from "#search/constants";
import { toggleValue } from "#search/state";
import { writeState } from "#search/url";
import { Icon } from "#storefront/ui/icon.tsx";
import { listingFilters } from "#locales/listing-filters";
import { designersHref } from "../designers-href.ts";
import type { FacetOption } from "#browsing";
import { type Step, useListingView } from "../listing-view.tsx";
import { askDesigners } from "./ask-listing.ts";
import { type DesignerBlock, designerBlocks, lettersIn } from "./designer-blocks.ts";
import { LetterIndex } from "./letter-index.tsx";
import { OptionRow } from "./option-row.tsx";
import { Failed, Waiting } from "./option-states.tsx";
import styles from "./designer-options.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly choose: (step: Step) => void;
}

export function DesignerOptions({ choose }: Props) {
  const say = useMessages(listingFilters);
  const { data, state } = useListingView();
  const { defaults } = data;
  const { designers, isFailed, retry } = useDesigners();
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words);
  const blocks = useMemo(() => designerBlocks(designers ?? [], wanted), [designers, wanted]);
  const letters = useMemo(() => lettersIn(blocks), [blocks]);
  const scroller = useRef<HTMLDivElement>(null);
  const toggle = useCallback(
    (vendor: string) => choose((before) => toggleValue(before, defaults, "vendor", vendor)),
    [choose, defaults],
  );
  const total = designers?.length ?? data.facets.designers.total;
  const { vendor } = state.refinementList;
  return (
    <>
      <search className={styles.find}>
        <Icon name="search" />
        <input
          type="search"
          value={words}
          aria-label={say("searchDesigners")}
          placeholder={say("searchAmong", { count: total })}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          onChange={({ target }) => {
            setWords(target.value);
            scroller.current?.scrollTo(0, 0);
          }}
        />
      </search>
      <div className={styles.columns}>
        <div ref={scroller} className={styles.list}>
          {isFailed && <Failed onRetry={retry} />}
          {!designers && !isFailed && <Waiting />}
          {designers && blocks.length === 0 && <p className={styles.none}>{say("noDesigner")}</p>}
          {blocks.map((block) => (
            <Block key={block.key} block={block} chosen={chosenIn(block, vendor)} onToggle={toggle} />
          ))}
        </div>
        {total >= FEWEST_FOR_LETTERS && <LetterIndex key={letters.join("")} letters={letters} scroller={scroller} />}
      </div>
    </>
  );
}

/** As one string, so that a block with the same selection is not rendered again. Names contain no tabs. */
const chosenIn = ({ items }: DesignerBlock, chosen: readonly string[]): string =>
  items
    .filter(({ value }) => chosen.includes(value))
    .map(({ value }) => value)
    .join("\t");

interface BlockProps {
  readonly block: DesignerBlock;
  readonly chosen: string;
  readonly onToggle: (vendor: string) => void;
}

const Block = memo(function Block({ block, chosen, onToggle }: BlockProps) {
  const { letter, isFirst, items } = block;
  const ref = useRef<HTMLElement>(null);
  const isNear = useNear(ref);
  const values = chosen.split("\t");
  return (
    <section
      ref={ref}
      className={styles.block}
      data-letter={isFirst ? letter : undefined}
      // The height of its rows, rendered or not. Set by script, which the content security policy allows.
      style={{ "--rows": items.length } as CSSProperties}
    >
      {isFirst && <h3 className={styles.letter}>{letter}</h3>}
      <ul className={styles.rows}>
        {isNear &&
          items.map(({ value, label, count }) => (
            <OptionRow
              key={value}
              label={label}
              count={count}
              isChosen={values.includes(value)}
              onChoose={() => onToggle(value)}
            />
          ))}
      </ul>
    </section>
  );
});

/** True once the element has come near the screen; stays true, so that focus is never lost. */
function useNear(ref: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { root: ref.current.parentElement, rootMargin: "1200px 0px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}

/** Loads when the dialog opens, for the draft without its designers. */
function useDesigners() {
  const { data, state, sizesOf } = useListingView();
  const { designersPath, defaults } = data;
  const [href] = useState(() => designersHref(designersPath, writeState(state, defaults, sizesOf)));
  const [designers, setDesigners] = useState<readonly FacetOption[]>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    const giveUp = new AbortController();
    askDesigners(href, giveUp.signal).then(
      (found) => !giveUp.signal.aborted && setDesigners(found),
      () => !giveUp.signal.aborted && setFailed(attempt),
    );
    return () => giveUp.abort();
  }, [href, attempt]);
  return { designers, isFailed: !designers && failed === attempt, retry: () => setAttempt(attempt + 1) };
}
